import { eq } from 'drizzle-orm'
import { brandDomainApi } from '@/lib/contract/brand-domain'
import { brandingChangeApi } from '@/lib/contract/branding-change'
import { brandDomains } from '@/server/db/schema'
import type { DnsAnswer } from '@/server/net/dns-answer'
import { type HostRecords, tendBrandDomains } from '@/server/records/brand-domains'
import { hostConfig } from '@/server/records/host-brand'
import { openContractApi } from '@/server/routes/testing'

/** What name servers say, by kind and name; a name with `null` gets no answer. */
const zone = new Map<string, readonly string[] | null>()
const answer =
  (kind: string) =>
  async (name: string): Promise<DnsAnswer<string>> => {
    const records = zone.get(`${kind} ${name}`)
    if (records === null) return { state: 'failed', records: [], reason: 'No answer.' }
    return records?.length
      ? { state: 'found', records: [...records] }
      : { state: 'none', records: [], nameExists: false }
  }
const dns: HostRecords = { txt: answer('TXT'), cname: answer('CNAME'), a: answer('A'), aaaa: answer('AAAA') }

const { deps: plain } = openContractApi()
const api = openContractApi({
  settings: { publicUrl: 'https://app.soteria.test' },
  deps: { outside: { ...plain.outside, dns } },
})
const { db, ask, tell } = api
const place = { publicUrl: 'https://app.soteria.test' }
const DAY = 86_400_000

beforeEach(() => zone.clear())

async function branded(host: string) {
  const me = await api.signUp({ plan: 'white label' })
  const body = new FormData()
  body.set('company_name', 'Northlight')
  await ask(brandingChangeApi.update, { token: me.token, body })
  const { domain } = await ask(brandDomainApi.connectDomain, { token: me.token, body: { host } })
  return { ...me, domain }
}
/** As its DNS provider would say it. */
function enter({ host, records }: { host: string; records: readonly { expected: string; name: string }[] }) {
  zone.set(`TXT ${records[0]?.name}`, ['v=other', records[0]?.expected ?? ''])
  zone.set(`CNAME ${host}`, ['APP.soteria.test.'])
}

test('a host name shows the brand from when both of its records are found, and what is found is told', async () => {
  const me = await branded('https://Portal.Northlight.example/')
  expect(me.domain).toMatchObject({
    host: 'portal.northlight.example',
    status: 'pending',
    problem: null,
    records: [
      { type: 'TXT', name: '_brand-proof.portal.northlight.example', found: [], ok: false },
      { type: 'CNAME', name: 'portal.northlight.example', expected: 'app.soteria.test', found: [], ok: false },
    ],
  })
  expect(await hostConfig(db, place, 'portal.northlight.example')).toBeNull()

  const again = { token: me.token, body: { host: 'portal.northlight.example' } }
  zone.set('CNAME portal.northlight.example', ['elsewhere.example'])
  zone.set('TXT _brand-proof.portal.northlight.example', ['brand-proof=of-somebody-else'])
  expect((await ask(brandDomainApi.connectDomain, again)).domain).toMatchObject({
    id: me.domain.id,
    status: 'pending',
    records: [
      { found: ['brand-proof=of-somebody-else'], ok: false },
      { found: ['elsewhere.example'], ok: false },
    ],
  })
  zone.set('TXT _brand-proof.portal.northlight.example', null)
  expect((await ask(brandDomainApi.connectDomain, again)).domain).toMatchObject({
    status: 'pending',
    problem: 'unanswered',
  })

  enter(me.domain)
  expect((await ask(brandDomainApi.connectDomain, again)).domain).toMatchObject({
    status: 'active',
    problem: null,
    records: [{ ok: true }, { ok: true }],
  })
  expect(await hostConfig(db, place, 'portal.northlight.example')).toMatchObject({ productName: 'Northlight' })

  // A static host under that name asks for it, from any page, without a session.
  const answer = await api.api.request('/api/public/brand?host=Portal.northlight.example')
  expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([200, '*'])
  expect(await answer.json()).toMatchObject({ productName: 'Northlight' })
  expect(await (await api.api.request('/api/public/brand?host=other.example')).json()).toEqual({})

  await ask(brandDomainApi.removeDomain, { token: me.token, params: { domain: me.domain.id } })
  expect((await ask(brandDomainApi.domains, { token: me.token })).domains).toEqual([])
  expect(await hostConfig(db, place, 'portal.northlight.example')).toBeNull()
})

test('a name that may hold no CNAME leads here by its addresses', async () => {
  const { token, domain } = await branded('northlight-apex.example')
  enter(domain)
  zone.delete('CNAME northlight-apex.example')
  zone.set('A northlight-apex.example', ['203.0.113.7'])
  zone.set('AAAA app.soteria.test', ['2001:db8::7'])
  zone.set('A app.soteria.test', ['203.0.113.7'])
  expect((await ask(brandDomainApi.connectDomain, { token, body: { host: domain.host } })).domain).toMatchObject({
    status: 'active',
    records: [{ ok: true }, { found: ['203.0.113.7'], ok: true }],
  })
})

test('what is no public name, is ours or shows another brand is refused at the field, and without the plan all of it', async () => {
  const mine = await branded('portal.first.example')
  enter(mine.domain)
  await tendBrandDomains(db, dns, place)
  const { token } = await api.signUp({ plan: 'white label' })
  const said = async (host: string) => {
    const { status, body } = await tell(brandDomainApi.connectDomain, { token, body: { host } })
    return [status, (body as { errors?: { host?: string[] } }).errors?.host?.[0]]
  }
  const form = [422, 'Enter a hostname such as portal.example.com.']
  for (const host of [
    'portal',
    '127.0.0.1',
    'a b.example',
    'portal.example/x',
    'portal.example:8080',
    'x@portal.example',
    'http://[::1]',
  ])
    expect([host, ...(await said(host))]).toEqual([host, ...form])
  expect(await said('app.soteria.test')).toEqual([422, 'This hostname belongs to this server.'])
  expect(await said('portal.first.example')).toEqual([
    422,
    'This hostname is already used by another account or a website.',
  ])
  for (let at = 0; at < 5; at++) expect((await said(`portal-${at}.full.example`))[0]).toBe(200)
  expect(await said('portal-5.full.example')).toEqual([422, 'You can connect up to 5 hostnames.'])

  const other = await api.signUp({ plan: 'premium' })
  const refusal = await tell(brandDomainApi.connectDomain, {
    token: other.token,
    body: { host: 'portal.other.example' },
  })
  expect(refusal).toMatchObject({ status: 403, body: { upgrade: { feature: 'branding', plans: ['white label'] } } })
})

test('of two accounts that found their records one shows its brand', async () => {
  const [one, other] = [await branded('portal.twice.example'), await branded('portal.twice.example')]
  enter(one.domain)
  zone.set(
    'TXT _brand-proof.portal.twice.example',
    [one, other].map(({ domain }) => domain.records[0]?.expected ?? ''),
  )
  await tendBrandDomains(db, dns, place)
  const [first, second] = await Promise.all(
    [one, other].map(async ({ token }) => (await ask(brandDomainApi.domains, { token })).domains[0]),
  )
  expect(new Set([first?.status, second?.status])).toEqual(new Set(['active', 'pending']))
  expect([first, second].find((domain) => domain?.status === 'pending')?.problem).toBe('taken')
})

test('records that are gone are missed for seven days, then the brand goes and its owner is told once', async () => {
  const { token, domain, user } = await branded('portal.lost.example')
  enter(domain)
  await tendBrandDomains(db, dns, place)
  const state = async () => (await ask(brandDomainApi.domains, { token })).domains[0]
  expect(await state()).toMatchObject({ status: 'active', missing_since: null })

  const start = Date.now()
  const at = (days: number) => new Date(start + days * DAY)
  zone.delete('CNAME portal.lost.example')
  await tendBrandDomains(db, dns, place, at(0))
  expect(await state()).toMatchObject({ status: 'active', missing_since: at(0).toISOString() })
  // Nobody answers: that says nothing.
  zone.set('CNAME portal.lost.example', null)
  await tendBrandDomains(db, dns, place, at(6.9))
  expect(await state()).toMatchObject({ status: 'active', problem: 'unanswered' })
  enter(domain)
  await tendBrandDomains(db, dns, place, at(6.95))
  expect(await state()).toMatchObject({ status: 'active', missing_since: null })

  zone.clear()
  for (const day of [7, 10, 14, 14.1]) await tendBrandDomains(db, dns, place, at(day))
  expect(await state()).toMatchObject({ status: 'lost' })
  expect(await hostConfig(db, place, 'portal.lost.example')).toBeNull()
  await api.sendMails()
  const told = api.outbox.filter(({ to }) => to === user.email)
  expect(told.map(({ subject }) => subject)).toEqual([
    'Your sign-in URL portal.lost.example no longer shows your brand',
  ])
  expect(told[0]?.text).toContain('https://app.soteria.test/setting?section=branding')

  enter(domain)
  await tendBrandDomains(db, dns, place, at(15))
  expect(await state()).toMatchObject({ status: 'active', missing_since: null })
  await db.delete(brandDomains).where(eq(brandDomains.user_id, user.id))
})
