import type { Severity } from '@/lib/contract/scan-result'
import { INK, PAGE, SHAPES, type Style, STYLES, type Tone, TONES } from './look'
import type { Paper, Target } from './paper'

/** What a heading keeps beside itself: two lines of the text it is over. */
const KEEP = 2 * STYLES.body.leading + 8
const LEVELS = { H1: STYLES.h1, H2: STYLES.h2, H3: STYLES.h3 }

export function heading(paper: Paper, level: keyof typeof LEVELS, text: string, { keep = KEEP, gap = 6 } = {}): void {
  const style = LEVELS[level]
  paper.ensure(paper.lines(text, style, paper.width).length * style.leading + gap + keep)
  paper.tag(level, () => paper.flow(text, style))
  paper.space(gap)
}

export function paragraph(
  paper: Paper,
  text: string,
  style: Style = STYLES.body,
  { x = PAGE.left, gap = 6, width }: { x?: number; gap?: number; width?: number } = {},
): void {
  paper.tag('P', () => paper.flow(text, style, { x, width }))
  paper.space(gap)
}

/** A name and its value beside each other. */
export function pair(paper: Paper, name: string, value: string, x: number, { nameWidth = 190, gap = 2 } = {}): void {
  const style = STYLES.body
  const start = x + nameWidth
  const names = paper.lines(name, STYLES.muted, nameWidth - 12)
  paper.ensure(names.length * style.leading)
  paper.begin('P')
  const { y } = paper
  paper.content(() => {
    for (const [index, line] of names.entries())
      paper.drawLine(line, STYLES.muted, x, y + index * style.leading, nameWidth)
    paper.flow(value, style, { x: start })
  })
  paper.finish()
  // A long value may have gone on to another page.
  if (paper.y > y) paper.y = Math.max(paper.y, y + names.length * style.leading)
  paper.space(gap)
}

/** A name over its text, which never part. */
export function labelled(paper: Paper, label: string, x: number, body: () => void): void {
  paper.ensure(STYLES.label.leading + 2 * STYLES.body.leading)
  paragraph(paper, label, STYLES.label, { x, gap: 1 })
  body()
  paper.space(4)
}

/** Lines of code or of an answer on a grey ground, which goes on over pages. */
export function code(paper: Paper, text: string, x: number): void {
  const style = STYLES.code
  const padding = 7
  const width = PAGE.width - PAGE.right - x
  const lines = paper.lines(text.replace(/\n+$/, '').replaceAll('\t', '  '), style, width - 2 * padding)
  paper.begin('Code')
  let next = 0
  while (next < lines.length) {
    paper.ensure(Math.min(2, lines.length - next) * style.leading + 2 * padding)
    const fit = Math.max(1, Math.floor((paper.room - 2 * padding) / style.leading))
    const part = lines.slice(next, next + fit)
    const height = part.length * style.leading + 2 * padding
    paper.artifact(() =>
      paper.doc.roundedRect(paper.at(x, width), paper.y, width, height, 4).fillAndStroke(INK.sunken, INK.line),
    )
    paper.content(() => {
      for (const [index, line] of part.entries())
        paper.drawLine(line, style, x + padding, paper.y + padding + index * style.leading, width - 2 * padding, 'own')
    })
    paper.space(height)
    next += part.length
    if (next < lines.length) paper.ensure(Number.POSITIVE_INFINITY)
  }
  paper.finish()
  paper.space(5)
}

/** A link that can be clicked, its address as it is; anything but https is left out. */
export function reference(paper: Paper, title: string, url: string, x: number): void {
  const address = URL.parse(url)
  if (address?.protocol === 'https:') linked(paper, title, STYLES.link, x, { url: address.href })
}

/** A text that leads on: to an address, or to a place in this document. */
export function linked(paper: Paper, text: string, style: Style, x: number, target: Target): void {
  const lines = paper.lines(text, style, PAGE.width - PAGE.right - x)
  paper.ensure(lines.length * style.leading)
  paper.tag('Link', () => {
    for (const line of lines) {
      paper.drawLine(line, style, x, paper.y, line.width)
      paper.link(target, { x, y: paper.y, width: line.width, height: style.leading })
      paper.space(style.leading)
    }
  })
}

/** A sign of 24 by 24 in any size, drawn with a line. */
export function icon(paper: Paper, shape: keyof typeof SHAPES, tone: Tone, x: number, y: number, size: number): void {
  const { doc } = paper
  const scale = size / 24
  doc
    .save()
    .translate(paper.at(x, size), y)
    .scale(scale)
    .lineWidth(2)
    .lineCap('round')
    .lineJoin('round')
    .strokeColor(TONES[tone].text)
  doc.path(SHAPES[shape]).stroke().restore()
}

/** A severity as sign, word and colour. Gives its width. */
export function badge(paper: Paper, severity: Severity, word: string, x: number, y: number): number {
  const style = { ...STYLES.label, color: TONES[severity].text }
  const [line] = paper.lines(word, style, 200)
  const width = (line?.width ?? 0) + 26
  paper.artifact(() => {
    paper.doc
      .lineWidth(0.75)
      .roundedRect(paper.at(x, width), y, width, 16, 4)
      .fillAndStroke(TONES[severity].bg, TONES[severity].line)
    icon(paper, severity, severity, x + 5, y + 3, 10)
  })
  paper.content(() => line && paper.drawLine(line, style, x + 19, y + 1.75, width))
  return width
}
