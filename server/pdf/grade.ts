import type { ScanResult, SeverityCounts } from '@/lib/contract/scan-result'
import { SEVERITIES } from '@/lib/contract/scan-result'
import { TIMED_SEVERITIES } from '@/lib/contract/stats'
import { number } from '@/lib/domain/format'
import { icon } from './blocks'
import { AEGIS, AEGIS_LENGTH, INK, PAGE, STYLES, toneOfGrade, TONES } from './look'
import type { Paper } from './paper'

/** The tile of the screen, its outline filled as far as the score goes. */
export function gradeTile(
  paper: Paper,
  { grade, score }: Pick<ScanResult, 'grade' | 'score'>,
  x: number,
  y: number,
  height: number,
): void {
  const { doc, voice } = paper
  const { words } = voice
  const tone = TONES[toneOfGrade(grade)]
  const scale = height / 100
  const alt =
    grade === null
      ? words('ui.gradeNone')
      : score === null
        ? words('ui.gradeOnly', { grade })
        : words('ui.grade', { grade, score })
  const draw = () => {
    doc
      .save()
      .translate(paper.at(x, 88 * scale), y)
      .scale(scale)
    doc.path(AEGIS).fill(tone.bg)
    doc.lineWidth(3).path(AEGIS).stroke(tone.line)
    if (score)
      doc
        .lineWidth(5)
        .lineCap('round')
        .dash((AEGIS_LENGTH * score) / 100, { space: AEGIS_LENGTH })
        .path(AEGIS)
        .stroke(tone.solid)
        .undash()
    doc.restore()
    const letter = { ...STYLES.title, size: 36 * scale, leading: 40 * scale, color: tone.text }
    const number = { ...STYLES.strong, size: 14 * scale, leading: 18 * scale, color: tone.text }
    centre(paper, grade ?? '−', letter, x + 44 * scale, y + (score === null ? 30 : 23) * scale)
    if (score !== null) centre(paper, String(score), number, x + 44 * scale, y + 62 * scale)
  }
  paper.tag('Figure', draw, { alt })
}

function centre(paper: Paper, text: string, style: typeof STYLES.body, x: number, y: number): void {
  const [line] = paper.lines(text, style, 200)
  if (line) paper.drawLine(line, style, x - line.width / 2, y, line.width)
}

/** How the findings are made up: a bar, and its numbers below as sign, number and word. */
export function severityBar(paper: Paper, counts: SeverityCounts, grade: ScanResult['grade']): void {
  const { doc, voice } = paper
  const { words, comma, locale, formats } = voice
  // Notes stand in the list below and are no part of what is open.
  const present = TIMED_SEVERITIES.filter((severity) => counts[severity] > 0)
  const total = present.reduce((sum, severity) => sum + counts[severity], 0)
  const alt =
    present.map((severity) => words(`ui.severityCount.${severity}`, { count: counts[severity] })).join(comma) ||
    words(grade === null ? 'report.noneKnown' : 'ui.noFindings')
  const [gap, least] = [2, 5]
  const room = paper.width - gap * (present.length - 1) - least * present.length
  paper.ensure(60)
  const y = paper.y
  paper.tag(
    'Figure',
    () => {
      let x: number = PAGE.left
      if (total === 0) doc.roundedRect(x, y, paper.width, 10, 3).fill(INK.line)
      for (const severity of present) {
        const width = least + (room * counts[severity]) / total
        doc.roundedRect(paper.at(x, width), y, width, 10, 2).fill(TONES[severity].solid)
        x += width + gap
      }
    },
    { alt },
  )
  paper.within('L', () => {
    for (const [index, severity] of SEVERITIES.entries()) {
      const x = PAGE.left + (index * paper.width) / SEVERITIES.length
      paper.artifact(() => icon(paper, severity, severity, x, y + 21, 12))
      paper.within('LI', () =>
        paper.tag('LBody', () => {
          const [count] = paper.lines(number(counts[severity], locale, undefined, formats), STYLES.strong, 80)
          const [word] = paper.lines(words(`ui.severity.${severity}`), STYLES.muted, 80)
          if (count) paper.drawLine(count, STYLES.strong, x + 17, y + 20, 80)
          if (word) paper.drawLine(word, STYLES.muted, x + 21 + (count?.width ?? 0), y + 20, 80)
        }),
      )
    }
  })
  paper.y = y + 48
}
