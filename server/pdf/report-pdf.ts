import type { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { date } from '@/lib/domain/format'
import { platformsOf } from '@/lib/domain/platforms'
import { checks } from './checks'
import { cover } from './cover'
import { facts } from './facts'
import { findings } from './findings'
import { type PdfInput, toldOf, withChecksRead } from './input'
import { method } from './method'
import { ownerPages } from './owner-pdf'
import { pages } from './pages'
import { Paper } from './paper'
import { printedSite } from './printed-address'
import { ledger, summary } from './summary'
import { withoutInvisible } from './visible'
import { INK, PAGE, STYLES } from './look'
import { FOOTER_TOP, NUMBER_WIDTH, SMALL_PRINT } from './page-numbers'

/** A reader this far behind is waited for, so that a large report never stands in memory as a whole. */
const MAX_UNREAD = 1024 * 1024
const PAUSE_MS = 20

/** The report as a PDF, which is read while it is written. */
export function reportPdf(input: PdfInput): Readable {
  const { report, result, brand, timeZone, voice } = input
  const { words, apart, comma, locale, formats } = voice
  const { name: host } = printedSite(report, result.target.host)
  const scanned = apart(host) + comma + date(result.started_at, { locale, timeZone, formats })
  const title = words('pdf.title', { host })
  const paper = new Paper(voice, { title, author: brand.name }, (page) =>
    drawMargins(page, { header: [brand.name, scanned], footer: brand.footer ?? words('pdf.confidential') }),
  )
  write(paper, input).catch((error: unknown) =>
    paper.doc.destroy(error instanceof Error ? error : new Error(String(error))),
  )
  return paper.doc
}

async function write(paper: Paper, given: PdfInput): Promise<void> {
  if (given.view === 'owner') return ownerPages(paper, given)
  const input = withChecksRead(given)
  const { doc } = paper
  const { words } = paper.voice
  const { outline } = doc
  let part = outline
  let group = outline
  const bookmark = (title: string, level: 1 | 2 | 3) => {
    const parent = level === 1 ? outline : level === 2 ? part : group
    const own = parent.addItem(withoutInvisible(title), { top: paper.y - 10, expanded: level === 1 } as {
      expanded?: boolean
    })
    if (level === 1) part = own
    if (level < 3) group = own
  }
  const chapter = (title: string, room: number) => {
    if (paper.room < room) paper.newPage()
    else paper.space(18)
    bookmark(title, 1)
  }
  const told = toldOf(input)

  cover(paper, input, told)
  chapter(words('pdf.summary'), Number.POSITIVE_INFINITY)
  summary(paper, input, told)
  chapter(words('scan.ledger'), Math.min(400, 120 + 24 * input.result.score_ledger.length))
  ledger(paper, input.result)
  chapter(words('report.findings.title'), Number.POSITIVE_INFINITY)
  for await (const _ of findings(paper, told, {
    bookmark,
    timeZone: input.timeZone,
    platforms: platformsOf(input.result),
  })) {
    while (doc.readableLength > MAX_UNREAD && !doc.destroyed) await wait(PAUSE_MS)
    if (doc.destroyed) return
  }
  chapter(words('report.checks.title'), Number.POSITIVE_INFINITY)
  checks(paper, input)
  chapter(words('report.tabs.technology'), Number.POSITIVE_INFINITY)
  facts(paper, input, 'technology')
  chapter(words('report.tabs.certificate'), 250)
  facts(paper, input, 'certificate')
  chapter(words('report.tabs.pages'), 250)
  pages(paper, input)
  chapter(words('pdf.limits'), 560)
  method(paper, input)
  paper.end()
}

type Margins = { header: [start: string, end: string]; footer: string }

const HEADER_TOP = 36

/** What stands on every page but the cover. */
function drawMargins(paper: Paper, { header: [before, after], footer }: Margins): void {
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
