import type { Exchange, Hop } from './exchange'

const REDIRECTS = [301, 302, 303, 307, 308]

export type Follow = boolean | 'same-host'

/** Where an answer sends the visitor, or null when it is not a redirect. */
export function redirectOf(exchange: Exchange): Hop | null {
  const location = exchange.header('location')
  if (!location || !REDIRECTS.includes(exchange.status)) return null
  const target = URL.parse(location, exchange.url)
  return target && { url: exchange.url, status: exchange.status, location: target.href, headers: exchange.headers }
}

/** Whether a hop stays where we may follow: on the host the walk started at, or with its www twin. */
export function mayFollow(start: URL, to: URL, follow: Follow): boolean {
  if (to.protocol !== 'http:' && to.protocol !== 'https:') return false
  const [a, b] = [bare(start), bare(to)]
  if (a === b) return true
  return follow === true && (a === `www.${b}` || b === `www.${a}`)
}

const bare = (url: URL) => url.hostname.replace(/\.$/, '')
