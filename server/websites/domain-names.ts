import { getDomain } from 'tldts'
import { refused } from '@/server/errors'
import type { Settings } from '@/server/settings'

type Names = Pick<Settings, 'publicUrl' | 'sitesHost' | 'sitesIps' | 'demo'>

const NAME = /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/
const INTERNAL = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|onion|home\.arpa)$/

/**
 * A public host name as a person types it, in small letters and Punycode; null for what is none: an address of a
 * machine, a name with more around it.
 */
export function publicName(typed: string): string | null {
  const bare = typed.trim().toLowerCase().replace(/\.$/, '')
  const host = /[/:@*\\?#\s]/.test(bare) ? '' : (URL.parse(`http://${bare}`)?.hostname ?? '')
  const isName = NAME.test(host) && !INTERNAL.test(host) && !/^[\d.]+$/.test(host) && getDomain(host) !== null
  return isName ? host : null
}

/** Whether this server answers there itself, or a website without a domain of its own. */
export const isOursAlready = (host: string, { publicUrl, sitesHost }: Pick<Names, 'publicUrl' | 'sitesHost'>) =>
  host === new URL(publicUrl).hostname || host === sitesHost || host.endsWith(`.${sitesHost}`)

/** Throws 422 for what is no name that a website can have. */
export function domainName(typed: string, names: Names): string {
  const host = publicName(typed)
  if (host === null || isOursAlready(host, names)) throw refused('domain', 'domain_form')
  return host
}

/** What was registered of it. */
export const registered = (host: string) => getDomain(host) ?? host

/** The main name first; of example.com and www.example.com the other one leads there. */
export function hostsFor(host: string): string[] {
  const domain = registered(host)
  if (host === domain) return [host, `www.${host}`]
  return host === `www.${domain}` ? [host, domain] : [host]
}

export type Wanted = { type: 'A' | 'AAAA' | 'CNAME'; host: string; value: string }

/** The records that bring a name here. What was registered can have no CNAME. */
export function recordsFor(host: string, { sitesHost, sitesIps, demo }: Names): Wanted[] {
  const addresses = sitesIps.length === 0 && demo ? ['127.0.0.1'] : sitesIps
  if (host !== registered(host) && sitesHost !== null) return [{ type: 'CNAME', host, value: sitesHost }]
  return addresses.map((value) => ({ type: value.includes(':') ? 'AAAA' : 'A', host, value }))
}

export const CLAIM = '_site-claim'
export const claimRecord = (host: string, token: string) => ({
  type: 'TXT',
  host: `${CLAIM}.${registered(host)}`,
  value: `site-claim=${token}`,
})
