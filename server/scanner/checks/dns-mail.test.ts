import type { CaaRecord, Dns } from '@/server/net/dns'
import type { DnsAnswer } from '@/server/net/dns-answer'
import { closeServers, dnsWith } from '@/server/scanner/testing'
import { parentsOf } from './dmarc'
import { dnsMail } from './dns-mail'
import { html, judge, type Site } from './testing'

afterEach(closeServers)

type Zone = { txt?: Record<string, DnsAnswer<string> | string[]>; mx?: string[]; caa?: Record<string, CaaRecord[]> }

const FAILED: DnsAnswer<never> = {
  state: 'failed',
  records: [],
  reason: 'The name server reported an internal failure (ESERVFAIL)',
  says: { say: 'dnsServfail', values: { code: 'ESERVFAIL' } },
}
const SPF = { 'shop.test': ['v=spf1 -all'] }
const DMARC = { '_dmarc.shop.test': ['v=DMARC1; p=reject'] }
const CAA = { 'shop.test': [{ critical: false, tag: 'issue', value: 'letsencrypt.org' }] }

function dns({ txt = {}, mx = [], caa = CAA }: Zone): Dns {
  const found = <T>(records: T[]): DnsAnswer<T> =>
    records.length > 0 ? { state: 'found', records } : { state: 'none', records: [], nameExists: true }
  return {
    ...dnsWith(txt),
    mx: async (name) => found(name === 'shop.test' ? mx.map((exchange) => ({ exchange, priority: 10 })) : []),
    caa: async (name) => found(caa[name] ?? []),
  }
}

const ask = (zone: Zone, site: Site = {}) => judge(dnsMail, { http: html('<p>shop</p>'), dns: dns(zone), ...site })
const rulesFor = async (zone: Zone, host?: string) => (await ask(zone, { host })).rules

test('a domain with everything has no findings', async () => {
  const txt = { ...SPF, ...DMARC, '_mta-sts.shop.test': ['v=STSv1; id=20260101'] }
  expect(await ask({ txt, mx: ['mail.shop.test'] })).toMatchObject({ state: 'passed' })
})

test('a domain with nothing hears of each record', async () => {
  expect(await rulesFor({ caa: {}, mx: ['mail.shop.test'] })).toEqual([
    'dmarc-missing',
    'spf-missing',
    'caa-missing',
    'mta-sts-missing',
  ])
})

test.each<[string, string[], string[]]>([
  ['one record', ['v=spf1 include:_spf.mail.test ~all'], []],
  ['other texts beside it', ['google-site-verification=x', 'v=spf1 -all'], []],
  ['a record in capitals', ['V=SPF1 -ALL'], []],
  ['a record of another kind', ['v=spf10 -all'], ['spf-missing']],
  [
    'ten lookups, and more behind the end that nobody makes',
    [`v=spf1 ${'a:x.test '.repeat(10)}-all mx ptr redirect=y.test`],
    [],
  ],
  ['two records', ['v=spf1 -all', 'v=spf1 a -all'], ['spf-many']],
  ['everybody allowed', ['v=spf1 mx +all'], ['spf-open']],
  ['everybody allowed, in short', ['v=spf1 all'], ['spf-open']],
  ['every address allowed', ['v=spf1 ip4:0.0.0.0/0 -all'], ['spf-open']],
  ['no verdict', ['v=spf1 mx'], ['spf-weak']],
  ['a neutral verdict', ['v=spf1 mx ?all'], ['spf-weak']],
  ['the verdict of another domain', ['v=spf1 redirect=_spf.mail.test'], []],
  ['the verdict of a domain without one', ['v=spf1 redirect=_neutral.mail.test'], ['spf-weak']],
  ['a loop', ['v=spf1 include:shop.test -all'], []],
  [
    'eleven lookups',
    [`v=spf1 ${Array.from({ length: 11 }, (_, index) => `a:h${index}.mail.test`).join(' ')} -all`],
    ['spf-lookups'],
  ],
  ['ten lookups', [`v=spf1 ${Array.from({ length: 10 }, (_, index) => `a:h${index}.mail.test`).join(' ')} -all`], []],
  ['eleven lookups, nested', ['v=spf1 mx a include:_nine.mail.test -all'], ['spf-lookups']],
  [
    'many addresses, which need no lookup',
    [`v=spf1 ${Array.from({ length: 20 }, (_, index) => `ip4:192.0.2.${index}`).join(' ')} -all`],
    [],
  ],
])('SPF with %s', async (_, records, rules) => {
  const others = {
    '_spf.mail.test': ['v=spf1 ip4:192.0.2.1 -all'],
    '_neutral.mail.test': ['v=spf1 ip4:192.0.2.1'],
    '_nine.mail.test': [
      'v=spf1 exists:%{i}.mail.test ptr a mx a:x.mail.test/24 mx:y.mail.test include:_a.mail.test include:_b.mail.test -all',
    ],
  }
  expect(await rulesFor({ txt: { 'shop.test': records, ...DMARC, ...others } })).toEqual(rules)
})

test.each<[string, string[], string[]]>([
  ['reject', ['v=DMARC1; p=reject; rua=mailto:d@shop.test'], []],
  ['quarantine', ['v=DMARC1;p=quarantine'], []],
  ['nothing but watching', ['v=DMARC1; p=none'], ['dmarc-none']],
  ['reject in test mode', ['v=DMARC1; p=reject; t=y'], ['dmarc-test']],
  ['none in test mode', ['v=DMARC1; p=none; t=y'], ['dmarc-none']],
  ['no policy but reports', ['v=DMARC1; rua=mailto:d@shop.test'], ['dmarc-none']],
  ['neither policy nor reports', ['v=DMARC1'], ['dmarc-missing']],
  ['two records', ['v=DMARC1; p=reject', 'v=DMARC1; p=none'], ['dmarc-missing']],
  ['a newer version', ['v=DMARC12; p=reject'], ['dmarc-missing']],
])('DMARC with %s', async (_, records, rules) => {
  expect(await rulesFor({ txt: { ...SPF, '_dmarc.shop.test': records } })).toEqual(rules)
})

test.each<[string, string, Record<string, string[]>, string[]]>([
  [
    'its own record',
    'app.shop.test',
    { '_dmarc.app.shop.test': ['v=DMARC1; p=none'], '_dmarc.shop.test': ['v=DMARC1; p=reject'] },
    ['dmarc-none'],
  ],
  ['the policy of the domain', 'app.shop.test', { '_dmarc.shop.test': ['v=DMARC1; p=reject'] }, []],
  [
    'the policy for sub-domains',
    'app.shop.test',
    { '_dmarc.shop.test': ['v=DMARC1; p=reject; sp=none'] },
    ['dmarc-none'],
  ],
  ['www is the domain itself', 'www.shop.test', { '_dmarc.shop.test': ['v=DMARC1; p=reject; sp=none'] }, []],
  [
    'the shortest name with a record',
    'a.b.shop.test',
    { '_dmarc.b.shop.test': ['v=DMARC1; p=none'], '_dmarc.shop.test': ['v=DMARC1; p=reject'] },
    [],
  ],
  [
    'the one that says it is the organisation',
    'a.b.shop.test',
    { '_dmarc.b.shop.test': ['v=DMARC1; p=none; psd=n'], '_dmarc.shop.test': ['v=DMARC1; p=reject'] },
    ['dmarc-none'],
  ],
  [
    'the one below its registry',
    'a.shop.test',
    { '_dmarc.shop.test': ['v=DMARC1; p=reject'], '_dmarc.test': ['v=DMARC1; p=none; psd=y'] },
    [],
  ],
  ['the registry when there is no other', 'shop.test', { '_dmarc.test': ['v=DMARC1; p=reject; psd=y'] }, []],
])('a name has %s', async (_, host, dmarc, rules) => {
  expect(await rulesFor({ txt: { ...SPF, ...dmarc } }, host)).toEqual(rules)
})

test('the walk asks at most eight names', () => {
  expect(parentsOf('shop.test')).toEqual(['test'])
  expect(parentsOf('a.b.c.d.e.f.g.h.i.shop.test')).toEqual([
    'e.f.g.h.i.shop.test',
    'f.g.h.i.shop.test',
    'g.h.i.shop.test',
    'h.i.shop.test',
    'i.shop.test',
    'shop.test',
    'test',
  ])
})

test('CAA of a parent counts', async () => {
  const txt = { ...SPF, ...DMARC }
  expect(await rulesFor({ txt, caa: CAA }, 'app.shop.test')).toEqual([])
  expect(await rulesFor({ txt, caa: { 'other.test': [] } }, 'app.shop.test')).toEqual(['caa-missing'])
})

test('a domain that receives no mail needs no MTA-STS', async () => {
  const txt = { ...SPF, ...DMARC }
  expect(await rulesFor({ txt, mx: [] })).toEqual([])
  expect(await rulesFor({ txt, mx: ['.'] })).toEqual([])
  expect(await rulesFor({ txt, mx: [''] })).toEqual([])
})

test.each(['shop.test', '_dmarc.shop.test', '_spf.mail.test'])(
  'trouble of the name server at %s proves nothing',
  async (name) => {
    const txt = {
      'shop.test': ['v=spf1 include:_spf.mail.test -all'],
      ...DMARC,
      '_spf.mail.test': ['v=spf1 -all'],
      [name]: FAILED,
    }
    const verdict = await ask({ txt })
    expect(verdict).toMatchObject({ state: 'inconclusive', rules: [] })
    expect(verdict.detail).toContain('ESERVFAIL')
  },
)

test('what was found stays when another question has no answer', async () => {
  expect(await ask({ txt: { 'shop.test': FAILED } })).toMatchObject({ state: 'inconclusive', rules: ['dmarc-missing'] })
})

test.each(['127.0.0.1', 'localhost', 'me.github.io'])('%s has no mail of its own', async (host) => {
  expect(await ask({}, { host })).toMatchObject({ state: 'not_applicable' })
})

test('a domain without a DS record is not signed; one that could not be asked proves nothing', async () => {
  const zone = { txt: { ...SPF, ...DMARC } }
  const judged = (ds: DnsAnswer<string>) =>
    judge(dnsMail, { http: html('<p>shop</p>'), dns: { ...dns(zone), ds: async () => ds } })
  expect((await judged({ state: 'none', records: [], nameExists: true })).rules).toEqual(['dnssec-missing'])
  expect(await judged(FAILED)).toMatchObject({ state: 'inconclusive', rules: [] })
})

test.each<[string, string, boolean, string[]]>([
  ['a released account', 'old-shop.github.io', false, ['dangling-cname']],
  ['a living account', 'shop.github.io', true, []],
  ['a place that nobody can take', 'gone.partner.test', false, []],
])('www that points to %s', async (_, target, exists, rules) => {
  const zone: Dns = {
    ...dns({ txt: { ...SPF, ...DMARC } }),
    cname: async (name) =>
      name === 'www.shop.test'
        ? { state: 'found', records: [target] }
        : { state: 'none', records: [], nameExists: true },
    a: async () =>
      exists ? { state: 'found', records: ['192.0.2.1'] } : { state: 'none', records: [], nameExists: false },
  }
  expect((await judge(dnsMail, { http: html('<p>shop</p>'), dns: zone })).rules).toEqual(rules)
})
