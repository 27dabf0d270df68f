import { eq } from 'drizzle-orm'
import { leadApi } from '@/lib/contract/lead'
import { leadBookApi } from '@/lib/contract/lead-book'
import { leadWorkApi } from '@/lib/contract/lead-work'
import { OUTREACH_CHANNELS, OUTREACH_LANGUAGES, OUTREACH_TONES } from '@/lib/contract/lead-record'
import type { Finding } from '@/lib/contract/scan-result'
import { unproved } from '@/lib/domain/leads/claims'
import { ruleOf } from '@/lib/domain/rules'
import { rules as arabic } from '@/lib/messages/ar/rules'
import { rules as german } from '@/lib/messages/de/rules'
import { rules as english } from '@/lib/messages/en/rules'
import { rules as spanish } from '@/lib/messages/es/rules'
import { outreach as inArabic } from '@/lib/messages/ar/outreach'
import { outreach as inGerman } from '@/lib/messages/de/outreach'
import { outreach as inEnglish } from '@/lib/messages/en/outreach'
import { outreach as inSpanish } from '@/lib/messages/es/outreach'
import { exampleFinding } from '@/lib/testing/results'
import { leads, leadScans } from '@/server/db/schema'
import { openContractApi } from '@/server/routes/testing'

const { db, ask, tell, signUp } = openContractApi()

const RULES = { en: english, de: german, es: spanish, ar: arabic }
const WORDS = { en: inEnglish, de: inGerman, es: inSpanish, ar: inArabic }
const SENDER = { name: 'Erin Collins', company: 'Northlight Studio', address: '4 Pope’s Quay\nCork', phone: '020 910' }
const DAY_MS = 86_400_000
/** What no sign of is: controls but the end of a line, and what turns the direction around. */
const UNSEEN = /[\u0000-\u0009\u000b-\u001f\u200b-\u200f\u202a-\u202e\u2066-\u2069]/

async function agency({ sender = SENDER }: { sender?: Partial<typeof SENDER> } = {}) {
  const who = await signUp({ plan: 'agency toolkit' })
  await ask(leadBookApi.saveSettings, { token: who.token, body: { sender } })
  return { ...who, params: { workspace: who.workspace.id } }
}
type Who = Awaited<ReturnType<typeof agency>>

const dentist = {
  source: 'osm',
  source_id: 'node/1',
  name: 'Shandon Dental',
  address: '1 Pope’s Quay',
  city: 'Cork',
  country: 'IE',
  phone: '021 455 1234',
  email: 'hello@shandondental.ie',
  website: 'https://shandondental.ie/',
}

async function saved({ token, params }: Who, lead: object = dentist): Promise<string> {
  const { results } = await ask(leadApi.save, { token, params, body: { leads: [lead] } })
  return results?.[0]?.id ?? ''
}

type Light = Pick<Finding, 'rule'> & Partial<Finding>

const findingOf = ({ rule, ...more }: Light): Finding => {
  const words = english[rule as keyof typeof english]
  return exampleFinding({
    id: rule,
    rule,
    check: rule.split('/')[0] ?? '',
    title: words?.title ?? rule,
    summary_plain: words?.means ?? rule,
    severity: ruleOf(rule)?.severity ?? 'low',
    words: {},
    ...more,
  })
}

/** A scan of the lead's site as its end writes it. */
async function scanned(me: Who, lead: string, found: readonly Light[], daysAgo = 0) {
  const completed_at = new Date(Date.now() - daysAgo * DAY_MS)
  const findings = found.map(findingOf)
  const result = { schema: 'scan-report/1', findings, checks: [], observations: {}, score_ledger: [] } as never
  const [row] = await db
    .insert(leadScans)
    .values({
      user_id: me.user.id,
      url: dentist.website,
      host: 'shandondental.ie',
      status: 'completed',
      result,
      completed_at,
    })
    .returning()
  await db.update(leads).set({ lead_scan_id: row?.id }).where(eq(leads.id, lead))
  return completed_at
}

const draft = { channel: 'mail', tone: 'plain', language: 'en' } as const
const compose = ({ token, params }: Who, lead: string, body: object = {}) =>
  ask(leadWorkApi.compose, { token, params: { ...params, lead }, body: { ...draft, ...body } })
const tellSent = ({ token, params }: Who, lead: string, body: object) =>
  tell(leadWorkApi.sent, { token, params: { ...params, lead }, body: { ...draft, subject: 'S', body: 'B', ...body } })
const show = async ({ token, params }: Who, lead: string) =>
  (await ask(leadBookApi.show, { token, params: { ...params, lead } })).lead

const NO_HTTPS = { rule: 'transport.https/no-https' }
const NO_DMARC = { rule: 'dns.mail/dmarc-missing' }
const NO_CSP = { rule: 'http.csp/missing' }
const SID = { rule: 'http.cookies/session-no-secure' }

test('a text tells the three worst that the scan is sure of, who writes, where the data is from and a way to say no', async () => {
  const me = await agency()
  const lead = await saved(me)
  await scanned(me, lead, [
    { ...NO_CSP, severity: 'low' },
    { ...SID, confidence: 'likely', severity: 'critical' },
    NO_HTTPS,
    NO_DMARC,
    { rule: 'dns.mail/caa-missing' },
  ])
  const { subject, body, offered, facts, stops, rule, scan } = await compose(me, lead)
  expect(facts.map((fact) => fact.rule)).toEqual([NO_HTTPS.rule, NO_DMARC.rule, NO_CSP.rule])
  expect(offered.map((one) => one.rule)).toEqual([...facts.map((fact) => fact.rule), 'dns.mail/caa-missing'])
  expect(subject).toBe('shandondental.ie: HTTPS is not available')
  expect(body).toContain('My name is Erin Collins, from Northlight Studio. On ')
  expect(body).toContain(`- HTTPS is not available. ${english['transport.https/no-https'].means}`)
  expect(body).toContain('Erin Collins\nNorthlight Studio\n4 Pope’s Quay\nCork\n020 910')
  expect(body).toContain('Source of your contact details: OpenStreetMap, ')
  expect(body).toContain('Tell me if you’d rather not hear from me, and I won’t write again.')
  expect(stops).toEqual([])
  expect(rule).toMatchObject({ country: 'IE', verdict: 'allowed', needs_basis: false, source: 'S.I. 336/2011 reg. 13' })
  expect(scan.age_days).toBe(0)
  const one = await compose(me, lead, { issues: [NO_DMARC.rule, 'gone'], tone: 'short', language: 'de' })
  expect(one.facts.map((fact) => fact.rule)).toEqual([NO_DMARC.rule])
  expect(one.body).toContain(`- ${german['dns.mail/dmarc-missing'].title}.`)
  expect(one.body).not.toContain(german['transport.https/no-https'].title)
})

test('the link to say no stands in the text as soon as it was made, and the report where one was shared', async () => {
  const me = await agency()
  const lead = await saved(me)
  await scanned(me, lead, [NO_HTTPS])
  const of = { token: me.token, params: { ...me.params, lead } }
  expect((await compose(me, lead)).opt_out_url).toBeNull()
  const { url } = await ask(leadWorkApi.optOut, of)
  const { share } = await ask(leadWorkApi.share, { ...of, body: {} })
  const { body, required, opt_out_url } = await compose(me, lead, { report_url: share.url })
  expect(opt_out_url).toBe(url)
  expect(body).toContain(`I won’t write again: ${url}`)
  expect(body).toContain(`The full list: ${share.url}`)
  expect(required.every(({ texts }) => texts.every((text) => body.includes(text)))).toBe(true)
  expect((await compose(me, lead, { channel: 'call' })).body).not.toContain(url)
})

test('what is missing stops the text in words: the address, the scan, its age, the law, and whoever said no', async () => {
  const me = await agency({ sender: { name: 'Erin' } })
  const lead = await saved(me)
  const codes = async (body: object = {}) => (await compose(me, lead, body)).stops.map(({ code }) => code)
  expect((await compose(me, lead)).stops).toEqual([
    { code: 'sender_address', text: 'Add your postal address.' },
    { code: 'scan_missing', text: 'Scan the site before you send.' },
  ])
  // What is said on the phone has no letterhead.
  const call = await compose(me, lead, { channel: 'call' })
  expect(call.stops.map(({ code }) => code)).toEqual(['scan_missing'])
  expect(call.required.map(({ code }) => code)).toEqual(['sender', 'source', 'way_out'])
  await ask(leadBookApi.saveSettings, { token: me.token, body: { sender: { address: 'Cork' } } })
  await scanned(me, lead, [NO_HTTPS], 31)
  expect((await compose(me, lead)).stops).toEqual([
    { code: 'scan_old', text: 'This scan is 31 days old. Scan again before you send.' },
  ])
  await scanned(me, lead, [NO_HTTPS], 8)
  const aging = await compose(me, lead)
  expect([aging.stops, aging.warnings.map(({ code }) => code)]).toEqual([[], ['scan_aging']])
  await scanned(me, lead, [NO_HTTPS])
  await ask(leadBookApi.update, { token: me.token, params: { ...me.params, lead }, body: { country: 'DE' } })
  expect(await codes()).toEqual(['basis_missing'])
  expect(await codes({ basis: 'consent' })).toEqual([])
  expect(await codes({ basis: 'opt_out_rule' })).toEqual(['basis_missing'])
  expect(await codes({ channel: 'letter' })).toEqual([])
  expect(await codes({ channel: 'call' })).toEqual([])
  await ask(leadWorkApi.addNoContact, { token: me.token, body: { values: [dentist.email] } })
  const listed = await compose(me, lead, { channel: 'letter' })
  expect(listed.rule.verdict).toBe('refused')
  expect(listed.stops).toEqual([{ code: 'listed', text: 'This business is on your do-not-contact list.' }])
  expect(await tellSent(me, lead, { channel: 'letter' })).toMatchObject({
    status: 409,
    body: { code: 'lead_no_contact' },
  })
})

test('what was sent is kept, a new lead is contacted with a step in four working days, and any other stays where it is', async () => {
  const me = await agency()
  const lead = await saved(me)
  await scanned(me, lead, [NO_HTTPS])
  const { subject, body, facts } = await compose(me, lead)
  const { outreach, lead: after } = await ask(leadWorkApi.sent, {
    token: me.token,
    params: { ...me.params, lead },
    body: { ...draft, subject, body, facts, basis: 'opt_out_rule' },
  })
  expect(outreach).toMatchObject({ channel: 'mail', subject, body, facts, basis: 'opt_out_rule' })
  expect(after).toMatchObject({ status: 'contacted', next_step: 'Follow up' })
  const step = new Date(after.next_step_at ?? '')
  expect(step.toISOString()).toMatch(/T23:59:00/)
  const between = Array.from({ length: 14 }, (_, day) => new Date(Date.now() + (day + 1) * DAY_MS))
  const working = between.filter((day) => ![0, 6].includes(day.getUTCDay()))
  expect(step.toISOString().slice(0, 10)).toBe(working[3]?.toISOString().slice(0, 10))
  const move = (status: string) =>
    ask(leadBookApi.move, { token: me.token, params: { ...me.params, lead }, body: { status } })
  await move('meeting')
  expect(await tellSent(me, lead, {})).toMatchObject({ status: 200, body: { lead: { status: 'meeting' } } })
  expect((await show(me, lead)).outreach).toHaveLength(2)
})

test('a text is not kept with findings that no scan proves, without a reason where the law asks for one, or empty', async () => {
  const me = await agency()
  const lead = await saved(me, { ...dentist, country: 'AT' })
  await scanned(me, lead, [NO_HTTPS])
  const { facts } = await compose(me, lead)
  const consent = { basis: 'consent' }
  for (const [body, field] of [
    [{}, 'basis'],
    [{ ...consent, facts: facts.map((fact) => ({ ...fact, rule: NO_CSP.rule })) }, 'facts'],
    [{ ...consent, facts: facts.map((fact) => ({ ...fact, seen_at: new Date(0).toISOString() })) }, 'facts'],
    [{ ...consent, body: '  ' }, 'body'],
    [{ ...consent, subject: 'x'.repeat(201) }, 'subject'],
  ] as const)
    expect(await tellSent(me, lead, body)).toMatchObject({
      status: 422,
      body: { errors: { [field]: [expect.any(String)] } },
    })
  // A newer scan that does not find it any more takes nothing away from what was true when it was sent.
  await scanned(me, lead, [NO_DMARC])
  expect(await tellSent(me, lead, { ...consent, facts })).toMatchObject({ status: 200 })
})

test('what a listing says is text and nothing else, on one line and no longer than a line', async () => {
  const me = await agency()
  const hostile = ['<script>alert(1)</script>\u202egpj.exe', 'x'.repeat(2_000), 'javascript:alert(1)\nBcc: a@b.co']
  for (const [at, name] of hostile.entries()) {
    const lead = await saved(me, { ...dentist, source_id: `h${at}`, name, address: name, website: null, email: null })
    for (const channel of OUTREACH_CHANNELS) {
      const { subject, body } = await compose(me, lead, { channel, tone: 'warm' })
      expect(`${subject}${body}`).not.toMatch(UNSEEN)
      expect(body.split('\n').every((line) => line.length <= 1_200 && !line.startsWith('Bcc'))).toBe(true)
    }
  }
})

/** The same numbers each time. */
function dice(seed: number) {
  let state = seed
  const next = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
  const one = <T>(all: readonly T[]): T => all[Math.floor(next() * all.length)] as T
  return { next, one }
}

test('of 200 texts each sentence about the site is proved by the last scan, and none tells what an earlier one saw', async () => {
  const me = await agency()
  const { next, one } = dice(15)
  const known = Object.keys(english).filter((rule) => ruleOf(rule) && !/^(?:opinion|exposure|network)/.test(rule))
  const ids = await Promise.all(
    Array.from({ length: 10 }, async (_, at) => {
      const country = one(['DE', 'AT', 'CH', 'GB', 'IE', 'FR', 'ES', 'US', 'CA', 'BR'])
      return saved(me, {
        source: one(['google', 'd7', 'osm', 'file', 'you']),
        source_id: `n${at}`,
        name: `Business ${at}`,
        country,
        address: `${at} Mill Lane`,
        city: 'Springfield',
        website: `https://business${at}.example/`,
      })
    }),
  )
  const links = new Map<string, string>()
  for (const lead of ids.slice(5)) {
    const { url } = await ask(leadWorkApi.optOut, { token: me.token, params: { ...me.params, lead } })
    links.set(lead, url)
  }
  let sentences = 0
  for (let round = 0; round < 200; round += 1) {
    const lead = one(ids)
    const some = () => known.filter(() => next() < 0.1).map((rule) => ({ rule }))
    await scanned(me, lead, some(), 2)
    const found = some()
    await scanned(me, lead, found)
    const language = one(OUTREACH_LANGUAGES)
    const [channel, tone] = [one(OUTREACH_CHANNELS), one(OUTREACH_TONES)]
    const issues =
      next() < 0.5
        ? undefined
        : found
            .filter(() => next() < 0.5)
            .map(({ rule }) => rule)
            .slice(0, 20)
    const { subject, body, facts } = await compose(me, lead, { channel, tone, language, issues })
    const texts: Partial<Record<string, { title: string; means: string }>> = RULES[language]
    const inScan = found.flatMap(({ rule }) => texts[rule] ?? [])
    const clean = (text: string) =>
      text
        .replaceAll(/[\u200b-\u200f\u2066-\u2069]/g, '')
        .replaceAll(/\s+/g, ' ')
        .trim()
    const proved = inScan.flatMap(({ title, means }) => [`${clean(title)}.`, `${clean(title)}. ${clean(means)}`])
    const told = body.split('\n').filter((line) => line.startsWith('- '))
    expect(told).toHaveLength(facts.length)
    for (const line of told) expect(proved).toContain(line.slice(2))
    sentences += told.length
    // Of the rest nothing speaks of the site, but for the title of the worst.
    const rest = body.split('\n').filter((line) => !line.startsWith('- ') && line !== subject)
    expect(unproved(rest.join('\n'), { made: '', proved: [] })).toEqual([])
    const head = subject.split(': ').slice(1).join(': ')
    if (facts.length > 0) expect(inScan.map(({ title }) => clean(title))).toContain(head)
    else expect(unproved(subject, { made: '', proved: [] })).toEqual([])
    const { text } = WORDS[language]
    const link = links.get(lead)
    const way = channel === 'call' ? text.wayOutCall : link ? text.wayOutLink.replace('{url}', link) : text.wayOut
    for (const part of [SENDER.name, SENDER.company, 'Pope’s Quay', way, text.source.split('{')[0] ?? ''])
      expect(body).toContain(part)
  }
  expect(sentences).toBeGreaterThan(300)
})
