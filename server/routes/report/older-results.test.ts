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
import { hash, LANGUAGES, plain, printed, type Printed, printedPdf, type Texts } from './testing-older'

type Kind = 'light' | 'full' | 'every'
type Older = { result: ScanResult; printed: Printed }

/**
 * Results as version 1.0 stored them, with what it printed from them: a light and a full scan of the demo shop, and one
 * with all that any check of it could say. Nobody generates it anew: it is what stands in people's databases. The
 * English words are stored; those of other languages are found when a report is read, and are those of today.
 */
const OLDER = JSON.parse(gunzipSync(readFileSync(join(__dirname, 'older-results.json.gz'))).toString()) as Record<
  Kind,
  Older
> & {
  light: { pdf: { en: string } }
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

/** Which of these texts another language has words for. */
const toldIn = (texts: Texts, english: Texts) =>
  [...texts.findings, ...texts.checks].map((one, row) =>
    one.map((text, place) => text !== [...english.findings, ...english.checks][row]?.[place]),
  )

test.each(['light', 'full', 'every'] as const)('a report of before reads as it did: %s', async (kind) => {
  const { result, printed: before } = OLDER[kind]
  const { who, id } = await stored(result)
  const { report } = await ask(reportApi.get, { token: who.token, params: { id } })
  const now = await printed(report)
  expect(now.en).toEqual(before.en)
  for (const language of LANGUAGES) expect(toldIn(now[language], now.en)).toEqual(toldIn(before[language], before.en))
  expect([now.sarif, now.json]).toEqual([before.sarif, before.json])
})

test.each(LANGUAGES)('the PDF of a report of before reads as its screen does: %s', async (language) => {
  const { result, pdf } = OLDER.light
  const { who, id } = await stored(result)
  const { report } = await ask(reportApi.get, { token: who.token, params: { id } })
  const drawn = await printedPdf(language, { ...report, id: 'light' })
  if (language === 'en') expect(hash(drawn.join('\n'))).toBe(pdf.en)
  const shown = (await printed(report))[language].findings.map(([title = '', means = '', impact = '']) => [
    title,
    means,
    impact,
  ])
  expect(drawn.map(plain)).toEqual(expect.arrayContaining(shown.flat().map(plain)))
})

test('the mail about a scan of before tells it in the language of its reader', async () => {
  const { result } = OLDER.full
  const told = new Set<string>()
  for (const language of LANGUAGES) {
    const { who, id } = await stored(result)
    await ask(accountApi.updatePreferences, { token: who.token, body: { mail_scan_finished: true, locale: language } })
    await db.transaction((tx) => scanMails(deps)(tx, id))
    await sendMails()
    const [mail] = outbox.filter(({ to }) => to === who.user.email)
    expect(mail?.subject).toMatch(/shop\.example\.com.* D\u200e?$/)
    expect(plain(mail?.text.split('\n')[2] ?? '')).toMatch(/shop\.example\.com.*Main.* D.*52.*100.*1.*2.*5/)
    told.add(mail?.subject ?? '')
  }
  expect(told.size).toBe(LANGUAGES.length)
})
