import { icon } from './blocks'
import { INK, PAGE, type SHAPES, STYLES, type Style, type Tone } from './look'
import type { Paper } from './paper'

export type Cell = { text: string; style?: Style; icon?: { shape: keyof typeof SHAPES; tone: Tone } }
/** `share` of the width; numbers stand at the end. */
export type Column = { title: string; share: number; isNumber?: boolean }

const CELL = { x: 6, y: 4.5 }
const ICON = 15
/** So much fits on one page in every column. */
const MAX_IN_CELL = 1200

/** A table whose rows stay whole as far as a page holds them, its head repeated for the eye on every page. */
export function table(paper: Paper, caption: string, columns: Column[], rows: Iterable<Cell[]>): void {
  const head = () => drawHead(paper, columns)
  paper.begin('Table', { alt: caption })
  paper.ensure(80)
  paper.begin('TR')
  head().forEach((draw) => {
    paper.tag('TH', draw, { scope: 'Column' })
  })
  paper.finish()
  for (const cells of rows) drawRow(paper, columns, cells, () => paper.artifact(() => head().forEach((draw) => draw())))
  paper.finish()
  paper.space(12)
}

function drawHead(paper: Paper, columns: Column[]): (() => void)[] {
  const y = paper.y
  paper.space(STYLES.label.leading + 2 * CELL.y)
  return columns.map(({ title, isNumber }, index) => () => {
    const box = boxOf(paper, columns, index)
    const [line] = paper.lines(title, STYLES.label, box.width)
    if (line) paper.drawLine(line, STYLES.label, box.x, y + CELL.y, box.width, isNumber ? 'end' : 'start')
  })
}

function drawRow(paper: Paper, columns: Column[], cells: Cell[], repeatHead: () => void): void {
  const texts = cells.map(({ text, style = STYLES.body, icon: sign }, index) => {
    const { x, width } = boxOf(paper, columns, index)
    const indent = sign ? ICON : 0
    return { style, sign, x: x + indent, width: width - indent, lines: paper.lines(cut(text), style, width - indent) }
  })
  const height = Math.max(...texts.map(({ lines, style }) => lines.length * style.leading)) + 2 * CELL.y
  if (height > paper.room) {
    paper.ensure(height)
    repeatHead()
  }
  const y = paper.y
  paper.artifact(() => {
    paper.doc
      .lineWidth(0.5)
      .strokeColor(INK.line)
      .moveTo(PAGE.left, y)
      .lineTo(PAGE.width - PAGE.right, y)
      .stroke()
    for (const { sign, x, style } of texts)
      if (sign) icon(paper, sign.shape, sign.tone, x - ICON, y + CELL.y + style.leading / 2 - 5.5, 11)
  })
  paper.within('TR', () => {
    for (const [index, { lines, style, x, width }] of texts.entries())
      paper.tag('TD', () => {
        for (const [row, line] of lines.entries())
          paper.drawLine(
            line,
            style,
            x,
            y + CELL.y + row * style.leading,
            width,
            columns[index]?.isNumber ? 'end' : 'start',
          )
      })
  })
  paper.space(height)
}

const cut = (text: string) => (text.length > MAX_IN_CELL ? `${text.slice(0, MAX_IN_CELL)}…` : text)

function boxOf(paper: Paper, columns: Column[], index: number): { x: number; width: number } {
  const whole = columns.reduce((total, { share }) => total + share, 0)
  const before = columns.slice(0, index).reduce((total, { share }) => total + share, 0)
  const inset = index === 0 ? 0 : CELL.x
  return {
    x: PAGE.left + (before / whole) * paper.width + inset,
    width: ((columns[index]?.share ?? 0) / whole) * paper.width - inset,
  }
}
