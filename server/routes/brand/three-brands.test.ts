import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { simpleParser } from 'mailparser'
import { authApi } from '@/lib/contract/auth'
import { brandingApi } from '@/lib/contract/branding'
import { brandingChangeApi } from '@/lib/contract/branding-change'
import { integrationApi } from '@/lib/contract/integration'
import { leadApi } from '@/lib/contract/lead'
import { leadWorkApi } from '@/lib/contract/lead-work'
import { reportApi } from '@/lib/contract/report'
import { contrast } from '@/lib/domain/brand-shades'
import type { PdfInput } from '@/server/pdf/input'
import { brandDomains, leads, leadScans, users } from '@/server/db/schema'
import { createMailer } from '@/server/mail'
import { hostConfig } from '@/server/records/host-brand'
import { leaveMessage } from '@/server/records/deliveries'
import { MESSAGE } from '@/server/connections/testing'
import { openContractApi, resultOf } from '@/server/routes/testing'
import { openTenant } from '@/server/routes/testing-rows'

const dataDir = mkdtempSync(join(tmpdir(), 'soteria-brands-'))
afterAll(() => rmSync(dataDir, { recursive: true }))

const printed: Pick<PdfInput, 'brand'>[] = []
const { deps: plain } = openContractApi()
const settings = { publicUrl: 'http://portal.test', mailFrom: 'Soteria <noreply@portal.test>', dataDir }
const api = openContractApi({
  settings,
  mailer: createMailer({ ...plain.settings, ...settings, smtpUrl: null }, plain.log),
  deps: {
    printReport: (input) => {
      printed.push(input)
      return plain.printReport(input)
    },
  },
})
const { db, ask, send, request } = api
const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="30"><rect width="90" height="30" fill="#12a48c"/></svg>'

const BRANDS = [
  { company_name: 'Northlight', primary: '#ffee00', language: 'en' },
  { company_name: 'Ink & Söhne', primary: '#111111', language: 'de' },
  { company_name: 'درع الشمال', primary: '#ff0000', language: 'ar' },
] as const

/** What the folder has for this reader, whole: what other tests left in the database is sent from here as well. */
async function mailsTo(address: string) {
  const folder = join(dataDir, 'outbox')
  const all = await Promise.all(readdirSync(folder).map((name) => simpleParser(readFileSync(join(folder, name)))))
  return all.filter(({ to }) => [to].flat().some((each) => each?.text === address))
}

/** Ours, wherever it stands; the addresses of those who sign up in tests are nobody's brand. */
const traces = (text: string) => text.replaceAll(/(?:@|%40)soteria\.test/g, '').match(/.{0,20}soteria.{0,20}/gi) ?? []

/** The colours of words on those behind them, in the style of a page or a mail. */
function pairs(html: string): number[] {
  const set = [...html.matchAll(/--brand:(#\w+);--on:(#\w+);--brand-text:(#\w+)/g)]
  const surfaces = ['#ffffff', '#1b212b']
  return [
    ...set.flatMap(([, solid = '', on = '', text = ''], at) => [
      contrast(on, solid),
      contrast(text, surfaces[at % 2] ?? ''),
    ]),
    ...[...html.matchAll(/background:(#\w{6});color:(#\w{6})/g)].map(([, behind = '', on = '']) =>
      contrast(on, behind),
    ),
  ]
}

/** Somebody with White Label, one of everything, and this brand of their own or of their reseller. */
async function branded({ company_name, primary, language }: (typeof BRANDS)[number], isResold: boolean) {
  const me = await openTenant(api)
  const whose = isResold ? await api.signUp({ plan: 'bundle deal' }) : me
  if (isResold) await db.update(users).set({ reseller_id: whose.user.id }).where(eq(users.id, me.user.id))
  await db.update(users).set({ locale: language }).where(eq(users.id, me.user.id))
  const body = new FormData()
  const fields = {
    company_name,
    primary,
    support_email: 'help@brand.example',
    report_footer: 'Cork',
    hide_powered_by: '1',
  }
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  body.set('logo', new File([SVG], 'logo.svg'))
  await ask(brandingChangeApi.update, { token: whose.token, body })
  return { me, whose }
}

test.each(BRANDS.map((brand, at) => [brand.company_name, brand, at === 1] as const))(
  '%s: nothing of the default is left in mails, PDF and public pages, and all can be read',
  async (name, brand, isResold) => {
    const { me, whose } = await branded(brand, isResold)
    const at = { token: me.token, params: { workspace: me.workspace.id } }

    const config = { addresses: me.user.email, language: brand.language }
    const { integration } = await ask(integrationApi.create, { ...at, body: { type: 'email', name: 'Team', config } })
    const note = {
      workspaceId: me.workspace.id,
      runId: null,
      position: null,
      integrationId: integration.id,
      toName: 'Team',
    }
    await leaveMessage(db, { ...note, message: MESSAGE })
    await api.sendMessages()
    await ask(authApi.forgotPassword, { body: { email: me.user.email } })
    await api.sendMails()
    const letters = await mailsTo(me.user.email)
    expect(letters.length).toBeGreaterThanOrEqual(2)
    for (const { from, replyTo, subject, text, html, attachments } of letters) {
      expect(from?.value).toEqual([{ name, address: 'noreply@portal.test' }])
      expect(replyTo?.value).toMatchObject([{ address: 'help@brand.example' }])
      expect(traces([subject, text, html].join('\n'))).toEqual([])
      if (html) {
        expect(attachments).toMatchObject([{ contentType: 'image/png', related: true }])
        expect(Math.min(...pairs(html))).toBeGreaterThanOrEqual(4.5)
      }
    }

    const answer = await send(reportApi.download, { ...at, params: { ...at.params, report: me.ids.scan } })
    expect([answer.status, ...traces(decodeURIComponent(answer.headers.get('content-disposition') ?? ''))]).toEqual([
      200,
    ])
    const raw = Buffer.from(await answer.arrayBuffer()).toString('latin1')
    expect(traces(raw)).toEqual([])
    expect(raw).toContain('/Subtype /Image')
    expect(printed.at(-1)?.brand).toMatchObject({
      name,
      colour: brand.primary,
      footer: 'Cork',
      contact: 'help@brand.example',
      product: null,
    })

    const { results } = await ask(leadApi.save, {
      ...at,
      body: { leads: [{ name: 'Kinsale', website: 'https://kinsale.ie' }] },
    })
    const lead = results?.[0]?.id ?? ''
    const result = resultOf({ at: '2026-11-22T14:58:00Z', value: 'kinsale.ie', score: 80 })
    const [scan] = await db
      .insert(leadScans)
      .values({
        user_id: me.user.id,
        url: 'https://kinsale.ie/',
        host: 'kinsale.ie',
        status: 'completed',
        completed_at: new Date(),
        result,
      })
      .returning()
    await db
      .update(leads)
      .set({ lead_scan_id: scan?.id ?? null })
      .where(eq(leads.id, lead))
    const of = { token: me.token, params: { ...at.params, lead } }
    const { share } = await ask(leadWorkApi.share, { ...of, body: { language: brand.language } })
    const { url: no } = await ask(leadWorkApi.optOut, of)
    for (const url of [share.url ?? '', no]) {
      const html = await (
        await api.api.request(new URL(url).pathname, { headers: { 'accept-language': brand.language } })
      ).text()
      expect(html).toContain(`alt="${name.replace('&', '&amp;')}"`)
      expect(traces(html)).toEqual([])
      expect(Math.min(...pairs(html))).toBeGreaterThanOrEqual(4.5)
      const [picture = ''] = /\/api\/public\/brand\/\w+\.png/.exec(html) ?? []
      expect((await request('GET', picture)).headers.get('content-type')).toBe('image/png')
    }

    // Before anybody signs in, its host name says so; and who is signed in sees it whatever the name.
    const host = `portal-${brand.primary.slice(1)}.example`
    await db.insert(brandDomains).values({ user_id: whose.user.id, host, token: 'x', status: 'active' })
    expect(await hostConfig(db, settings, host)).toMatchObject({ productName: name, colors: { brand: brand.primary } })
    expect(await hostConfig(db, settings, `other.${host}`)).toBeNull()
    const { branding } = await ask(brandingApi.show, { token: me.token })
    expect(branding.shown).toMatchObject({ company_name: name, product_name: name, primary: brand.primary })
  },
)
