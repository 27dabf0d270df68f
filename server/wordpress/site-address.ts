import type { WpReport } from '@/lib/contract/wordpress-report'
import { Blocked } from '@/server/net/blocked'
import { parseTarget } from '@/server/scanner/target'

export type SiteAddress = { url: string; host: string; path: string }

const bare = (host: string) => host.replace(/^www\./, '')

/** An address as a person typed it. Throws Blocked with a sentence when it can be none. */
export function siteAddress(input: string): SiteAddress {
  const target = parseTarget(input)
  const url = new URL(/^https?:/i.test(input.trim()) ? input.trim() : `https://${input.trim()}`)
  const path = target.path
    .replace(/\/(?:wp-(?:admin|login|content|includes|json).*|index\.php)?$/, '')
    .replace(/\/+$/, '')
  return { url: `${url.origin}${path}`, host: bare(url.host), path }
}

/** How a site is told from others, without its scheme. */
export const placeOf = ({ host, path }: Pick<SiteAddress, 'host' | 'path'>) => `${host}${path}`

/** Where a site says it is: null when that is no address. */
export function saidAddress({ url }: Pick<WpReport, 'url'>): SiteAddress | null {
  try {
    return siteAddress(url)
  } catch (error) {
    if (error instanceof Blocked) return null
    throw error
  }
}

/** Where the site answers questions: what it says, if that is on its own host. */
export function restOf(said: string | undefined, { url, host }: SiteAddress): string {
  const rest = said === undefined ? null : URL.parse(said)
  return rest && /^https?:$/.test(rest.protocol) && bare(rest.host) === host ? rest.href : `${url}/wp-json/`
}
