import type { KeptRecord } from '@/server/db/schema/website'
import type { DomainDns } from '@/server/records/deps'
import type { Settings } from '@/server/settings'
import { recordsFor, registered, type Wanted } from './domain-names'

type Problem = NonNullable<KeptRecord['problem']>
export type Looked = {
  records: KeptRecord[]
  nameServers: string[]
  hasMail: boolean
  /** Everything leads here, and everybody is told so. */
  isRight: boolean
  /** Some of it does. */
  isBegun: boolean
  detail: Problem | null
}

/** What Cloudflare answers with where it stands in between (cloudflare.com/ips, IPv4). */
const CLOUDFLARE =
  /^(?:104\.(?:1[6-9]|2[0-7])\.|172\.(?:6[4-9]|7[01])\.|188\.114\.(?:9[6-9]|1[01]\d)\.|190\.93\.2[45]\d\.|162\.15[89]\.|198\.41\.(?:1[2-9]\d|2\d\d)\.|141\.101\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])\.|108\.162\.(?:19[2-9]|2\d\d)\.|173\.245\.(?:4[89]|5\d|6[0-3])\.)/

const bare = (name: string) => name.toLowerCase().replace(/\.$/, '')

/** Looks where a host name leads: first at its own name servers, then at what others are told. */
export async function lookAt(dns: DomainDns, host: string, settings: Settings): Promise<Looked> {
  const domain = registered(host)
  const wanted = recordsFor(host, settings)
  const { names, dns: own, isThere } = await dns.authority(domain)
  if (!own) {
    const problem = { code: isThere ? 'no_answer' : 'no_domain', values: { host: domain } }
    const records = wanted.map((record) => kept(record, 'missing', [], null, problem))
    return { records, nameServers: names, hasMail: true, isRight: false, isBegun: false, detail: problem }
  }
  const [a, aaaa, cname, kinds, mx] = await Promise.all([
    own.a(host),
    own.aaaa(host),
    own.cname(host),
    own.kinds(host),
    own.mx(domain),
  ])
  const found: Found = { a: a.records, aaaa: aaaa.records, cname: cname.records.map(bare), kinds }
  const isSilent = [a, cname].every(({ state }) => state === 'failed')
  const ours = recordsFor(domain, settings).map(({ value }) => value)
  const judged = wanted.map((record) =>
    isSilent
      ? kept(record, 'missing', [], null, { code: 'no_answer', values: { host: domain } })
      : judge(record, found, ours, host === domain),
  )
  const isOk = judged.length > 0 && judged.every(({ state }) => state === 'ok')
  const records = isOk ? await asOthersSee(dns, judged, host) : judged
  const wrong = records.find(({ problem }) => problem !== null)
  return {
    records,
    nameServers: names,
    hasMail: mx.state !== 'none',
    isRight: isOk && !wrong,
    isBegun: judged.some(({ state }) => state === 'ok'),
    detail: wrong?.problem ?? null,
  }
}

type Found = { a: string[]; aaaa: string[]; cname: string[]; kinds: string[] }

const kept = (
  { type, host, value }: Wanted,
  state: 'ok' | 'missing' | 'wrong',
  found: string[],
  where: KeptRecord['where'] = 'authoritative',
  problem: Problem | null = null,
): KeptRecord => ({ type, host, value, purpose: 'routing', state, found: found.slice(0, 8), where, problem })

/** One record beside what stands there. `ours`: the addresses of this server. */
function judge(record: Wanted, found: Found, ours: string[], isApex: boolean): KeptRecord {
  const { type, host, value } = record
  const addresses = [...found.a, ...found.aaaa]
  const strangers = addresses.filter((address) => !ours.includes(address))
  if (type === 'CNAME') {
    const other = found.kinds.find((kind) => !['CNAME', 'RRSIG', 'NSEC'].includes(kind))
    if (found.kinds.includes('CNAME') && other)
      return kept(record, 'wrong', found.cname, 'authoritative', {
        code: 'cname_not_alone',
        values: { host, type: other },
      })
    if (found.cname.includes(value)) return kept(record, 'ok', found.cname)
    if (found.cname.length > 0)
      return kept(record, 'wrong', found.cname, 'authoritative', {
        code: 'cname_elsewhere',
        values: { host, found: found.cname.join(', '), value },
      })
    // Some name servers flatten a CNAME into what it leads to.
    if (addresses.length > 0 && strangers.length === 0) return kept(record, 'ok', addresses)
    if (addresses.length === 0) return missing(record)
    return kept(record, 'wrong', strangers, 'authoritative', elsewhere(host, strangers, isApex))
  }
  const same = type === 'A' ? found.a : found.aaaa
  if (same.includes(value) && strangers.length === 0) return kept(record, 'ok', same)
  if (same.includes(value))
    return kept(record, 'wrong', same, 'authoritative', {
      code: 'also_elsewhere',
      values: { host, found: strangers.join(', ') },
    })
  return strangers.length === 0
    ? missing(record)
    : kept(record, 'wrong', strangers, 'authoritative', elsewhere(host, strangers, isApex))
}

const missing = (record: Wanted) =>
  kept(record, 'missing', [], 'authoritative', { code: 'none_yet', values: { host: record.host } })

function elsewhere(host: string, found: string[], isApex: boolean): Problem {
  if (found.some((address) => CLOUDFLARE.test(address))) return { code: 'cloudflare', values: { host } }
  return { code: isApex ? 'apex_elsewhere' : 'elsewhere', values: { host, found: found.slice(0, 4).join(', ') } }
}

/** It is right where it is made; until others have forgotten the old answer it is not right for everybody. */
async function asOthersSee({ resolver, ttl }: DomainDns, records: KeptRecord[], host: string): Promise<KeptRecord[]> {
  const [a, cname] = await Promise.all([resolver.a(host), resolver.cname(host)])
  if (a.state === 'failed' && cname.state === 'failed') return records
  const told = [...a.records, ...cname.records.map(bare)]
  const isTold = records.some(({ value, found }) => told.includes(value) || found.some((each) => told.includes(each)))
  if (isTold || records.every(({ type }) => type === 'AAAA')) return records
  const minutes = Math.max(1, Math.ceil(((await ttl(host)) ?? 300) / 60))
  return records.map((record) => ({
    ...record,
    where: 'resolver',
    found: told.slice(0, 8),
    problem: { code: 'still_old', values: { host, minutes } },
  }))
}
