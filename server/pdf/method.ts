import { ScanType } from '@/lib/contract/scan'
import type { Report } from '@/lib/contract/report'
import type { ScanResult } from '@/lib/contract/scan-result'
import { absoluteTime, bytes, clockTime, date } from '@/lib/domain/format'
import { heading, paragraph } from './blocks'
import type { PdfInput } from './input'
import { STYLES } from './look'
import type { Paper } from './paper'
import { printedAddress } from './printed-address'
import type { PaperVoice } from './words'

export const scanTypeOf = ({ scan_type }: Pick<Report, 'scan_type'>, { words }: PaperVoice) =>
  words(`scan.type.${ScanType.safeParse(scan_type).data ?? 'other'}`)

/** "Nov 20, 2026, 11:00 AM – 11:04 AM GMT+1", as short as both ends allow. */
export function spanOf(
  { started_at, ended_at }: ScanResult,
  timeZone: string,
  { locale, formats }: PaperVoice,
): string {
  const parts: Intl.DateTimeFormatOptions = {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  }
  const [start, end] = [new Date(started_at), new Date(ended_at)]
  if (Number.isNaN(start.getTime()) || Number.isNaN(end.getTime())) return `${started_at} – ${ended_at}`
  if (formats.date_format === 'auto' && formats.clock === 'auto')
    return new Intl.DateTimeFormat(locale, parts).formatRange(start, end)
  const options = { locale, timeZone, formats }
  const isOneDay = date(start, options) === date(end, options)
  return isOneDay
    ? `${absoluteTime(start, options)} – ${clockTime(end, options)} ${zoneOf(end, locale, timeZone)}`
    : `${absoluteTime(start, options)} – ${absoluteTime(end, { ...options, zone: true })}`
}

function zoneOf(at: Date, locale: string, timeZone: string): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'short' }).formatToParts(at)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}

/** What the data are called that checks judge by. */
const DATA = {
  libraries: 'libraryData',
  wordpress: 'wordpressData',
  wordpress_releases: 'wordpressReleaseData',
} as const
const isData = (name: string): name is keyof typeof DATA => Object.hasOwn(DATA, name)

/** How these answers came about, and what nobody may read into them. */
export function method(paper: Paper, { result, brand, timeZone }: PdfInput): void {
  const { requests, target, coverage, engine, data_versions } = result
  const { words, apart, locale, formats } = paper.voice
  heading(paper, 'H1', words('pdf.limits'), { gap: 10 })
  const asked = words('pdf.askedText', {
    requests,
    host: target.ip ? `${printedAddress(target.host)} (${target.ip})` : printedAddress(target.host),
    bytes: bytes(result.bytes, locale, formats),
    time: spanOf(result, timeZone, paper.voice),
  })
  paragraph(paper, words('pdf.light'))
  if (result.mode === 'full') paragraph(paper, words('pdf.full'))
  paragraph(paper, words('pdf.never'))
  paragraph(paper, words('pdf.moment'), STYLES.body, { gap: 14 })
  const data = Object.entries(data_versions).map(
    ([name, version]) => `${isData(name) ? words(`report.technology.${DATA[name]}`) : name}: ${apart(version)}`,
  )
  const parts: [string, string][] = [
    [words('pdf.asked'), asked],
    [words('scan.checks'), words('pdf.answers', coverage)],
    [words('scan.score'), words('pdf.scoring')],
    [words('pdf.data'), data.length > 0 ? data.join('\n') : words('pdf.noData')],
    [words('pdf.engine'), engine],
  ]
  for (const [title, text] of parts) {
    heading(paper, 'H2', title, { gap: 2 })
    paragraph(paper, text, STYLES.body, { gap: 12 })
  }
  paragraph(paper, words('pdf.characters'), STYLES.small)
  if (brand.contact) paragraph(paper, `${words('pdf.contact')}: ${apart(brand.contact)}`, STYLES.body)
}
