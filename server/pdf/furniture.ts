import { INK, PAGE, STYLES } from './look'
import { FOOTER_TOP, NUMBER_WIDTH, SMALL_PRINT } from './page-numbers'
import type { Paper } from './paper'

export type Furniture = { header: [start: string, end: string]; footer: string }

const HEADER_TOP = 36

/** What stands on every page but the cover. */
export function drawFurniture(paper: Paper, { header: [before, after], footer }: Furniture): void {
  const { doc } = paper
  const style = { ...STYLES.small, size: SMALL_PRINT }
  const half = paper.width / 2 - 8
  const first = (text: string, width: number) => paper.lines(text, style, width)[0]
  const [start, end, foot] = [first(before, half), first(after, half), first(footer, paper.width - NUMBER_WIDTH)]
  if (start) paper.drawLine(start, style, PAGE.left, HEADER_TOP, half)
  if (end) paper.drawLine(end, style, PAGE.left + half + 16, HEADER_TOP, half, 'end')
  if (foot) paper.drawLine(foot, style, PAGE.left, FOOTER_TOP, paper.width)
  doc.lineWidth(0.5).strokeColor(INK.line)
  for (const y of [HEADER_TOP + 18, FOOTER_TOP - 8])
    doc
      .moveTo(PAGE.left, y)
      .lineTo(PAGE.width - PAGE.right, y)
      .stroke()
}
