import { eq, sql } from 'drizzle-orm'
import { leadWorkApi } from '@/lib/contract/lead-work'
import { widgetApi } from '@/lib/contract/widget'
import { WIDGET_DEFAULTS } from '@/lib/contract/widget-configuration'
import { exampleFinding } from '@/lib/testing/results'
import { attempts, deliveries, leadScans, users, widgetLeads } from '@/server/db/schema'
import { type CompletedScan, endLeadScan } from '@/server/leads/scan-end'
import type { Mail } from '@/server/mail'
import { openContractApi, resultOf } from '@/server/routes/testing'
import { mailResults } from './result-mail'

const own = openContractApi()
const { db, deps, ask, tell, signUp, outbox, sendMails } = own

const VISIT = { website: 'http://127.0.0.1:9/', consent: true, took_ms: 9_000 }
const PRIVACY = 'https://northlight.example/privacy'

beforeEach(async () => {
  await db.delete(attempts)
  outbox.splice(0)
})

/** What was mailed since this was asked last. */
const mails = async () => {
  await sendMails()
  return outbox.splice(0)
}

/** Somebody whose visitors get their result, and a way to be one of them. */
async function openShop(plan = 'premium', settings: object = { mails_result: true, privacy_url: PRIVACY }) {
  const me = await signUp({ plan })
  const at = { token: me.token, params: { id: me.workspace.id } }
  const { widget } = await ask(widgetApi.show, at)
  await ask(widgetApi.saveSettings, { ...at, body: settings })
  const visit = async (email: string, more: object = {}) => {
    await db.delete(attempts).where(sql`${attempts.key} not like 'widgetMail%'`)
    const { lead_scan } = await ask(widgetApi.capture, {
      params: { key: widget.key },
      body: { ...VISIT, email, ...more },
    })
    return lead_scan?.id ?? ''
  }
  return { me, at, visit }
}

/** As the scanner ends it. */
async function end(id: string) {
  const severities = ['low', 'critical', 'low', 'high', 'medium'] as const
  const findings = severities.map((severity, each) => exampleFinding({ severity, id: `f${each}` }))
  const [row] = await db.select().from(leadScans).where(eq(leadScans.id, id))
  const result = resultOf({ at: '2026-11-22T14:58:00Z', value: 'kerzen.example', found: { findings } })
  await endLeadScan(db, row as CompletedScan, {
    mine: eq(leadScans.id, id),
    outcome: { status: 'completed', result: { ...result, score: 30, grade: 'E' } } as Parameters<
      typeof endLeadScan
    >[2]['outcome'],
    onEnd: mailResults(deps),
  })
}

const wayOut = ({ unsubscribe = '' }: Mail) => unsubscribe.replace('http://soteria.test', '')
const page = (path: string, method = 'GET', body?: string) =>
  own.api.request(path, { method, body, headers: { 'content-type': 'application/x-www-form-urlencoded' } })

test('who agreed gets the result when it is there, with whom to ask, why, and a way out', async () => {
  const { at, visit, me } = await openShop()
  const contact = { contact_link: 'https://northlight.example/call', contact_phone_number: '+49 341 555 0139' }
  await ask(widgetApi.update, { ...at, body: { ...WIDGET_DEFAULTS, ...contact } })
  await db.update(users).set({ name: 'Ada <b>Lovelace</b>' }).where(eq(users.id, me.user.id))
  const scan = await visit('ida@kerzen.example', { language: 'de' })
  expect(await mails()).toEqual([])
  await end(scan)
  const [mail, ...others] = await mails()
  expect(others).toEqual([])
  expect(mail).toMatchObject({
    to: 'ida@kerzen.example',
    subject: 'Sicherheitsprüfung von 127.0.0.1:9: Note E',
    replyTo: me.user.email,
    unsubscribe: expect.stringMatching(/^http:\/\/soteria\.test\/api\/public\/leave\/[\w-]{86}$/),
  })
  // Nobody vouches for the name of an account that may not leave the product's out.
  expect(mail?.as).toBeUndefined()
  for (const words of [
    '1. ',
    '3. ',
    'https://northlight.example/call',
    '+49 341 555 0139',
    PRIVACY,
    'Abbestellen: http',
  ])
    expect(mail?.text).toContain(words)
  expect(mail?.text).not.toContain('4. ')
  expect(mail?.text).toContain('ida@kerzen.example in der Website-Prüfung von Ada <b>Lovelace</b> eingegeben')
  expect(mail?.html).toContain('<html lang="de" dir="ltr">')
  expect(mail?.html).toContain('Ada &lt;b&gt;Lovelace&lt;/b&gt;')
  expect(mail?.html).toContain(`href="${mail?.unsubscribe}"`)
  // Once, whatever the scan is told of again.
  await end(scan)
  expect(await mails()).toEqual([])
  const { leads } = await ask(widgetApi.leads, at)
  expect(leads).toMatchObject([{ mailed_at: expect.any(String), unsubscribed_at: null }])
})

test('a result that is there already is mailed at once; in Arabic from right to left', async () => {
  const { visit } = await openShop()
  await end(await visit('ida@kerzen.example'))
  await mails()
  await visit('bo@hof.example', { language: 'ar' })
  expect(await mails()).toMatchObject([{ to: 'bo@hof.example', html: expect.stringContaining('dir="rtl"') }])
})

test.each([
  ['not wanted', { privacy_url: PRIVACY }],
  ['no page on privacy', { mails_result: true }],
  ['nobody confirmed the address', { mails_result: true, privacy_url: PRIVACY, reply_to: 'desk@northlight.example' }],
])('%s: nothing goes to visitors', async (_, settings) => {
  const { visit } = await openShop('premium', settings)
  await mails()
  await end(await visit('ida@kerzen.example'))
  expect(await mails()).toEqual([])
})

test('another address for answers is asked, confirms by one press, and gets them from then on', async () => {
  const { at, visit } = await openShop()
  const settings = (body: object) => tell(widgetApi.saveSettings, { ...at, body })
  expect(await settings({ reply_to: 'nobody' })).toMatchObject({ status: 422, body: { errors: { reply_to: [/./] } } })
  expect(await settings({ reply_to: 'Desk@Northlight.example' })).toMatchObject({
    body: { widget: { reply: { address: 'desk@northlight.example', is_own: false, is_confirmed: false } } },
  })
  const [asked] = await mails()
  expect(asked).toMatchObject({ to: 'desk@northlight.example', subject: expect.stringContaining('Receive replies') })
  // The same address is not asked twice a day.
  expect((await settings({ reply_to: 'desk@northlight.example' })).status).toBe(429)
  const path = /\/api\/public\/replies\/[\w-]+/.exec(asked?.text ?? '')?.[0] ?? ''
  expect(await (await page(path)).text()).toContain('<form method="post">')
  expect((await ask(widgetApi.show, at)).widget.reply).toMatchObject({ is_confirmed: false })
  expect((await page(path, 'POST')).status).toBe(200)
  expect((await ask(widgetApi.show, at)).widget.reply).toMatchObject({ is_confirmed: true })
  expect((await page(`${path}x`, 'POST')).status).toBe(404)
  await end(await visit('ida@kerzen.example'))
  expect(await mails()).toMatchObject([{ to: 'ida@kerzen.example', replyTo: 'desk@northlight.example' }])
  // One's own needs no asking, and takes the other one back.
  expect(await settings({ reply_to: '' })).toMatchObject({
    body: { widget: { reply: { is_own: true, is_confirmed: true } } },
  })
})

test('one press of a mail program ends it: on the list, nothing on its way, nothing later; also when the lead is gone', async () => {
  const { at, visit, me } = await openShop('bundle deal')
  const scan = await visit('ida@kerzen.example')
  await end(scan)
  const [mail] = await mails()
  const path = wayOut(mail!)
  const asking = await page(path)
  expect([asking.status, asking.headers.get('content-security-policy')]).toEqual([
    200,
    expect.stringContaining("default-src 'none'"),
  ])
  expect((await ask(widgetApi.leads, at)).leads).toMatchObject([{ unsubscribed_at: null }])
  const pressed = await page(path, 'POST', 'List-Unsubscribe=One-Click')
  expect(await pressed.text()).toContain('<h1>Unsubscribed</h1>')
  expect((await ask(widgetApi.leads, at)).leads).toMatchObject([{ unsubscribed_at: expect.any(String) }])
  const list = async () => (await ask(leadWorkApi.noContact, { token: me.token })).contacts
  expect(await list()).toMatchObject([{ kind: 'email', shown: 'i…@kerzen.example', source: 'link' }])
  // A change of one letter is no link of ours, also where the letter says the same bits.
  const [other, same] = path.endsWith('A')
    ? ['Q', 'B']
    : ['A', String.fromCharCode(path.charCodeAt(path.length - 1) + 1)]
  for (const letter of [other, same]) expect((await page(path.slice(0, -1) + letter, 'POST')).status).toBe(404)

  await db.delete(attempts)
  await visit('ida@kerzen.example', { website: 'http://127.0.0.1:8/' })
  expect((await ask(widgetApi.leads, at)).leads).toHaveLength(1)

  const gone = await openShop('bundle deal')
  await end(await gone.visit('bo@hof.example'))
  const [last] = await mails()
  await db.delete(widgetLeads).where(eq(widgetLeads.workspace_id, gone.me.workspace.id))
  expect((await page(wayOut(last!), 'POST')).status).toBe(200)
  await gone.visit('bo@hof.example', { website: 'http://127.0.0.1:7/' })
  expect((await ask(widgetApi.leads, gone.at)).leads).toEqual([])
})

test('what waits for a mail server does not leave after who it is for said no', async () => {
  const { visit, me } = await openShop()
  await end(await visit('ida@kerzen.example'))
  const waiting = () => db.select().from(deliveries).where(eq(deliveries.workspace_id, me.workspace.id))
  const [row] = await waiting()
  await page(wayOut(row?.body as unknown as Mail), 'POST')
  expect(await waiting()).toEqual([])
})

test('one mail to an address and three to a domain in a day, over all widgets; the domain of a mail provider is nobody’s', async () => {
  const shops = [await openShop(), await openShop()]
  const site = (each: number) => ({ website: `http://127.0.0.1:${each}/` })
  const reached = []
  for (const [each, email] of ['a', 'a', 'b', 'c', 'd'].entries()) {
    const { visit } = shops[each % 2]!
    await end(await visit(`${email}@kerzen.example`, site(100 + each)))
    reached.push((await mails()).length)
  }
  expect(reached).toEqual([1, 0, 1, 1, 0])
  const { visit } = shops[0]!
  for (const each of [1, 2, 3, 4, 5]) await end(await visit(`v${each}@gmail.com`, site(200 + each)))
  expect(await mails()).toHaveLength(5)
})

test('who was put on the list after asking, a deleted lead and a suspended owner: nothing is mailed', async () => {
  const { visit, me, at } = await openShop('bundle deal')
  const listed = await visit('ida@kerzen.example')
  await tell(leadWorkApi.addNoContact, { token: me.token, body: { values: ['ida@kerzen.example'] } })
  await db.update(leadScans).set({ status: 'running' }).where(eq(leadScans.id, listed))
  await end(listed)
  const deleted = await visit('bo@hof.example', { website: 'http://127.0.0.1:8/' })
  const [lead] = (await ask(widgetApi.leads, at)).leads
  await tell(widgetApi.removeLead, { ...at, params: { ...at.params, lead: lead?.id ?? '' } })
  await end(deleted)
  const last = await visit('cy@hof.example', { website: 'http://127.0.0.1:7/' })
  await db.update(users).set({ status: 'suspended' }).where(eq(users.id, me.user.id))
  await end(last)
  expect(await mails()).toEqual([])
})

test('whose plan lets the product’s name be left out, writes under its own, with its colour', async () => {
  const { visit, me } = await openShop('bundle deal')
  await own.request('POST', '/api/user/branding', {
    token: me.token,
    body: { company_name: 'Northlight', primary: '#0b6e4f' },
  })
  await end(await visit('ida@kerzen.example'))
  const [mail] = await mails()
  expect(mail).toMatchObject({ as: 'Northlight', html: expect.stringContaining('Northlight’s website check') })
})
