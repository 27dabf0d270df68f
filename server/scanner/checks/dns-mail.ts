import type { StoredEvidence } from '@/lib/domain/stored-result'
import { isIP } from 'node:net'
import { type Context, defineCheck, type Hit, Inconclusive, NotApplicable, say } from '@/server/scanner/check'
import type { Dns } from '@/server/net/dns'
import { findDmarc } from './dmarc'
import { RULES } from '@/lib/domain/rules/dns-mail'
import { recordsOf, taggedTexts, withParents } from './dns-records'
import { isSharedHosting, registeredDomain } from './same-site'
import { readSpf, SPF_LOOKUP_LIMIT } from './spf'

type RuleName = keyof typeof RULES
type Found = Hit<RuleName>[]

export const dnsMail = defineCheck({
  id: 'dns.mail',
  category: 'dns_mail',
  modes: ['light', 'full'],
  rules: RULES,
  async run(context) {
    const { target, dns } = context
    const domain = mailDomain(target)
    const host = target.host.replace(/^www\./, '')
    const [spf, dmarc, caa, mtaSts, dnssec, dangling] = await Promise.all([
      orPartial(context, judgeSpf(dns, domain)),
      orPartial(context, judgeDmarc(dns, host)),
      orPartial(context, judgeCaa(dns, host)),
      orPartial(context, judgeMtaSts(dns, domain)),
      orPartial(context, judgeDnssec(dns, domain)),
      orPartial(context, judgeAlias(dns, `www.${host}`)),
    ])
    const isInPlace = ({ records, found }: Judged) => records.length > 0 && found.length === 0
    if (isInPlace(spf) && isInPlace(dmarc)) context.note(say('mailInPlace'))
    context.observe('dns', { domain, spf: spf.records, dmarc: dmarc.records, caa: caa.records, mx: mtaSts.records })
    return [...spf.found, ...dmarc.found, ...caa.found, ...mtaSts.found, ...dnssec.found, ...dangling.found]
  },
})

type Judged = { records: string[]; found: Found }

function mailDomain({ host, isLoopback }: Context['target']): string {
  const domain = isLoopback || isIP(host) ? null : registeredDomain(host)
  if (!domain) throw new NotApplicable(say('noMailOfAddress'))
  if (isSharedHosting(host)) throw new NotApplicable(say('hostedName'))
  return domain
}

/** One question without an answer leaves the others their findings. */
async function orPartial(context: Context, work: Promise<Judged>): Promise<Judged> {
  try {
    return await work
  } catch (error) {
    if (!(error instanceof Inconclusive)) throw error
    context.partial(error.says)
    return { records: [], found: [] }
  }
}

async function judgeSpf(dns: Dns, domain: string): Promise<Judged> {
  const { records, verdict, allowsEveryAddress, lookups } = await readSpf(dns, domain)
  const evidence = [textEvidence(domain, records)]
  const hit = (rule: RuleName, more?: StoredEvidence): Found[number] => ({
    rule,
    at: domain,
    evidence: more ? [...evidence, more] : evidence,
  })
  if (records.length === 0) return { records, found: [hit('spf-missing')] }
  if (records.length > 1) return { records, found: [hit('spf-many')] }
  const found: Found = []
  if (verdict === '+' || allowsEveryAddress) found.push(hit('spf-open'))
  else if (verdict === null || verdict === '?') found.push(hit('spf-weak'))
  if (lookups.length > SPF_LOOKUP_LIMIT)
    found.push(hit('spf-lookups', { label: say('spfLookups'), data: { count: lookups.length, terms: lookups } }))
  return { records, found }
}

async function judgeDmarc(dns: Dns, host: string): Promise<Judged> {
  const dmarc = await findDmarc(dns, host)
  if (!dmarc)
    return { records: [], found: [{ rule: 'dmarc-missing', at: host, evidence: [textEvidence(`_dmarc.${host}`, [])] }] }
  const evidence = [textEvidence(`_dmarc.${dmarc.domain}`, [dmarc.text])]
  const records = [dmarc.text]
  if (dmarc.policy === 'none') return { records, found: [{ rule: 'dmarc-none', at: host, evidence }] }
  return { records, found: dmarc.isTest ? [{ rule: 'dmarc-test', at: host, evidence }] : [] }
}

/** The nearest record on the way up counts (RFC 8659). */
async function judgeCaa(dns: Dns, host: string): Promise<Judged> {
  for (const name of withParents(host)) {
    const records = recordsOf(name, await dns.caa(name))
    if (records.length > 0) return { records: records.map(({ tag, value }) => `${tag} ${value}`), found: [] }
  }
  return {
    records: [],
    found: [
      { rule: 'caa-missing', at: host, evidence: [{ label: say('caaRecords', { host }), data: { records: [] } }] },
    ],
  }
}

/** Only a domain that receives mail needs it; a single dot as mail server says that it receives none (RFC 7505). */
async function judgeMtaSts(dns: Dns, domain: string): Promise<Judged> {
  const servers = recordsOf(domain, await dns.mx(domain))
    .map(({ exchange }) => exchange)
    .filter((exchange) => exchange !== '' && exchange !== '.')
  if (servers.length === 0) return { records: [], found: [] }
  const name = `_mta-sts.${domain}`
  const policies = await taggedTexts(dns, name, /^v=STSv1\s*;/)
  return {
    records: servers,
    found: policies.length > 0 ? [] : [{ rule: 'mta-sts-missing', at: domain, evidence: [textEvidence(name, [])] }],
  }
}

async function judgeDnssec(dns: Dns, domain: string): Promise<Judged> {
  const answer = await dns.ds(domain)
  const records = recordsOf(domain, answer)
  const isUnsigned = answer.state === 'none' && answer.nameExists
  return {
    records,
    found: isUnsigned
      ? [
          {
            rule: 'dnssec-missing',
            at: domain,
            evidence: [{ label: say('dsRecords', { domain }), data: { records: [] } }],
          },
        ]
      : [],
  }
}

/** The scanned name itself resolves, or there would be no scan: its twin with www may not. */
async function judgeAlias(dns: Dns, name: string): Promise<Judged> {
  const target = await danglingTarget(dns, name)
  if (target === null) return { records: [], found: [] }
  return {
    records: [],
    found: [
      {
        rule: 'dangling-cname',
        at: name,
        confidence: 'likely',
        evidence: [{ label: say('cname', { name }), data: { target, exists: false } }],
      },
    ],
  }
}

function textEvidence(name: string, records: string[]): StoredEvidence {
  return { label: say('txtRecords', { name }), data: { records } }
}

/** Services where a released name can be taken by anybody: the ends of the names they hand out. */
const SERVICES = [
  'github.io',
  'herokuapp.com',
  'herokudns.com',
  'azurewebsites.net',
  'cloudapp.azure.com',
  'trafficmanager.net',
  'blob.core.windows.net',
  'azureedge.net',
  'amazonaws.com',
  'elasticbeanstalk.com',
  'netlify.app',
  'vercel.app',
  'pages.dev',
  'surge.sh',
  'fly.dev',
  'readthedocs.io',
  'ghost.io',
  'pantheonsite.io',
  'myshopify.com',
  'wordpress.com',
]

/** Where a name points when that place does not exist and could be taken by somebody else, or null. */
async function danglingTarget(dns: Dns, name: string): Promise<string | null> {
  const [alias] = recordsOf(name, await dns.cname(name))
  const target = alias?.toLowerCase().replace(/\.$/, '')
  if (!target || !SERVICES.some((service) => target.endsWith(`.${service}`))) return null
  const answer = await dns.a(target)
  recordsOf(target, answer)
  return answer.state === 'none' && !answer.nameExists ? target : null
}
