/** Headers that protect visitors by being there: one that was there and is gone is a step back. */
const BY_NAME = [
  'x-content-type-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'cross-origin-embedder-policy',
]
const HSTS = 'strict-transport-security'
const CSP = 'content-security-policy'
const SCRIPTS = `${CSP}: script-src`
const FRAMES = `${CSP}: frame-ancestors`
const OLD_FRAMES = 'x-frame-options'

/**
 * What the headers of a page protect from, in a fixed order. Values alone are not kept: many sites send others each
 * time.
 */
export function protectionsOf(all: (name: string) => string[]): string[] {
  const policies = all(CSP)
    .flatMap((value) => value.split(','))
    .map(directivesOf)
    .filter(({ size }) => size > 0)
  const isSent: Record<string, boolean> = {
    // Only the first of several counts, and zero takes it back.
    [HSTS]: /max-age\s*=\s*"?0*[1-9]/i.test(all(HSTS)[0] ?? ''),
    [CSP]: policies.length > 0,
    [SCRIPTS]: policies.some((policy) => limitsScripts(policy.get('script-src') ?? policy.get('default-src'))),
    [FRAMES]: policies.some((policy) => policy.get('frame-ancestors')?.includes('*') === false),
    [OLD_FRAMES]: /^\s*(deny|sameorigin)/i.test(all(OLD_FRAMES)[0] ?? ''),
    ...Object.fromEntries(BY_NAME.map((name) => [name, all(name).length > 0])),
  }
  return Object.keys(isSent).filter((name) => isSent[name])
}

/** What protected before and does not now. */
export function lostOf(before: readonly string[], now: readonly string[]): string[] {
  const isFramed = now.includes(FRAMES) || now.includes(OLD_FRAMES)
  return before.filter((name) => {
    // Either of them keeps the page out of foreign frames.
    if (name === OLD_FRAMES || name === FRAMES) return !isFramed && (name === OLD_FRAMES || now.includes(CSP))
    // A policy that is gone is one loss, not three.
    if (name === SCRIPTS && !now.includes(CSP)) return false
    return !now.includes(name)
  })
}

const directivesOf = (policy: string) =>
  new Map(
    policy
      .toLowerCase()
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .filter(([name]) => name)
      .map(([name = '', ...sources]) => [name, sources]),
  )

/** Browsers pass over `unsafe-inline` where a nonce or a hash stands beside it. */
function limitsScripts(sources: string[] | undefined): boolean {
  if (!sources || sources.includes('*')) return false
  return (
    !sources.includes("'unsafe-inline'") || sources.some((source) => /^'(nonce-|sha\d+-|strict-dynamic)/.test(source))
  )
}
