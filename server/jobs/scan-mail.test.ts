import { eq } from 'drizzle-orm'
import { accountApi } from '@/lib/contract/account'
import { assetApi } from '@/lib/contract/asset'
import { scans } from '../db/schema'
import { completeScan, openContractApi } from '../routes/testing'
import { scanMails } from './scan-mail'

const { db, deps, signUp, ask, outbox } = openContractApi()
const tell = scanMails(deps)

async function finishedScan({ wanted, locale = null, value = 'example.com' }: { wanted: boolean; locale?: string | null; value?: string }) {
  const who = await signUp()
  if (wanted) await ask(accountApi.updatePreferences, { token: who.token, body: { mail_scan_finished: true, locale } })
  const { asset } = await ask(assetApi.create, { token: who.token, params: { workspace: who.workspace.id }, body: { value } })
  const scan = await completeScan(db, { ...who, asset, at: '2026-01-01T00:00:00Z' })
  return { scan, mails: () => outbox.filter(({ to }) => to === who.user.email) }
}

test('who asked for it gets a mail with the outcome and the way to the scan', async () => {
  const { scan, mails } = await finishedScan({ wanted: true })
  await tell(scan)
  expect(mails()).toEqual([{ to: expect.any(String), subject: 'Scan of example.com finished: grade B', text: expect.any(String) }])
  const text = mails()[0]?.text
  expect(text).toContain('the light scan of example.com in the workspace Main is finished. Grade B, 88 of 100. Findings: 1 medium.')
  expect(text).toContain(`http://soteria.test/details/${scan}`)
})

test('a failed scan is told with its reason, a stopped one is not told', async () => {
  const { scan, mails } = await finishedScan({ wanted: true })
  await db.update(scans).set({ status: 'failed', failure_reason: 'dns', failure_message: 'The name was not found.' }).where(eq(scans.id, scan))
  await tell(scan)
  expect(mails()).toMatchObject([{ subject: 'Scan of example.com failed', text: expect.stringContaining('failed. The name was not found.') }])
  await db.update(scans).set({ failure_reason: 'aborted' }).where(eq(scans.id, scan))
  await tell(scan)
  expect(mails()).toHaveLength(1)
})

test.each([
  [
    'de',
    'Scan von example.com abgeschlossen: Note B',
    'der Schnellscan von example.com im Arbeitsbereich Main ist abgeschlossen. Note B, 88 von 100. Befunde: 1 mittel.',
  ],
  [
    'es-MX',
    'El análisis de example.com ha terminado: nota B',
    'El análisis ligero de example.com en el espacio de trabajo Main ha terminado. Nota B, 88 de 100.',
  ],
  ['ar', 'اكتمل فحص example.com: التقدير B', 'اكتمل الفحص الخفيف للموقع example.com في مساحة العمل Main. التقدير B، 88 من 100. النتائج: 1 متوسطة.'],
])('it is written in the language of the account: %s', async (locale, subject, sentence) => {
  const { scan, mails } = await finishedScan({ wanted: true, locale })
  await tell(scan)
  expect(mails()).toMatchObject([{ subject, text: expect.stringContaining(sentence) }])
  expect(mails()[0]?.text).toContain(`\nhttp://soteria.test/details/${scan}\n`)
})

test('a name is written in its own letters, unless they could mislead', async () => {
  for (const [value, shown] of [
    ['bücher.example', 'bücher.example'],
    ['аррӏе.com', 'xn--80ak6aa92e.com'],
  ]) {
    const { scan, mails } = await finishedScan({ wanted: true, value })
    await tell(scan)
    expect(mails()).toMatchObject([{ subject: `Scan of ${shown} finished: grade B`, text: expect.stringContaining(`the light scan of ${shown} in`) }])
  }
})

test('who did not ask gets none', async () => {
  const { scan, mails } = await finishedScan({ wanted: false })
  await tell(scan)
  expect(mails()).toEqual([])
})

test('a mail that cannot be sent breaks nothing', async () => {
  const { scan } = await finishedScan({ wanted: true })
  const broken = scanMails({ ...deps, mailer: { send: () => Promise.reject(new Error('No mail server')) } })
  await expect(broken(scan)).resolves.toBeUndefined()
})
