import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { eq } from 'drizzle-orm'
import { accountApi } from '@/lib/contract/account'
import { assetChangeApi } from '@/lib/contract/asset-change'
import { reportApi } from '@/lib/contract/report'
import type { ScanResult } from '@/lib/contract/scan-result'
import { scans } from '@/server/db/schema'
import { scanMails } from '@/server/jobs/scan-mail'
import { completeScan, openContractApi } from '@/server/routes/testing'
import { LANGUAGES, type Language, printed, type Printed, printedPdf } from './testing-older'

type Kind = 'light' | 'full' | 'every'
type Older = { result: ScanResult; printed: Printed }

/**
 * Results as version 1.0 stored them, with what it printed from them: a light and a full scan of the demo shop, and one
 * with all that any check of it could say. Nobody generates it anew: it is what stands in people's databases.
 */
const OLDER = JSON.parse(gunzipSync(readFileSync(join(__dirname, 'older-results.json.gz'))).toString()) as Record<
  Kind,
  Older
> & {
  light: { pdf: Record<Language, string> }
  full: { mails: Record<Language, string[]> }
}

const { db, deps, signUp, ask, outbox, sendMails } = openContractApi()

async function stored(result: ScanResult) {
  const who = await signUp()
  const { asset } = await ask(assetChangeApi.create, {
    token: who.token,
    params: { workspace: who.workspace.id },
    body: { value: 'shop.example.com' },
  })
  const id = await completeScan(db, { ...who, asset, at: '2026-11-20T10:00:00Z' })
  await db
    .update(scans)
    .set({ result, checks: result.checks, counts: result.counts, score: result.score, grade: result.grade })
    .where(eq(scans.id, id))
  return { who, asset, id }
}

test.each(['light', 'full', 'every'] as const)('a report of before reads as it did: %s', async (kind) => {
  const { result, printed: before } = OLDER[kind]
  const { who, id } = await stored(result)
  const { report } = await ask(reportApi.get, { token: who.token, params: { id } })
  const now = await printed(report)
  for (const language of LANGUAGES) expect(now[language]).toEqual(before[language])
  expect(now).toEqual(before)
})

test.each(LANGUAGES)('the PDF of a report of before reads as it did: %s', async (language) => {
  const { result, pdf } = OLDER.light
  const { who, id } = await stored(result)
  const { report } = await ask(reportApi.get, { token: who.token, params: { id } })
  expect(await printedPdf(language, { ...report, id: 'light' })).toBe(pdf[language])
})

test.each(LANGUAGES)('the mail about a scan of before reads as it did: %s', async (language) => {
  const { result, mails } = OLDER.full
  const { who, id } = await stored(result)
  await ask(accountApi.updatePreferences, { token: who.token, body: { mail_scan_finished: true, locale: language } })
  await db.transaction((tx) => scanMails(deps)(tx, id))
  await sendMails()
  const mail = outbox
    .filter(({ to }) => to === who.user.email)
    .map(({ subject, text }) => [subject, text.split('\n')[2] ?? ''].join('\n'))
  expect(mail).toEqual(mails[language])
})
