import type { CarriedFrom, Report } from '@/lib/contract/report'
import type { FindingState, FindingStatus } from '@/lib/contract/finding'
import type { Finding, ScanResult, SeverityCounts } from '@/lib/contract/scan-result'
import { type Entry, entriesOf, isAside, isToDo, leftOf } from '@/lib/domain/finding-entries'
import { byUrgency, doFirst } from '@/lib/domain/finding-order'
import { checkIn, findingIn } from '@/lib/domain/finding-texts'
import { date } from '@/lib/domain/format'
import { visibleText } from '@/lib/domain/visible-text'
import { sumOf } from '@/lib/domain/standing'
import type { PaperVoice } from './words'

export type Brand = {
  name: string
  /** As #rrggbb; the product's own colour without one. */
  colour: string | null
  /** A PNG or JPEG. An address is never fetched. */
  logo: Uint8Array | null
  footer: string | null
  contact: string | null
  /** What made the report, where that is said beside a name of one's own. */
  product: string | null
}

/** For whom the site is looked after, as its workspace says. */
export type Client = { name: string | null; description: string | null }

/** A finding as an earlier report shows it, and which scan that report is of. */
export type EarlierFinding = {
  finding: Finding
  status: Extract<FindingStatus, 'open' | 'fixed_claimed'>
  scan_type: CarriedFrom['scan_type']
  at: string | null
}

/** Everything a report is made of; `states` is what was decided about its findings. */
export type PdfInput = {
  report: Report
  result: ScanResult
  states: readonly FindingState[]
  /** What the report leaves open of what earlier ones found. */
  earlier?: readonly EarlierFinding[]
  /** `owner`: two pages for whoever owns the site. */
  view?: 'full' | 'owner'
  brand: Brand
  client?: Client
  timeZone: string
  voice: PaperVoice
}

/** Finding 1 is the worst: the numbers by which the parts of the report speak of each other. */
export type Numbered = Entry & { number: number; from?: EarlierFinding }

export const placeOf = (number: number) => `finding-${number}`

export type Told = {
  /**
   * The result without what was set aside, for whatever counts or recommends. The score and its ledger stay those of
   * the scan.
   */
  left: ScanResult
  /** All that is open: in this result, and what it could not see of earlier ones. */
  open: SeverityCounts
  todo: Numbered[]
  aside: Numbered[]
  /** What to start with. */
  first: Finding[]
}

/**
 * The findings as the screen tells them, with those that only earlier scans saw among them: worst first, what was set aside at the end. In the words of the report; their
 * order is the same in every language.
 */
export function toldOf({ report, result, states, earlier = [], voice }: PdfInput): Told {
  const own = entriesOf(result, states)
  const entries: Omit<Numbered, 'number'>[] = [...own, ...earlier.map(fromEarlier)].sort((a, b) =>
    byUrgency(a.finding, b.finding),
  )
  const ordered = [...entries.filter((entry) => !isAside(entry)), ...entries.filter(isAside)].map((entry, index) => ({
    ...entry,
    number: index + 1,
  }))
  const left = leftOf(result, own)
  const read = readerOf(voice)
  const readEntry = (entry: Numbered): Numbered => ({ ...entry, finding: read(entry.finding) })
  return {
    left: { ...left, findings: left.findings.map(read) },
    open: sumOf([left.counts, ...(report.carried ?? []).map(({ counts }) => counts)]),
    todo: ordered.filter((entry) => !isAside(entry)).map(readEntry),
    aside: ordered.filter(isAside).map(readEntry),
    first: doFirst(ordered.filter(isToDo).map(({ finding }) => finding)).map(read),
  }
}

const fromEarlier = (from: EarlierFinding): Omit<Numbered, 'number'> => ({
  finding: from.finding,
  status: from.status,
  drift: null,
  text: '',
  from,
})

/** Which earlier scan a finding is of; empty for one of this scan. */
export function originOf({ from }: Pick<Numbered, 'from'>, timeZone: string, voice: PaperVoice): string {
  if (!from) return ''
  const { words, locale, formats } = voice
  const day = from.at ? date(from.at, { locale, timeZone, formats }) : ''
  return words(`scan.stillOpen.from.${from.scan_type === 'full_scan' ? 'full' : 'light'}`, { date: day })
}

/** Its checks in the words of the report. */
export function withChecksRead(input: PdfInput): PdfInput {
  const reader = { texts: input.voice.findings, ...(input.voice.isRtl && { show: visibleText }) }
  return { ...input, result: { ...input.result, checks: input.result.checks.map((check) => checkIn(check, reader)) } }
}

/** Reads a finding in the words of the report, each once. Its place stays as it is, with all that cannot be seen. */
function readerOf({ findings: texts, isRtl }: PaperVoice): (finding: Finding) => Finding {
  const known = new Map<Finding, Finding>()
  return (finding) => {
    const before = known.get(finding)
    if (before) return before
    const read = {
      ...findingIn(finding, { texts, show: isRtl ? visibleText : undefined }),
      at: finding.at,
      key: finding.key,
    }
    known.set(finding, read)
    return read
  }
}
