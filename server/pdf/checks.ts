import { type Check, CheckOutcome } from '@/lib/contract/scan-result'
import { worstOf } from '@/lib/domain/finding-order'
import { foundBy, isOnlyNoted } from '@/lib/domain/found-by'
import { heading, paragraph } from './blocks'
import type { PdfInput } from './input'
import { STYLES, TONES, type Tone } from './look'
import type { Paper } from './paper'
import { type Cell, table } from './table'
import type { PaperVoice } from './words'

type Part = {
  title: 'pdf.withFindings' | 'pdf.passed' | 'scan.identified' | 'pdf.notRun' | 'pdf.notApplicable'
  intro?: 'pdf.notRunIntro'
  states: Check['state'][]
  isNoted?: true
}

const PARTS: Part[] = [
  { title: 'pdf.withFindings', states: ['findings'] },
  { title: 'pdf.passed', states: ['passed'] },
  { title: 'scan.identified', states: ['passed'], isNoted: true },
  { title: 'pdf.notRun', intro: 'pdf.notRunIntro', states: ['inconclusive', 'error', 'skipped', 'pending', 'running'] },
  { title: 'pdf.notApplicable', states: ['not_applicable'] },
]

const TONE: Record<CheckOutcome, Tone> = {
  passed: 'pass',
  findings: 'info',
  not_applicable: 'neutral',
  inconclusive: 'info',
  error: 'high',
  skipped: 'neutral',
}

/** What was looked at, also where nothing was wrong, and what gave no answer and why. */
export function checks(paper: Paper, { result }: PdfInput): void {
  const { words } = paper.voice
  heading(paper, 'H1', words('report.checks.title'), { gap: 4 })
  paragraph(paper, words('report.checks.text', result.coverage), STYLES.muted, { gap: 12 })
  const columns = [
    { title: words('pdf.check'), share: 4 },
    { title: words('pdf.outcome'), share: 2.6 },
    { title: words('pdf.reason'), share: 5 },
  ]
  for (const { title: name, intro, states, isNoted = false } of PARTS) {
    const title = words(name)
    const own = result.checks.filter((check) => states.includes(check.state) && isOnlyNoted(check) === isNoted)
    if (own.length === 0) continue
    heading(paper, 'H2', `${title}: ${own.length}`, { gap: intro ? 2 : 6, keep: 90 })
    if (intro) paragraph(paper, words(intro), STYLES.small)
    table(
      paper,
      title,
      columns,
      own.map((check) => rowOf(check, result, paper.voice)),
    )
  }
}

function rowOf(check: Check, { findings }: PdfInput['result'], { words }: PaperVoice): Cell[] {
  const severity = worstOf(findings.filter((finding) => finding.check === check.key))
  const { data: outcome = 'skipped' } = CheckOutcome.safeParse(check.state)
  // Without praise, as on the screen.
  const isNoted = !severity && isOnlyNoted(check)
  const tone = severity ?? (isNoted ? 'neutral' : TONE[outcome])
  const { findings: count, notes } = foundBy(check, findings)
  const found = [count > 0 && words('scan.findings', { count }), notes > 0 && words('scan.notes', { count: notes })]
  const told = [found.filter(Boolean).join(', '), check.detail].filter(Boolean).join('. ')
  const detail = isNoted ? `${told} ${words('scan.noted')}` : told
  return [
    { text: check.title },
    {
      text: words(severity ? `ui.severity.${severity}` : isNoted ? 'scan.identified' : `scan.state.${check.state}`),
      style: { ...STYLES.strong, color: TONES[tone].text },
      icon: { shape: severity ?? (isNoted ? 'info' : outcome), tone },
    },
    { text: detail || '–', style: STYLES.muted },
  ]
}
