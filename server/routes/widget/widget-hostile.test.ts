import { eq } from 'drizzle-orm'
import { Parser } from 'htmlparser2'
import { integrationApi } from '@/lib/contract/integration'
import { recipeApi } from '@/lib/contract/recipe'
import { widgetApi } from '@/lib/contract/widget'
import { WIDGET_DEFAULTS } from '@/lib/contract/widget-configuration'
import { exampleFinding } from '@/lib/testing/results'
import { isFull } from '@/lib/testing/sample'
import { automate } from '@/server/automation/match-events'
import { attempts, leadScans, users, widgetLeads, widgets } from '@/server/db/schema'
import type { Mail } from '@/server/mail'
import { openContractApi, resultOf } from '@/server/routes/testing'

const own = openContractApi()
const { db, deps, ask, send, tell, signUp, outbox } = own

/** What is tried on pages, tables, templates and readers; each with a number of its own. */
const SHAPES = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  `'><svg/onload=alert(1)>`,
  '</p></div></body><iframe src=https://evil.example>',
  '<a href="javascript:alert(1)">here</a>',
  '<!--<base href=//evil.example>',
  '</title><meta http-equiv=refresh content="0;url=//evil.example">',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '&#60;img src=x&#62;',
  'javascript:alert(1)',
  '{{7*7}} ${7*7} {name} {title}',
  '<b>{count, plural, other {x}}</b>',
  '=cmd|calc!A1',
  "@SUM(1+1)'; drop table users;--",
  '\u202Egnp.exe',
  '\u2066left\u2069',
  'a\u0000b',
  'two\r\nBcc: all@evil.example',
  '\uD83D\uDE00'.repeat(20),
  '\uD800<i>half a sign',
]
/** Each shape twice; eight times under `npm run test:full`. */
const TEXTS = Array.from(
  { length: isFull ? 200 : 2 * SHAPES.length },
  (_, each) => `${SHAPES[each % SHAPES.length]} ${each}`,
)
const MISLEADING = /[\u0000\u202A-\u202E\u2066\u2067]/
const forget = () => db.delete(attempts)

const everyField = (text: string) => Object.fromEntries(Object.keys(WIDGET_DEFAULTS).map((field) => [field, text]))
const FIELDS = Object.keys(WIDGET_DEFAULTS)
  .filter((field) => field !== 'contact_address')
  .toSorted((one, other) => (one < other ? -1 : 1))

/** In which fields something was refused; none where it was no text at all. */
function refusedIn({ status, body }: { status: number; body: unknown }) {
  expect([400, 422]).toContain(status)
  return Object.keys((body as { errors?: object }).errors ?? {}).toSorted((one, other) => (one < other ? -1 : 1))
}

async function openShop() {
  const me = await signUp({ plan: 'unlimited' })
  const at = { token: me.token, params: { id: me.workspace.id } }
  const { widget } = await ask(widgetApi.show, at)
  return { me, at, key: widget.key }
}

/** Every element of a page with the names of what it carries, and every address in it. */
function read(html: string) {
  const found = { elements: new Set<string>(), addresses: new Set<string>(), text: '' }
  const parser = new Parser({
    onopentag(name, attributes) {
      found.elements.add([name, ...Object.keys(attributes)].join(' '))
      for (const key of ['href', 'src', 'action']) if (attributes[key]) found.addresses.add(attributes[key])
    },
    onprocessinginstruction: (name) => name !== '!doctype' && found.elements.add(name),
    oncomment: () => found.elements.add('comment'),
    ontext: (text) => (found.text += text),
  })
  parser.end(html)
  return { ...found, elements: [...found.elements].toSorted((one, other) => (one < other ? -1 : 1)) }
}

/** The addresses of a page, which all of them lead over the web. */
const strangeLinks = (html: string) => [...read(html).addresses].filter((url) => !/^(https?:\/\/|cid:)/.test(url))

const mail = (mails: readonly Mail[]) => mails.map(({ html = '' }) => html)

test('what an owner enters comes back as it is or is refused, in every field and in what visitors are told', async () => {
  const { me, at, key } = await openShop()
  const body = async (response: Response) => {
    expect(response.headers.get('content-type')).toContain('application/json')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    return response.json()
  }
  for (const text of TEXTS) {
    const wrong = [
      await tell(widgetApi.update, { ...at, body: { ...everyField(text), contact_address: '' } }),
      await tell(widgetApi.saveSettings, {
        ...at,
        body: { privacy_url: text, allowed_hosts: [text], language: text, reply_to: text },
      }),
    ]
    expect([text, ...wrong.map(refusedIn)]).toEqual(
      text.includes('\u0000')
        ? [text, [], []]
        : [text, FIELDS, ['allowed_hosts.0', 'language', 'privacy_url', 'reply_to']],
    )
    const saved = [
      await tell(widgetApi.update, { ...at, body: { ...WIDGET_DEFAULTS, contact_address: text } }),
      await tell(widgetApi.saveSettings, { ...at, body: { consent_text: text } }),
    ]
    await db
      .update(users)
      .set({ name: text.replaceAll('\u0000', '') })
      .where(eq(users.id, me.user.id))
    const shown = await body(await send(widgetApi.show, at))
    const told = await body(await send(widgetApi.public, { params: { key } }))
    const isKept = !/[\u0000\u202E\u2066\r]/.test(text)
    expect([text, ...saved.map(({ status }) => status === 200)]).toEqual([text, isKept, isKept])
    if (isKept) {
      const kept = text.toWellFormed()
      expect(shown.widget).toMatchObject({ configuration: { contact_address: kept }, consent_text: kept })
      expect(told).toMatchObject({ configuration: { contact_address: kept }, consent_text: kept })
      expect(told.texts.talk).toContain(told.brand.name)
    }
    expect(JSON.stringify(told)).not.toMatch(MISLEADING)
  }
}, 120_000)

test('the page of a widget has the same elements whatever its owner is called', async () => {
  const { me, key } = await openShop()
  const page = async (name: string) => {
    await forget()
    await db.update(users).set({ name }).where(eq(users.id, me.user.id))
    return (await own.api.request(`/api/public/check/${key}`)).text()
  }
  const { elements, addresses } = read(await page('Ada'))
  for (const text of TEXTS) {
    const html = await page(text.replaceAll('\u0000', ''))
    expect([text, read(html).elements, read(html).addresses]).toEqual([text, elements, addresses])
    expect(html).not.toMatch(MISLEADING)
  }
}, 120_000)

/** As it is kept: half a sign is none. */
const sent = (text: string) => text.toWellFormed().replaceAll('\uFFFD', '')

/** An owner who is mailed who came by, by a recipe. */
async function openTold() {
  const shop = await openShop()
  const { token, workspace, user } = shop.me
  const params = { workspace: workspace.id }
  const { integration } = await ask(integrationApi.create, {
    token,
    params,
    body: { type: 'email', name: 'Me', config: { addresses: user.email } },
  })
  await ask(recipeApi.create, {
    token,
    params,
    body: {
      name: 'Who came by',
      trigger: { type: 'widget_lead_created', config: {} },
      conditions: [],
      actions: [
        { type: 'notify', integration_id: integration.id, config: { text: '{{title}}: {{message}} ({{email}})' } },
      ],
    },
  })
  return shop
}

test.each([0, 1, 2, 3])(
  'what visitors send is text in the list and in the owner’s mail (%i of 3)',
  async (part) => {
    const { at, key } = await openTold()
    outbox.splice(0)
    const kept: string[] = []
    for (const [each, text] of TEXTS.entries()) {
      if (each % 4 !== part) continue
      await forget()
      const { status } = await tell(widgetApi.capture, {
        params: { key },
        body: {
          email: `v${each}@kerzen.example`,
          name: text.slice(0, 90),
          phone: text.slice(0, 50),
          message: text,
          page_url: `https://kerzen.example/${text}`,
          referrer: `https://kerzen.example/${text}`,
          utm: { utm_source: text, [text]: text },
          consent: true,
          took_ms: 9_000,
        },
      })
      expect([text, status === 200]).toEqual([text, !/[\u0000\r\u202E\u2066]/.test(text)])
      if (status === 200) kept.push(text)
    }
    const answer = await send(widgetApi.leads, at)
    expect(answer.headers.get('content-type')).toContain('application/json')
    const { leads } = (await answer.json()) as { leads: Record<string, unknown>[] }
    expect(
      leads.toReversed().map(({ name, phone, message, utm, referrer }) => [name, phone, message, utm, referrer]),
    ).toEqual(
      kept.map((text) => {
        const whole = sent(text)
        const source = { utm_source: whole }
        return [whole.slice(0, 90), whole.slice(0, 50).trim(), whole, source, 'https://kerzen.example']
      }),
    )
    for (const { page_url } of leads) expect(page_url).toMatch(/^https:\/\/kerzen\.example\/[^<>"]*$/)
    await automate({ ...deps, publicUrl: 'http://soteria.test', productName: 'Soteria', now: () => new Date() })
    await own.sendMessages()
    const mails = mail(outbox.splice(0))
    expect(mails).toHaveLength(kept.length)
    const [first = '', ...others] = mails.toSorted((one, other) => (one < other ? -1 : 1))
    for (const html of others) {
      expect(read(html).elements).toEqual(read(first).elements)
      expect(strangeLinks(html)).toEqual([])
    }
    expect(read(first).elements.join()).not.toMatch(/script|img|svg|iframe|base|comment|\bon/)
    for (const text of kept) expect(mails.some((html) => read(html).text.includes(sent(text)))).toBe(true)
  },
  120_000,
)

test('what an owner and a scanned site say is text in the visitor’s mail', async () => {
  const { me, at, key } = await openShop()
  await ask(widgetApi.saveSettings, {
    ...at,
    body: { mails_result: true, privacy_url: 'https://northlight.example/privacy?a=1&copy=2' },
  })
  const visit = async (email: string) => {
    await forget()
    return tell(widgetApi.capture, {
      params: { key },
      body: { email, website: 'http://127.0.0.1:9/', consent: true, took_ms: 9_000 },
    })
  }
  const mailed: string[] = []
  await visit('first@kerzen.example')
  await db.delete(widgetLeads)
  // Four texts in a mail, each shape in each place.
  for (let each = 0; each < TEXTS.length / 4; each += 1) {
    const [name, address, title, summary_plain] = [0, 1, 2, 3].map((place) =>
      (TEXTS[each * 4 + ((place + each) % 4)] ?? '').replaceAll('\u0000', '').toWellFormed(),
    )
    await db.update(users).set({ name }).where(eq(users.id, me.user.id))
    const contact = { contact_address: address ?? '', contact_link: 'https://northlight.example/' }
    await db
      .update(widgets)
      .set({ configuration: { ...WIDGET_DEFAULTS, ...contact } })
      .where(eq(widgets.workspace_id, me.workspace.id))
    // Whoever waits for a scan is told of it with each answer.
    await db.delete(widgetLeads)
    const finding = exampleFinding({ severity: 'high', id: 'f', title, summary_plain })
    await db.update(leadScans).set({
      status: 'completed',
      score: 30,
      grade: 'E',
      counts: { critical: 0, high: 1, medium: 0, low: 0, info: 0 },
      result: resultOf({ at: '2026-11-22T14:58:00Z', value: 'kerzen.example', found: { findings: [finding] } }),
    })
    expect((await visit(`v${each}@kerzen${each}.example`)).status).toBe(200)
    await own.sendMails()
    const [html, ...others] = mail(outbox.splice(0))
    expect([name, others]).toEqual([name, []])
    if (html) mailed.push(html)
  }
  expect(mailed).toHaveLength(TEXTS.length / 4)
  const { elements } = read(mailed[0] ?? '')
  expect(elements.join()).not.toMatch(/script|img|svg|iframe|base|comment|\bon/)
  for (const html of mailed) {
    expect(read(html).elements).toEqual(elements)
    expect(strangeLinks(html)).toEqual([])
  }
}, 120_000)

test('an address of hostile signs is refused, or is text', async () => {
  const { at, key } = await openShop()
  for (const [each, shape] of SHAPES.entries()) {
    await forget()
    const email = `${shape.replaceAll(/[\s@]/g, '')}@kerzen${each}.example`
    const { status } = await tell(widgetApi.capture, {
      params: { key },
      body: { email, website: null, message: 'x', consent: true, took_ms: 9_000 },
    })
    expect([200, 400, 422]).toContain(status)
  }
  const rows = await db.select().from(widgetLeads).where(eq(widgetLeads.workspace_id, at.params.id))
  expect(rows.length).toBeGreaterThan(0)
  expect(JSON.stringify(rows)).not.toMatch(MISLEADING)
})
