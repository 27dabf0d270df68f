import { CHECKS } from '@/server/scanner/checks'

export type PlatformSnippet = { rule: string; code: string }

/** What the report gives an owner to copy for one platform; commands for the shell are left out. */
export function snippetsFor(platform: 'nginx' | 'apache'): PlatformSnippet[] {
  return CHECKS.flatMap((check) =>
    Object.entries(check.rules).flatMap(([name, rule]) =>
      (rule.snippets ?? [])
        .filter((snippet) => snippet.platform === platform && !snippet.code.startsWith('sudo '))
        .map(({ code }) => ({ rule: `${check.id}/${name}`, code })),
    ),
  )
}

/** The snippet of one rule. Throws when there is none. */
export function snippetOf(platform: 'nginx' | 'apache', rule: string): string {
  const found = snippetsFor(platform).find((snippet) => snippet.rule === rule)
  if (!found) throw new Error(`${rule} has no snippet for ${platform}`)
  return found.code
}

/** Rules whose snippets together make a site without findings of its own. */
export const HARDENING = [
  'tls.protocols/legacy-tls',
  'tls.protocols/no-forward-secrecy',
  'http.headers/hsts-missing',
  'http.headers/nosniff-missing',
  'http.headers/framing',
  'http.headers/referrer-missing',
  'http.headers/permissions-missing',
  'http.headers/coop-missing',
  'http.headers/corp-missing',
  'http.csp/missing',
]
