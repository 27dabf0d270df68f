import type { Finding, LedgerLine, ScanResult } from '@/lib/contract/scan-result'
import { costsPoints } from '@/lib/domain/finding-order'
import { workOf } from '@/lib/domain/work'
import { badge, heading, linked, paragraph } from './blocks'
import { severityBar } from './grade'
import { type PdfInput, placeOf, type Told } from './input'
import { INK, PAGE, STYLES } from './look'
import type { Paper } from './paper'
import { storyOf, timeOf, verdictOf } from './story'
import { type Cell, table } from './table'
import type { PaperVoice } from './words'

/** The answer for the owner: three sentences, how much there is, and what to do first. */
export function summary(paper: Paper, { report, timeZone }: PdfInput, told: Told): void {
  const { words, said } = paper.voice
  heading(paper, 'H1', words('pdf.summary'), { gap: 12 })
  if (report.status !== 'completed')
    paragraph(
      paper,
      words('pdf.broken', { reason: said(report.failure_message ?? '', report.failure_says) }),
      STYLES.strong,
      { gap: 12 },
    )
  paragraph(paper, verdictOf(told, paper.voice), STYLES.verdict, { gap: 4 })
  paragraph(
    paper,
    storyOf({ report, timeZone }, told, paper.voice),
    { ...STYLES.muted, size: 10.5, leading: 16 },
    { gap: 20 },
  )
  heading(paper, 'H2', words('pdf.counts'), { gap: 8, keep: 60 })
  severityBar(paper, told.open, told.left.grade)
  paper.space(14)
  heading(paper, 'H2', words('report.first.title'), { gap: 2 })
  if (told.first.length === 0)
    return paragraph(
      paper,
      words(
        told.aside.length > 0
          ? 'report.first.decided'
          : told.left.grade === null
            ? 'report.first.noneKnown'
            : 'report.first.none',
      ),
      STYLES.muted,
    )
  paragraph(paper, words('report.first.text'), STYLES.small, { gap: 8 })
  paper.within('L', () => {
    for (const [index, fix] of told.first.entries())
      firstFix(paper, index + 1, told.todo.find(({ finding }) => finding === fix)?.number ?? 0, fix)
  })
}

function firstFix(paper: Paper, place: number, number: number, finding: Finding): void {
  const [head, meaning] = [finding.title, finding.summary_plain]
  const x = PAGE.left + 30
  const width = PAGE.width - PAGE.right - x
  const title = paper.lines(head, STYLES.h3, width)
  const text = paper.lines(meaning, STYLES.body, width)
  const height = 10 + title.length * STYLES.h3.leading + text.length * STYLES.body.leading + 34
  paper.ensure(height)
  paper.artifact(() => rule(paper))
  paper.space(11)
  paper.within('LI', () => {
    const [sign] = paper.lines(String(place), STYLES.label, 20)
    paper.tag(
      'Lbl',
      () => sign && paper.drawLine(sign, STYLES.label, PAGE.left + 9.5 - sign.width / 2, paper.y + 2, 20),
    )
    paper.begin('LBody')
    paper.tag('P', () => paper.flow(head, STYLES.h3, { x }))
    paper.space(1)
    paper.tag('P', () => paper.flow(meaning, STYLES.body, { x }))
    paper.space(5)
    paper.within('P', () => effortLine(paper, finding, number, { x, width }))
    paper.finish()
  })
  paper.space(26)
}

/** The line above a fix and the box for its place. */
function rule(paper: Paper): void {
  const { doc, y } = paper
  doc
    .lineWidth(0.5)
    .strokeColor(INK.line)
    .moveTo(PAGE.left, y)
    .lineTo(PAGE.width - PAGE.right, y)
    .stroke()
  doc
    .lineWidth(0.75)
    .roundedRect(paper.at(PAGE.left, 19), y + 10, 19, 19, 5)
    .stroke(INK.strong)
}

/** How bad it is, how long its fix takes, and the way to it in this document. */
function effortLine(paper: Paper, finding: Finding, number: number, { x, width }: { x: number; width: number }): void {
  const { words } = paper.voice
  const after = badge(paper, finding.severity, words(`ui.severity.${finding.severity}`), x, paper.y)
  const [effort] = paper.lines(`${timeOf(workOf(finding).minutes, paper.voice)} · `, STYLES.small, width)
  const start = x + after + 10
  const { y } = paper
  paper.content(() => effort && paper.drawLine(effort, STYLES.small, start, y + 1.75, width))
  paper.y = y + 1.75
  linked(
    paper,
    words('pdf.findingNumber', { number }),
    { ...STYLES.small, color: INK.link },
    start + (effort?.width ?? 0) + 2,
    { place: placeOf(number) },
  )
  paper.y = y
}

/** The sum that makes the score, line by line. */
export function ledger(paper: Paper, result: ScanResult): void {
  const { score, grade, score_ledger: lines, coverage } = result
  const { words } = paper.voice
  heading(paper, 'H1', words('scan.ledger'), { gap: 4, keep: 120 })
  if (score === null || lines.length === 0) return paragraph(paper, words('scan.noScore', coverage), STYLES.muted)
  paragraph(paper, words('scan.ledgerNote'), STYLES.muted, { gap: 10 })
  const columns = [
    { title: words('scan.step'), share: 6 },
    { title: words('scan.points'), share: 1, isNumber: true },
    { title: words('scan.running'), share: 1, isNumber: true },
  ]
  let total = 0
  const rows = lines.map((line): Cell[] => {
    total += line.points
    const sign = line.severity && { shape: line.severity, tone: line.severity }
    const own = labelOf(line, result, paper.voice)
    const label = sign && line.severity ? `${words(`ui.severity.${line.severity}`)}: ${own}` : own
    return [
      { text: label, ...(sign && { icon: sign }) },
      { text: signed(line), style: STYLES.strong },
      { text: String(total), style: STYLES.muted },
    ]
  })
  const sum: Cell[] = [
    { text: words('scan.score'), style: STYLES.strong },
    { text: grade === null ? '' : grade, style: STYLES.strong },
    { text: String(score), style: STYLES.strong },
  ]
  table(paper, words('scan.ledger'), columns, [...rows, sum])
}

/** With a real minus sign, which is as wide as a digit. */
const signed = ({ kind, points }: LedgerLine) => (kind === 'base' ? String(points) : String(points).replace('-', '−'))

/** Says how many findings there are where they are more than their kinds, which alone count. */
function labelOf(
  line: LedgerLine,
  { checks, findings, coverage }: ScanResult,
  { words, said, language }: PaperVoice,
): string {
  if (language !== 'en' && line.key === 'ceiling.incomplete')
    return words('scan.ledgerIncomplete', { count: Number(/\d+/.exec(line.label)?.[0] ?? coverage.unanswered) })
  const check = checks.find(({ key }) => line.kind === 'penalty' && key === line.key)?.title
  const own = findings.filter((finding) => finding.check === line.key && costsPoints(finding))
  const kinds = new Set(own.map(({ rule }) => rule)).size
  return check && (own.length > kinds || language !== 'en')
    ? words('scan.ledgerLine', { check, count: own.length, kinds })
    : said(line.label, line.says)
}
