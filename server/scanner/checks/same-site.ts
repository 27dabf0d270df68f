import { isIP } from 'node:net'
import { getDomain, parse } from 'tldts'

/**
 * The domain somebody registered: `shop.co.uk` of `www.shop.co.uk`, `me.github.io` of itself. Null for addresses and
 * names without a dot.
 */
export function registeredDomain(host: string): string | null {
  return getDomain(host, { allowPrivateDomains: true })
}

/** Whether names under the same domain belong to different people, as with `me.github.io`. */
export const isSharedHosting = (host: string) => parse(host, { allowPrivateDomains: true }).isPrivate === true

/** Same host or same registered domain. */
export function isSameSite(a: URL, b: URL): boolean {
  if (a.hostname === b.hostname) return true
  const domain = registeredDomain(a.hostname)
  return domain !== null && domain === registeredDomain(b.hostname)
}

/** Whether a request there can be read on the way. Browsers count loopback as safe. */
export function leavesInClear(address: string): boolean {
  const url = URL.parse(address)
  return url?.protocol === 'http:' && !isLoopbackHost(url.hostname)
}

function isLoopbackHost(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '')
  return (
    host === 'localhost' ||
    host.endsWith('.localhost') ||
    host === '::1' ||
    (isIP(host) === 4 && host.startsWith('127.'))
  )
}
