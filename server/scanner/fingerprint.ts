import { createHash } from 'node:crypto'

/**
 * What, where, which one: 16 hex digits that stay the same from scan to scan. Nothing that changes by itself may go in:
 * no time, version, count or order.
 */
export function fingerprint(rule: string, at: string, key = ''): string {
  return createHash('sha256').update([rule, at, key].join('\u0000')).digest('hex').slice(0, 16)
}

/** Java servers put the session into the path: it is another one in every scan. */
export const withoutSession = (path: string) => path.replace(/;(?:jsessionid|phpsessid|sid)=[^/;]*/gi, '')

/**
 * One way to write a place: a URL without query, session, credentials and default port; anything else (host:port, DNS
 * name) in lower case.
 */
export function place(at: string): string {
  const url = /^https?:\/\//i.test(at) ? URL.parse(at) : null
  if (!url) return at.trim().toLowerCase().replace(/\.$/, '')
  return `${url.protocol}//${url.host}${withoutSession(url.pathname)}`
}
