import { minutesOf, workOf } from '@/lib/domain/work'
import { deedIn } from '@/lib/domain/deeds'
import { date } from '@/lib/domain/format'
import { scoreWithout } from '@/lib/domain/score-lines'
import type { Finding, ScanResult } from '@/lib/contract/scan-result'
import { badge, heading, paragraph } from './blocks'
import { wordmark } from './cover'
import { gradeTile, severityBar } from './grade'
import { type Numbered, originOf, type PdfInput, toldOf, type Told } from './input'
import { INK, PAGE, STYLES } from './look'
import { scanTypeOf } from './method'
import type { Paper } from './paper'
import { printedSite } from './printed-address'
import { stillOpen } from './still-open'
import { timeOf, verdictOf } from './story'
import { table } from './table'
import type { PaperVoice } from './words'

/** As many kinds of findings as the second page holds, two lines each. */
const MAX_ROWS = 16

/** Two pages for whoever owns the site: the answer and where to start, then everything to do, by deed. */
export function ownerPages(paper: Paper, input: PdfInput): void {
  const told = toldOf(input)
  paper.doc.outline.addItem(paper.voice.words('pdf.summary'))
  first(paper, input, told)
  paper.newPage()
  second(paper, input, told)
  paper.end()
}

function first(paper: Paper, { report, result, brand, timeZone }: PdfInput, told: Told): void {
  const { voice } = paper
  const { words, comma, locale, formats } = voice
  paper.artifact(() => paper.doc.rect(0, 0, PAGE.width, 8).fill(brand.colour ?? '#006cdb'))
  paper.y = 44
  wordmark(paper, brand.name, brand.logo)
  paper.y = 104
  const { name, address } = printedSite(report, result.target.host)
  paper.tag('H1', () => paper.flow(name.slice(0, 200), { ...STYLES.title, size: 20, leading: 26 }))
  if (address) paper.tag('P', () => paper.flow(address.slice(0, 200), STYLES.strong))
  paragraph(
    paper,
    [scanTypeOf(report, voice), date(result.started_at, { locale, timeZone, formats })].filter(Boolean).join(comma),
    STYLES.muted,
    { gap: 16 },
  )
  answer(paper, { report, result, timeZone }, told)
  severityBar(paper, told.open, told.left.grade)
  paper.space(18)
  heading(paper, 'H2', words('report.first.title'), { gap: 4 })
  if (told.first.length === 0) return paragraph(paper, words(noneOf(told)), STYLES.muted)
  if (told.first.length > 1)
    paragraph(
      paper,
      words('report.first.together', { count: told.first.length, time: timeOf(minutesOf(told.first), voice) }),
      STYLES.small,
      { gap: 6 },
    )
  paper.within('L', () => {
    for (const [index, finding] of told.first.entries()) {
      const entry = told.todo.find((one) => one.finding === finding)
      fix(paper, index + 1, finding, entry ? originOf(entry, timeZone, voice) : '')
    }
  })
}

const noneOf = ({ aside, left }: Told) =>
  aside.length > 0
    ? 'report.first.decided'
    : left.grade === null
      ? 'report.first.noneKnown'
      : ('report.first.none' as const)

/** The grade, the sentence, and what the first fixes bring. */
function answer(
  paper: Paper,
  { report, result, timeZone }: Pick<PdfInput, 'report' | 'result' | 'timeZone'>,
  told: Told,
) {
  const { voice } = paper
  const y = paper.y
  gradeTile(paper, result, PAGE.left, y, 96)
  const x = PAGE.left + 96 * 0.88 + 20
  paper.y = y + 8
  paper.tag('P', () => paper.flow(verdictOf(told, voice), STYLES.verdict, { x }))
  paper.space(4)
  const effect = effectOf(result, told.first, voice)
  if (effect) paper.tag('P', () => paper.flow(effect, STYLES.strong, { x }))
  const open = stillOpen(report.carried ?? [], voice, timeZone).join(' ')
  if (open) paper.tag('P', () => paper.flow(open, STYLES.muted, { x }))
  paper.y = Math.max(paper.y, y + 96) + 18
}

/** What fixing these first brings; empty where the score counts what is not here. */
export function effectOf(result: ScanResult, fixes: readonly Finding[], voice: PaperVoice): string {
  const after = scoreWithout(
    result,
    fixes.map(({ rule }) => rule),
  )
  if (!after || result.score === null || after.score <= result.score) return ''
  const values = { count: fixes.length, time: timeOf(minutesOf(fixes), voice) }
  return after.grade === result.grade
    ? voice.words('report.effect.points', { ...values, points: after.score - result.score })
    : voice.words('report.effect.grade', { ...values, from: result.grade ?? '', to: after.grade })
}

/** Deed, what could happen, how, and what it takes. `origin`: which earlier scan found it. */
function fix(paper: Paper, place: number, finding: Finding, origin: string): void {
  const { voice } = paper
  const { words } = voice
  const { minutes, who } = workOf(finding)
  const x = PAGE.left + 24
  const width = PAGE.width - PAGE.right - x
  const texts = [finding.impact, finding.remediation, origin].filter(Boolean)
  const height = texts.reduce((sum, text) => sum + paper.lines(text, STYLES.body, width).length * 14.25, 56)
  paper.ensure(height)
  paper.artifact(() =>
    paper.doc
      .lineWidth(0.5)
      .strokeColor(INK.line)
      .moveTo(PAGE.left, paper.y)
      .lineTo(PAGE.width - PAGE.right, paper.y)
      .stroke(),
  )
  paper.space(9)
  paper.within('LI', () => {
    const [sign] = paper.lines(`${place}.`, STYLES.h3, 20)
    paper.tag('Lbl', () => sign && paper.drawLine(sign, STYLES.h3, PAGE.left, paper.y, 20))
    paper.within('LBody', () => {
      paragraph(paper, deedIn(finding, voice.findings), STYLES.h3, { x, gap: 2 })
      for (const text of texts) paragraph(paper, text, STYLES.body, { x, gap: 3 })
      const y = paper.y
      const after = badge(paper, finding.severity, words(`ui.severity.${finding.severity}`), x, y)
      const takes = words('scan.takes', { time: timeOf(minutes, voice), who: words(`scan.who.${who}`) })
      const [line] = paper.lines(takes, STYLES.small, width)
      paper.content(() => line && paper.drawLine(line, STYLES.small, x + after + 10, y + 1.75, width))
      paper.y = y + 26
    })
  })
}

function second(paper: Paper, { report, brand, timeZone }: PdfInput, told: Told): void {
  const { voice } = paper
  const { words } = voice
  heading(paper, 'H1', words('pdf.allToDo'), { gap: 8 })
  const kinds = [
    ...Map.groupBy(
      told.todo.filter(({ finding }) => finding.severity !== 'info'),
      ({ finding }) => finding.rule,
    ).values(),
  ]
  if (kinds.length === 0) paragraph(paper, words(noneOf(told)), STYLES.muted)
  else {
    const columns = [
      { title: words('pdf.whatToDo'), share: 6 },
      { title: words('report.csv.severity'), share: 1.6 },
      { title: words('pdf.who'), share: 2.4 },
      { title: words('report.csv.effort'), share: 1.4, isNumber: true },
    ]
    table(
      paper,
      words('pdf.allToDo'),
      columns,
      kinds.slice(0, MAX_ROWS).flatMap((own) => rowOf(own, timeZone, voice)),
    )
  }
  if (kinds.length > MAX_ROWS) paragraph(paper, words('pdf.moreToDo', { count: kinds.length - MAX_ROWS }), STYLES.muted)
  if (told.left.counts.info > 0) paragraph(paper, words('report.notes', { count: told.left.counts.info }), STYLES.muted)
  paper.space(8)
  paragraph(paper, words('pdf.handOver'), STYLES.body)
  if (report.scan_type !== 'full_scan') paragraph(paper, words('report.checks.lightText'), STYLES.muted)
  if (brand.contact) paragraph(paper, `${words('pdf.contact')}: ${brand.contact}`, STYLES.strong)
  // Else it stands at the foot of every page.
  if (brand.footer !== null) paragraph(paper, words('pdf.confidential'), STYLES.small)
}

function rowOf([one, ...more]: Numbered[], timeZone: string, voice: PaperVoice) {
  if (!one) return []
  const { words } = voice
  const { finding } = one
  const { minutes, who } = workOf(finding)
  const places = more.length > 0 && words('report.why.places', { count: more.length + 1 })
  const notes = [places, originOf(one, timeZone, voice)].filter(Boolean).join(voice.comma)
  const deed = deedIn(finding, voice.findings)
  return [
    [
      {
        text: notes ? `${deed} (${notes})` : deed,
        icon: { shape: finding.severity, tone: finding.severity },
      },
      { text: words(`ui.severity.${finding.severity}`), style: STYLES.muted },
      { text: words(`scan.who.${who}`), style: STYLES.muted },
      { text: timeOf(minutes, voice), style: STYLES.muted },
    ],
  ]
}
