import { eq } from 'drizzle-orm'
import type { IncidentKind } from '@/lib/contract/monitor'
import * as ar from '@/lib/messages/ar'
import * as de from '@/lib/messages/de'
import { en } from '@/lib/messages/en'
import * as es from '@/lib/messages/es'
import { users, workspaces } from '@/server/db/schema'
import { NO_FORMATS } from '@/lib/domain/format'
import { voiceOf } from '@/server/voice'
import { alertMail, alertText } from './alert-words'
import { tell } from './alerts'
import { closeSites, HEADERS, openMonitoring, openSite } from './testing'

afterEach(closeSites)

test('mails about a site are in the language of its owner', async () => {
  const site = await openSite()
  const monitoring = await openMonitoring(site)
  await monitoring.deps.db.update(users).set({ locale: 'de' }).where(eq(users.id, monitoring.who.user.id))
  await monitoring.check()
  await site.stop()
  await monitoring.check()
  await site.start()
  await monitoring.check()
  site.replaceCertificate()
  await monitoring.check()
  expect(monitoring.mails()).toEqual([
    expect.stringMatching(/^https:\/\/127\.0\.0\.1:\d+ ist ausgefallen: Es kam keine Verbindung zustande\. /),
    expect.stringMatching(/ist nach 5\sMin\. 30\sSek\. wieder erreichbar$/),
    expect.stringMatching(
      /hat ein neues Zertifikat \(Aussteller: CN=second\.test; ausgestellt für: CN=second\.test; gültig bis: \d\d\.\d\d\.\d{4}; /,
    ),
  ])
  expect(monitoring.outbox.at(-1)?.text).toMatch(
    /^Guten Tag,\n\nneu in Ihrem Arbeitsbereich Main:\n\n- .*hat ein neues Zertifikat/,
  )
  monitoring.turn(60 * 24 * 80)
  await monitoring.check()
  expect(monitoring.outbox.at(-1)?.text).toMatch(
    /Das Zertifikat von https:\/\/127\.0\.0\.1:\d+ läuft in \d+ Tagen ab \(\d\d\.\d\d\.\d{4}\)\./,
  )
})

test.each([
  ['their own address', {}, 'Asia/Tokyo', '2026-11-20, 07:30 pm GMT+9'],
  [
    'their own address in a workspace with a zone',
    { timezone: 'Europe/Berlin' },
    'Asia/Tokyo',
    '2026-11-20, 07:30 pm GMT+9',
  ],
  ['their own address without a zone of theirs', { timezone: 'Europe/Berlin' }, null, '2026-11-20, 11:30 am CET'],
  [
    'another address',
    { timezone: 'Europe/Berlin', notify_email: 'ops@example.com' },
    'Asia/Tokyo',
    '2026-11-20, 11:30 am CET',
  ],
  [
    'another address without a zone of the workspace',
    { notify_email: 'ops@example.com' },
    'Asia/Tokyo',
    '2026-11-20, 07:30 pm GMT+9',
  ],
])('times are written as the owner chose, to %s', async (_, settings, timezone, time) => {
  const { deps, who, asset, deliver, outbox } = await openMonitoring({ value: 'shop.test' })
  const preferences = { date_format: 'ymd', clock: '12' } as const
  await deps.db.update(users).set({ timezone, preferences }).where(eq(users.id, who.user.id))
  await deps.db.update(workspaces).set({ settings }).where(eq(workspaces.id, who.workspace.id))
  const facts = { event: 'expiring', what: 'certificate', end: '2026-12-01T00:00:00Z', days: 10 } as const
  await tell(deps.db, { at: new Date('2026-11-20T10:30:00Z'), asset, facts, key: `${asset.id}:end` })
  await deliver()
  const mail = outbox.findLast(({ text }) => text.includes('shop.test'))
  expect(mail?.text).toContain(`- ${time}: The certificate for shop.test expires in 10 days (2026-12-01).`)
})

test('a mail that waited says what was true when its alert was raised', async () => {
  const site = await openSite()
  const monitoring = await openMonitoring(site)
  const { db } = monitoring.deps
  await db.update(users).set({ locale: 'de' }).where(eq(users.id, monitoring.who.user.id))
  await monitoring.check()
  const clock = (minutes: number) =>
    new Date(monitoring.deps.now().getTime() + minutes * 60_000).toISOString().slice(11, 16)
  const settings = { timezone: 'UTC', quiet_hours: { from: clock(-60), to: clock(60) } }
  await db.update(workspaces).set({ settings }).where(eq(workspaces.id, monitoring.who.workspace.id))
  const { 'x-content-type-options': _, ...rest } = HEADERS
  site.state.headers = rest
  await monitoring.check()
  site.state.headers = {}
  await monitoring.check()
  monitoring.turn(60)
  await monitoring.deliver()
  expect(monitoring.mails()).toEqual([
    expect.stringMatching(/ sendet weniger oder schwächere Sicherheits-Header: x-content-type-options$/),
  ])
})

const trouble = (kind: IncidentKind, values = {}) => ({
  event: 'opened' as const,
  kind,
  cause: null,
  message: null,
  changes: [],
  ...values,
})

test.each([
  ['en', 'shop.test is down: browsers reject its certificate. The certificate doesn’t match the hostname.'],
  ['de', 'shop.test ist ausgefallen: Browser lehnen das Zertifikat ab. Das Zertifikat passt nicht zum Hostnamen.'],
  ['fr', 'shop.test is down: browsers reject its certificate. The certificate doesn’t match the hostname.'],
])('what the network said is told in %s as far as there are words for it', async (locale, text) => {
  const down = trouble('down', { cause: 'certificate', message: 'The certificate doesn’t match the hostname.' })
  expect(alertText(await voiceOf(locale), 'shop.test', down)).toBe(text)
})

test('numbers in an alert are written as the owner chose, in its sentence and in the subject', async () => {
  const facts = { event: 'recovered', kind: 'down', ms: 3_500 } as const
  const told = { alert: { text: 'Stored', facts, created_at: new Date(0) }, site: 'shop.test' }
  const voice = await voiceOf('en', { ...NO_FORMATS, number_format: 'point' })
  const { subject, text } = alertMail(
    Array.from({ length: 1_235 }, () => told),
    PLACE,
    voice,
    'UTC',
  )
  expect(text).toContain('shop.test is up again after 3,5\u00a0s.')
  expect(subject).toContain('(and 1.234 more)')
})

const PLACE = { workspace: 'Main', workspace_id: '7', publicUrl: 'http://soteria.test' }

test('the mail has the name of a site in its own letters', async () => {
  const facts = { event: 'recovered', kind: 'down', ms: 90_000 } as const
  const told = { alert: { text: 'Stored', facts, created_at: new Date(0) }, site: 'https://xn--bcher-kva.example/a' }
  const { subject, text } = alertMail([told], PLACE, await voiceOf('en'), 'UTC')
  expect(subject).toBe('https://bücher.example/a is up again after 1\u00a0min 30\u00a0s')
  expect(text).toContain(': https://bücher.example/a is up again')
})

test('an alert of which only the text is left is mailed with it', async () => {
  const alert = { text: 'shop.test is gone.', facts: null, created_at: new Date('2026-11-20T10:00:00Z') }
  const { subject, text } = alertMail([{ alert, site: 'shop.test' }], PLACE, await voiceOf('es'), 'UTC')
  expect(subject).toBe('shop.test is gone')
  expect(text).toContain('- 20 nov 2026, 10:00 UTC: shop.test is gone.')
})

test.each(['en', 'de', 'es', 'ar'])(
  'an alert in %s says where such mails are chosen, and leads there',
  async (locale) => {
    const alert = { text: 'shop.test is gone.', facts: null, created_at: new Date() }
    const { text } = alertMail([{ alert, site: 'shop.test' }], PLACE, await voiceOf(locale), 'UTC')
    const words = { en, de, es, ar }[locale]!
    expect(text).toMatch(new RegExp(`[“„«]${words.monitoring.settings}[”“»]`))
    expect(text).toMatch(new RegExp(`[“„«]${words.setting.notifications.title}[”“»]`))
    expect(text).toMatch(/^.*http:\/\/soteria\.test\/monitoring\?workspace=7$/m)
    expect(text).toMatch(/^.*http:\/\/soteria\.test\/setting\?section=notifications$/m)
  },
)
