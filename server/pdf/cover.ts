import { date } from '@/lib/domain/format'
import { pair } from './blocks'
import { gradeTile } from './grade'
import type { PdfInput, Told } from './input'
import { scanTypeOf, spanOf } from './method'
import { INK, PAGE, type Style, STYLES } from './look'
import type { Paper } from './paper'
import { printedSite } from './printed-address'
import { storyOf, verdictOf } from './story'

const PRODUCT_COLOUR = '#006cdb'
const VERDICT: Style = { ...STYLES.verdict, size: 18, leading: 25 }
const LOGO = { width: 180, height: 44 }

/** The first page: who made it, for which site, when, and the answer. */
export function cover(paper: Paper, { report, result, brand, client, timeZone }: PdfInput, told: Told): void {
  const { doc, voice } = paper
  const { words, comma, locale, formats } = voice
  const colour = brand.colour ?? PRODUCT_COLOUR
  paper.artifact(() => doc.rect(0, 0, PAGE.width, 8).fill(colour))
  paper.y = 72
  wordmark(paper, brand.name, brand.logo)

  paper.y = 232
  paper.tag('P', () => paper.flow(words('pdf.kicker'), { ...STYLES.strong, size: 11, leading: 16, color: INK[2] }))
  paper.space(4)
  const { name, address } = printedSite(report, result.target.host)
  paper.tag('H1', () => paper.flow(name.slice(0, 200), sizeFor(paper, name)))
  if (address) paper.tag('P', () => paper.flow(address.slice(0, 200), { ...STYLES.strong, size: 12, leading: 17 }))
  paper.space(6)
  const time = date(result.started_at, { locale, timeZone, formats })
  paper.tag('P', () =>
    paper.flow([scanTypeOf(report, voice), time].filter(Boolean).join(comma), {
      ...STYLES.body,
      size: 12,
      leading: 17,
      color: INK[2],
    }),
  )

  paper.space(34)
  const y = paper.y
  gradeTile(paper, result, PAGE.left, y, 132)
  const x = PAGE.left + 132 * 0.88 + 28
  const verdict = paper.lines(verdictOf(told, voice), VERDICT, PAGE.width - PAGE.right - x).length * VERDICT.leading
  const story =
    paper.lines(storyOf({ report, timeZone }, told, voice), STYLES.muted, PAGE.width - PAGE.right - x).length *
    STYLES.muted.leading
  paper.y = y + Math.max(0, 66 - (verdict + 6 + story) / 2)
  paper.tag('P', () => paper.flow(verdictOf(told, voice), VERDICT, { x }))
  paper.space(6)
  paper.tag('P', () => paper.flow(storyOf({ report, timeZone }, told, voice), STYLES.muted, { x }))

  paper.y = Math.max(paper.y + 24, PAGE.height - 200)
  const facts: [string, string][] = [
    [words('pdf.scanned'), spanOf(result, timeZone, voice)],
    [words('pdf.page'), result.target.url ?? words('scan.none')],
    ...(client?.name ? [[words('pdf.client'), client.name] satisfies [string, string]] : []),
    ...(client?.description ? [[words('pdf.about'), client.description] satisfies [string, string]] : []),
    [words('pdf.prepared'), brand.name],
  ]
  if (brand.contact) facts.push([words('pdf.contact'), brand.contact])
  if (brand.product !== null && brand.product !== brand.name) facts.push([words('pdf.madeWith'), brand.product])
  for (const [name, value] of facts) pair(paper, name, value.slice(0, 120), PAGE.left, { nameWidth: 120, gap: 4 })
  paper.space(14)
  paper.tag('P', () => paper.flow(words('pdf.confidential'), STYLES.small))
}

/** The logo, or the name where there is none. */
export function wordmark(paper: Paper, name: string, logo: Uint8Array | null): void {
  const image = logo && readable(paper, logo)
  if (!image) return paper.tag('P', () => paper.flow(name, { ...STYLES.h1, size: 17 }))
  paper.tag(
    'Figure',
    () =>
      paper.doc.image(image, paper.at(PAGE.left, LOGO.width), paper.y, {
        fit: [LOGO.width, LOGO.height],
        ...(paper.voice.isRtl && { align: 'right' }),
      }),
    { alt: name },
  )
}

/** pdfkit's own types leave it out. */
type Doc = PDFKit.PDFDocument & { openImage(bytes: Buffer): PDFKit.Mixins.ImageSrc }

/** A damaged file is no reason to have no report. */
function readable(paper: Paper, logo: Uint8Array): PDFKit.Mixins.ImageSrc | null {
  try {
    return (paper.doc as Doc).openImage(Buffer.from(logo))
  } catch {
    return null
  }
}

/** The largest size at which a host needs no more than two lines. */
function sizeFor(paper: Paper, host: string): Style {
  const styles = [30, 26, 22, 18, 14].map((size) => ({ ...STYLES.title, size, leading: size * 1.25 }))
  return (
    styles.find((style) => paper.lines(host, style, paper.width).length <= (style.size > 20 ? 1 : 2)) ?? {
      ...STYLES.title,
      size: 11,
      leading: 14,
    }
  )
}
