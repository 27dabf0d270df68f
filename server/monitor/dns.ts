import { isIP } from 'node:net'
import { getDomain } from 'tldts'
import { cleanText } from '@/server/scanner/clean'
import type { Dns } from '@/server/net/dns'
import type { DnsAnswer } from '@/server/net/dns-answer'

const isName = (host: string) => isIP(host) === 0 && host !== 'localhost'

/** The domain that was registered: `example.co.uk` of `www.shop.example.co.uk`. Null for what is no name. */
export const domainOf = (host: string) => (isName(host) ? getDomain(host) : null)

/** Where a site and its mail are, by record. A question that got no answer is left out: it proves nothing. */
export async function readDns(host: string, dns: Dns): Promise<Record<string, string[]>> {
  if (!isName(host)) return {}
  const domain = domainOf(host) ?? host
  const found: [string, DnsAnswer<string>][] = await Promise.all([
    dns.a(host).then((answer): [string, DnsAnswer<string>] => [`A ${host}`, answer]),
    dns.aaaa(host).then((answer): [string, DnsAnswer<string>] => [`AAAA ${host}`, answer]),
    dns.ns(domain).then((answer): [string, DnsAnswer<string>] => [`NS ${domain}`, answer]),
    dns.mx(domain).then((answer): [string, DnsAnswer<string>] => [`MX ${domain}`, namesOf(answer)]),
  ])
  return Object.fromEntries(
    found.flatMap(([what, answer]) => (answer.state === 'failed' ? [] : [[what, tidy(answer.records)]])),
  )
}

const namesOf = (answer: DnsAnswer<{ exchange: string }>): DnsAnswer<string> =>
  answer.state === 'found' ? { state: 'found', records: answer.records.map(({ exchange }) => exchange) } : answer

/** At most twenty, in an order of their own: name servers turn them round with each answer. */
const tidy = (records: string[]) =>
  [...new Set(records.map((record) => cleanText(record.toLowerCase().replace(/\.$/, ''), 120)))].sort().slice(0, 20)
