import type { Evidence, Snippet } from '@/lib/contract/scan-result'

type Place = { at: string; key?: string; evidence: readonly Pick<Evidence, 'data'>[] }

const HOST = /^(?:[a-z0-9_-]+\.)*[a-z0-9_-]+$|^\[[0-9a-f:]+\]$/i
const PATH = /^\/[\w./~@+-]*$/
const NAME = /^[\w.-]+$/
const ADDRESS = /^https?:\/\/[\w.:-]+\/[\w./~@+-]*$/

/**
 * Puts the person's own host, path, cookie or script where a snippet has a gap such as {{host}}. A site has a say in
 * its addresses and names, and what is filled in is pasted into a shell or a server: whatever holds more than letters,
 * digits and plain signs stays a general word.
 */
export function fillSnippets(snippets: readonly Snippet[], place: Place, now: Date): Snippet[] {
  const values = valuesOf(place, now)
  return snippets.map(({ platform, code }) => ({
    platform,
    code: code.replaceAll(/\{\{([a-z-]+)\}\}/g, (gap, name: string) => values[name] ?? gap),
  }))
}

function valuesOf({ at, key = '', evidence }: Place, now: Date): Record<string, string> {
  const url = URL.parse(at.includes('://') ? at : `http://${at}`)
  const host = url && HOST.test(url.hostname) ? url.hostname : 'example.com'
  const path = url && PATH.test(url.pathname) ? url.pathname : '/path'
  const [, first = '', more] = path.split('/')
  const folder = more === undefined || first === '' ? path : `/${first}`
  const cookie = NAME.test(key) ? key : ''
  // Of a service only its port is known, and that is none of a page's.
  const port = url?.port && at.includes('://') ? `:${url.port}` : ''
  const origin = `${at.startsWith('http:') ? 'http' : 'https'}://${host}${port}`
  const inYear = new Date(now.getTime() + 330 * 86_400_000)
  return {
    host,
    origin,
    'origin-pattern': escaped(origin),
    path,
    'path-pattern': escaped(path),
    folder,
    'folder-pattern': folder === '/' ? '' : escaped(folder),
    port: /:(\d+)$/.exec(at)?.[1] ?? '0',
    cookie: cookie || 'name',
    'cookie-pattern': escaped(cookie),
    address: addressIn(evidence) ?? 'https://cdn.example.net/library-1.2.3.min.js',
    'in-a-year': `${inYear.toISOString().slice(0, 10)}T00:00:00.000Z`,
  }
}

const escaped = (text: string) => text.replaceAll(/[.+*?^$()[\]{}|\\]/g, String.raw`\$&`)

/** What the check found on the page, such as a script. */
function addressIn(evidence: Place['evidence']): string | undefined {
  const found = evidence[0]?.data?.found
  const [first] = Array.isArray(found) ? (found as unknown[]) : []
  return typeof first === 'string' && ADDRESS.test(first) ? first : undefined
}
