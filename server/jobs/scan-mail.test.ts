import { eq, sql } from 'drizzle-orm'
import { accountApi } from '@/lib/contract/account'
import { assetChangeApi } from '@/lib/contract/asset-change'
import { brandingChangeApi } from '@/lib/contract/branding-change'
import { deliveries, findingsTriage, scans } from '@/server/db/schema'
import { completeScan, openContractApi } from '@/server/routes/testing'
import { scanMails } from './scan-mail'

const { db, deps, signUp, ask, outbox, sendMails } = openContractApi()
const leave = scanMails(deps)

/** As the worker does it: what is told stands in the transaction, and is sent after it. */
async function tell(scan: string) {
  await db.transaction((tx) => leave(tx, scan))
  await sendMails()
}

async function finishedScan({
  wanted,
  locale = null,
  value = 'example.com',
}: {
  wanted: boolean
  locale?: string | null
  value?: string
}) {
  const who = await signUp()
  if (wanted) await ask(accountApi.updatePreferences, { token: who.token, body: { mail_scan_finished: true, locale } })
  const { asset } = await ask(assetChangeApi.create, {
    token: who.token,
    params: { workspace: who.workspace.id },
    body: { value },
  })
  const scan = await completeScan(db, { ...who, asset, at: '2026-01-01T00:00:00Z' })
  return { scan, token: who.token, mails: () => outbox.filter(({ to }) => to === who.user.email) }
}

test('who asked for it gets a mail with the outcome and the way to the scan', async () => {
  const { scan, mails } = await finishedScan({ wanted: true })
  await tell(scan)
  expect(mails()).toMatchObject([
    { to: expect.any(String), subject: 'Scan of example.com finished: grade B', text: expect.any(String) },
  ])
  const text = mails()[0]?.text
  expect(text).toContain(
    'The light scan of example.com in the workspace Main has finished. Grade B, 88 of 100. Findings: 1 medium.',
  )
  expect(text).toContain(`http://soteria.test/details/${scan}`)
})

test('what somebody set aside is not told as a finding, but that it is there', async () => {
  const { scan, mails } = await finishedScan({ wanted: true })
  const [row] = await db.select().from(scans).where(eq(scans.id, scan))
  const finding = row?.result?.findings[0]?.id ?? ''
  await db.insert(findingsTriage).values({ asset_id: row?.asset_id ?? '', finding, status: 'false_positive' })
  await tell(scan)
  expect(mails()[0]?.text).toContain('Grade B, 88 of 100. No findings. 1 dismissed.')
})

test('a scan without a grade calls nothing clean that it could not check', async () => {
  const { scan, mails } = await finishedScan({ wanted: true })
  await db
    .update(scans)
    .set({ score: null, grade: null, counts: { critical: 0, high: 0, medium: 0, low: 0, info: 0 } })
    .where(eq(scans.id, scan))
  await tell(scan)
  expect(mails()[0]?.text).toContain('No findings in the completed checks.')
})

test('a failed scan is told with its reason, a stopped one is not told', async () => {
  const { scan, mails } = await finishedScan({ wanted: true })
  await db
    .update(scans)
    .set({ status: 'failed', failure_reason: 'dns', failure_message: 'The name was not found.' })
    .where(eq(scans.id, scan))
  await tell(scan)
  expect(mails()).toMatchObject([
    { subject: 'Scan of example.com failed', text: expect.stringContaining('failed. The name was not found.') },
  ])
  const stopped = await finishedScan({ wanted: true })
  await db.update(scans).set({ status: 'failed', failure_reason: 'aborted' }).where(eq(scans.id, stopped.scan))
  await tell(stopped.scan)
  expect(stopped.mails()).toEqual([])
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
  [
    'ar',
    'اكتمل فحص example.com: التقدير B‎',
    'اكتمل الفحص الخفيف للموقع example.com في مساحة العمل Main. التقدير B‎، 88 من 100. النتائج: 1 متوسطة.',
  ],
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
    expect(mails()).toMatchObject([
      { subject: `Scan of ${shown} finished: grade B`, text: expect.stringContaining(`The light scan of ${shown} in`) },
    ])
  }
})

test('it comes under the name of the brand that the account set', async () => {
  const { scan, mails, token } = await finishedScan({ wanted: true })
  await ask(brandingChangeApi.update, { token, body: { company_name: 'Linden & Söhne' } })
  await tell(scan)
  expect(mails()).toMatchObject([{ as: 'Linden & Söhne', subject: 'Scan of example.com finished: grade B' }])
})

test('who did not ask gets none', async () => {
  const { scan, mails } = await finishedScan({ wanted: false })
  await tell(scan)
  expect(mails()).toEqual([])
})

test('who hears of a scan hears once, however often its end is told', async () => {
  const { scan, mails } = await finishedScan({ wanted: true })
  for (const _ of [1, 2]) await tell(scan)
  expect(mails()).toHaveLength(1)
})

test('an end that collides with another change is not written without its mail', async () => {
  const { scan, mails } = await finishedScan({ wanted: true })
  await db.execute(
    sql`create function collide() returns trigger language plpgsql as $$ begin raise exception 'deadlock' using errcode = '40P01'; end $$`,
  )
  await db.execute(sql`create trigger collide before insert on deliveries for each row execute function collide()`)
  await expect(tell(scan)).rejects.toMatchObject({ cause: { code: '40P01' } })
  await db.execute(sql`drop function collide cascade`)
  await tell(scan)
  expect(mails()).toHaveLength(1)
})

test('what is undone with the end of a scan is not told', async () => {
  const { scan, mails } = await finishedScan({ wanted: true })
  const undone = db.transaction(async (tx) => {
    await leave(tx, scan)
    throw new Error('The scan could not be stored')
  })
  await expect(undone).rejects.toThrow('could not be stored')
  await sendMails()
  expect(mails()).toEqual([])
})

test('a mail server that is away for an hour loses nothing and gets nothing twice, and a sender that dies is followed by another', async () => {
  const { scan, mails } = await finishedScan({ wanted: true })
  const isIt = eq(deliveries.key, `scan:${scan}`)
  const look = async () => (await db.select().from(deliveries).where(isIt))[0]!
  const turn = (minutes: number) =>
    db
      .update(deliveries)
      .set({ next_at: sql`${deliveries.next_at} - ${minutes} * interval '1 minute'` })
      .where(isIt)
  const send = jest.fn(() => Promise.reject(new Error('No mail server')))
  await db.transaction((tx) => leave(tx, scan))
  for (let minute = 0; minute < 60; minute += 1) {
    await sendMails({ by: { send } })
    await turn(1)
  }
  // After 1, 2, 4, 8, 16 and 32 minutes.
  expect(send).toHaveBeenCalledTimes(6)
  expect(new Set(send.mock.calls.map((call) => JSON.stringify(call))).size).toBe(1)

  await turn(60)
  void sendMails({ by: { send: () => new Promise(() => {}) } })
  while ((await look()).attempts < 7) await sendMails()
  await sendMails()
  expect(mails()).toEqual([])
  await turn(3)
  await Promise.all([sendMails(), sendMails()])
  expect(mails()).toHaveLength(1)
  await turn(600)
  await sendMails()
  expect(mails()).toHaveLength(1)
  expect(await look()).toMatchObject({ attempts: 8, state: 'done', done_at: expect.any(Date) })
})
