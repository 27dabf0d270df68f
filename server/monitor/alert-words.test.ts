import { eq } from 'drizzle-orm'
import type { IncidentKind } from '@/lib/contract/monitor'
import { users } from '../db/schema'
import { voiceOf } from '../voice'
import { alertMail, openedText } from './alert-words'
import { expiringOf, expiryKey } from './expiry-key'
import { closeSites, openMonitoring, openSite } from './testing'

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
    expect.stringMatching(/ist wieder erreichbar, nach 5 Min\. 30 Sek\.$/),
    expect.stringMatching(/hat ein anderes Zertifikat \(Aussteller: CN=second\.test; ausgestellt für: CN=second\.test; gültig bis: \d\d\.\d\d\.\d{4}; /),
  ])
  expect(monitoring.outbox.at(-1)?.text).toMatch(/^Guten Tag,\n\ndas ist in Ihrem Arbeitsbereich Main passiert:\n\n- .*hat ein anderes Zertifikat/)
  monitoring.turn(60 * 24 * 80)
  await monitoring.check()
  expect(monitoring.outbox.at(-1)?.text).toMatch(/Das Zertifikat von https:\/\/127\.0\.0\.1:\d+ endet in \d+ Tagen, am \d\d\.\d\d\.\d{4}\./)
})

const trouble = (kind: IncidentKind, values = {}) => ({ kind, cause: null, message: null, changes: [], ...values })

test.each([
  ['en', 'shop.test is down: its certificate is refused by browsers. The certificate is for another name.'],
  ['de', 'shop.test ist ausgefallen: Browser lehnen ihr Zertifikat ab. Das Zertifikat gilt für einen anderen Namen.'],
  ['fr', 'shop.test is down: its certificate is refused by browsers. The certificate is for another name.'],
])('what the network said is told in %s as far as there are words for it', async (locale, text) => {
  const down = trouble('down', { cause: 'certificate', message: 'The certificate is for another name.' })
  expect(openedText(await voiceOf(locale), 'shop.test', down)).toBe(text)
})

test('an alert of which only the text is left is mailed with it', async () => {
  const alert = { key: 'x', kind: 'opened', text: 'shop.test is gone.', created_at: new Date('2026-11-20T10:00:00Z') }
  const { subject, text } = alertMail(
    [{ alert, site: 'shop.test', incident: null }],
    { name: 'Main', settings: {} },
    'http://soteria.test',
    await voiceOf('es'),
  )
  expect(subject).toBe('shop.test is gone')
  expect(text).toContain('- 20 nov 2026, 10:00 UTC: shop.test is gone.')
})

test('the key of an alert about an end says what ends and when', () => {
  const end = new Date('2026-12-01T00:00:00Z')
  expect(expiringOf(expiryKey('9b2d5c1e-0000-4000-8000-000000000000', { what: 'domain', end }, 14))).toEqual({ what: 'domain', end })
  expect(expiringOf('9b2d5c1e-0000-4000-8000-000000000000:opened')).toBeNull()
  expect(expiringOf('9b2d5c1e:domain:some day:14')).toBeNull()
})
