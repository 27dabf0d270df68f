import { createHash } from 'node:crypto'
import { text as textOf } from 'node:stream/consumers'
import type { Report } from '@/lib/contract/report'
import { ScanResult } from '@/lib/contract/scan-result'
import { entriesOf } from '@/lib/domain/finding-entries'
import { byUrgency } from '@/lib/domain/finding-order'
import { checkIn, findingIn } from '@/lib/domain/finding-texts'
import { visibleText } from '@/lib/domain/visible-text'
import { findingsCsv } from '@/lib/exports/csv'
import { CSV_COLUMNS, type CsvColumn } from '@/lib/exports/csv-columns'
import { findingsJson } from '@/lib/exports/json'
import { findingsSarif } from '@/lib/exports/sarif'
import { Paper } from '@/server/pdf/paper'
import { reportPdf } from '@/server/pdf/report-pdf'
import { paperVoice } from '@/server/pdf/words'
import { type Voice, voiceOf } from '@/server/voice'

export const LANGUAGES = ['en', 'de', 'es', 'ar'] as const
type Language = (typeof LANGUAGES)[number]

export type Texts = { findings: string[][]; checks: string[][] }
/**
 * What is printed from one report: its findings and checks as the screen tells them, and the files, each by its
 * SHA-256.
 */
export type Printed = Record<Language, Texts & { csv: string }> & { sarif: string; json: string }

export const hash = (text: string) => createHash('sha256').update(text).digest('hex')

const columns = Object.fromEntries(CSV_COLUMNS.map((column) => [column, column])) as Record<CsvColumn, string>

export async function printed(report: Report): Promise<Printed> {
  const result = ScanResult.parse(report.scan_result)
  const whole = { result, entries: entriesOf(result) }
  const files = { sarif: hash(findingsSarif(whole, 'Soteria')), json: hash(findingsJson(whole)) }
  const told = await Promise.all(LANGUAGES.map(async (language) => [language, await printedIn(language, result)]))
  return { ...Object.fromEntries(told), ...files } as Printed
}

async function printedIn(language: Language, result: ScanResult) {
  const shown = shownIn(await voiceOf(language), result)
  const csv = findingsCsv(
    entriesOf(shown).sort((a, b) => byUrgency(a.finding, b.finding)),
    { columns, value: () => undefined },
  )
  return { ...textsOf(shown), csv: hash(csv) }
}

const textsOf = ({ findings, checks }: ScanResult): Texts => ({
  findings: findings.map(({ title, summary_plain, impact, remediation, references, evidence }) => [
    title,
    summary_plain,
    impact,
    remediation,
    ...references.map((one) => one.title),
    ...evidence.map(({ label }) => label),
  ]),
  checks: checks.map(({ title, detail }) => [title, detail ?? '']),
})

/** What a PDF draws of these texts, in its order. */
export async function printedPdf(language: Language, report: Report): Promise<string[]> {
  const result = ScanResult.parse(report.scan_result)
  const { findings, checks } = textsOf(shownIn(await voiceOf(language), result))
  const ours = new Set([...findings, ...checks].flat().map(plain))
  return (await drawn(language, report, result)).filter((text) => ours.has(plain(text)))
}

export const plain = (text: string) => text.replace(/[\u2066-\u2069]/g, '')

/** The result as a screen in this language shows it. */
function shownIn({ findings: texts }: Voice, result: ScanResult): ScanResult {
  const reader = { texts, show: visibleText }
  const findings = result.findings.map((finding) => findingIn(finding, reader))
  return { ...result, findings, checks: result.checks.map((check) => checkIn(check, reader)) }
}

/** All texts that a PDF draws, in their order. */
async function drawn(language: Language, report: Report, result: ScanResult): Promise<string[]> {
  const lines = jest.spyOn(Paper.prototype, 'lines')
  const brand = { name: 'Soteria', colour: null, logo: null, footer: null, contact: null, product: null }
  await textOf(reportPdf({ report, result, states: [], brand, timeZone: 'UTC', voice: await paperVoice(language) }))
  const texts = lines.mock.calls.map(([text]) => text)
  lines.mockRestore()
  return texts
}
