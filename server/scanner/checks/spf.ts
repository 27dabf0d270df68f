import type { Dns } from '@/server/net/dns'
import { taggedTexts } from './dns-records'

const SPF = /^v=spf1(?: |$)/i

/** The limit of RFC 7208 for terms that make a receiver ask the DNS. */
export const SPF_LOOKUP_LIMIT = 10
/** Far above the limit: a record that points to itself must not keep us busy. */
const STOP_COUNTING = 30

export type Spf = {
  records: string[]
  /** What the record says about everybody else: `-`, `~`, `?`, `+`; null when it says nothing. Follows redirect. */
  verdict: string | null
  allowsEveryAddress: boolean
  /** The terms that make a receiver ask the DNS, nested ones included, in order. */
  lookups: string[]
}

const findSpf = (dns: Dns, domain: string) => taggedTexts(dns, domain, SPF)

/** Reads the record of a domain with everything it includes. Throws Inconclusive when the DNS does not answer. */
export async function readSpf(dns: Dns, domain: string): Promise<Spf> {
  const records = await findSpf(dns, domain)
  const [record] = records
  if (records.length !== 1 || record === undefined)
    return { records, verdict: null, allowsEveryAddress: false, lookups: [] }
  const lookups: string[] = []
  await countLookups(dns, record, lookups, [domain])
  return {
    records,
    verdict: await verdictOf(dns, record, [domain]),
    allowsEveryAddress: /(?:^|\s)\+?ip[46]:(?:0\.0\.0\.0|::)\/0(?:\s|$)/i.test(record),
    lookups,
  }
}

const termsOf = (record: string) => record.trim().split(/\s+/).slice(1)
/** Nothing behind `all` is ever asked for, and a redirect beside it is ignored. */
function askedTerms(record: string): string[] {
  const terms = termsOf(record)
  const end = terms.findIndex((term) => /^[+?~-]?all$/i.test(term))
  return end < 0 ? terms : terms.slice(0, end).filter((term) => !/^redirect=/i.test(term))
}

async function countLookups(dns: Dns, record: string, lookups: string[], path: string[]): Promise<void> {
  for (const term of askedTerms(record)) {
    if (lookups.length >= STOP_COUNTING) return
    if (!/^[+?~-]?(?:include:|exists:|a(?:[:/]|$)|mx(?:[:/]|$)|ptr(?::|$))|^redirect=/i.test(term)) continue
    lookups.push(term)
    const next = includedDomain(term)
    if (next && !path.includes(next)) await countNested(dns, next, lookups, path)
  }
}

async function countNested(dns: Dns, domain: string, lookups: string[], path: string[]): Promise<void> {
  const [record] = await findSpf(dns, domain)
  if (record) await countLookups(dns, record, lookups, [...path, domain])
}

/** Names with a macro depend on the message and cannot be followed. */
function includedDomain(term: string): string | null {
  const name = /^(?:[+?~-]?include:|redirect=)([^%\s]+)$/i.exec(term)?.[1]
  return name?.toLowerCase().replace(/\.$/, '') ?? null
}

async function verdictOf(dns: Dns, record: string, path: string[]): Promise<string | null> {
  const all = termsOf(record).find((term) => /^[+?~-]?all$/i.test(term))
  if (all) return all.length === 3 ? '+' : all.charAt(0)
  const redirect = termsOf(record).find((term) => /^redirect=/i.test(term))
  if (!redirect) return null
  const next = includedDomain(redirect)
  // A redirect we cannot follow may well end in a verdict: it is not called weak.
  if (!next || path.includes(next) || path.length > SPF_LOOKUP_LIMIT) return '-'
  const [target] = await findSpf(dns, next)
  return target ? verdictOf(dns, target, [...path, next]) : null
}
