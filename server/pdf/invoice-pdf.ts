import { buffer } from 'node:stream/consumers'
import type { Invoice, Party } from '@/lib/contract/invoice'
import { nameOfCountry } from '@/lib/domain/countries'
import { date } from '@/lib/domain/format'
import { moneyText, quantityText, rateText } from '@/lib/domain/money'
import { paragraph } from './blocks'
import type { InvoicePdf } from './invoice-input'
import { embedXml } from './invoice-xml'
import { INK, PAGE, type Style, STYLES } from './look'
import { Paper } from './paper'
import { FOOTER_TOP, NUMBER_WIDTH, SMALL_PRINT } from './page-numbers'
import { payBox, swissSlip } from './pay-box'
import { table } from './table'
import type { PaperVoice } from './words'

type Input = InvoicePdf & { xml: string | null; voice: PaperVoice }

const PRODUCT_COLOUR = '#006cdb'
const LOGO = { width: 180, height: 44 }

/** An invoice on paper, PDF/A-3b: what a program reads of it is inside. */
export async function invoicePdf(input: Input): Promise<Uint8Array<ArrayBuffer>> {
  const { invoice, brand, voice, xml } = input
  const { words } = voice
  const kind = words(`invoicePaper.kind.${invoice.kind}`)
  const title = `${kind} ${invoice.number ?? ''}`.trim()
  // What describes the file is XML, and written as it is.
  const author = brand.name.replaceAll('&', '+').replaceAll(/[<>]/g, '')
  const paper = new Paper(voice, { title, author, isArchived: true }, (page) =>
    drawFoot(page, `${brand.name} · ${title}`),
  )
  const { doc } = paper
  const whole = buffer(doc)
  if (xml) embedXml(doc, xml)
  letterhead(paper, input)
  paper.space(14)
  paper.tag('H1', () => paper.flow(title, STYLES.h1))
  paper.space(8)
  particulars(paper, input)
  paper.space(10)
  linesTable(paper, invoice)
  totals(paper, invoice, input)
  if (invoice.terms) {
    paper.space(8)
    paragraph(paper, invoice.terms, STYLES.muted)
  }
  if (invoice.qr?.kind === 'swiss') swissSlip(paper, invoice)
  else if (invoice.kind === 'invoice' && invoice.open_minor > 0) payBox(paper, invoice)
  paper.end()
  const bytes = await whole
  return new Uint8Array(bytes.buffer as ArrayBuffer, bytes.byteOffset, bytes.byteLength)
}

export const addressOf = ({ name, lines, city, postal_code, country }: Party, locale: string): string[] =>
  [name, ...lines, [postal_code, city].filter(Boolean).join(' '), nameOfCountry(country, locale)].filter(
    (part) => part !== '',
  )

function letterhead(paper: Paper, { invoice: { seller, buyer }, brand }: Input): void {
  const { doc, voice } = paper
  paper.artifact(() => doc.rect(0, 0, PAGE.width, 6).fill(brand.colour ?? PRODUCT_COLOUR))
  paper.y = 56
  if (!logo(paper, brand))
    paper.tag('P', () => paper.flow(brand.name, { ...STYLES.h2, size: 15, leading: 20 }, { width: 230 }))
  const head = paper.y
  const vat = seller.vat ? [voice.words('invoicePaper.vat', { number: seller.vat })] : []
  paper.y = 56
  block(
    paper,
    [...addressOf(seller, voice.locale), ...vat, seller.email ?? '', seller.phone ?? ''].filter(Boolean),
    330,
    STYLES.small,
  )
  const right = paper.y
  paper.y = Math.max(head, right) + 24
  const theirVat = buyer.vat ? [voice.words('invoicePaper.vat', { number: buyer.vat })] : []
  block(paper, [...addressOf(buyer, voice.locale), ...theirVat], PAGE.left, STYLES.body)
}

function block(paper: Paper, lines: readonly string[], x: number, style: Style): void {
  for (const line of lines) paper.tag('P', () => paper.flow(line, style, { x }))
}

/** pdfkit's own types leave it out. */
type Doc = PDFKit.PDFDocument & { openImage(bytes: Buffer): PDFKit.Mixins.ImageSrc }

/** A damaged file is no reason to have no invoice. */
function logo(paper: Paper, { logo: bytes, name }: Input['brand']): boolean {
  if (!bytes) return false
  try {
    const image = (paper.doc as Doc).openImage(Buffer.from(bytes))
    paper.tag(
      'Figure',
      () =>
        paper.doc.image(image, paper.at(PAGE.left, LOGO.width), paper.y, {
          fit: [LOGO.width, LOGO.height],
          ...(paper.voice.isRtl && { align: 'right' }),
        }),
      { alt: name },
    )
    paper.space(LOGO.height + 6)
    return true
  } catch {
    return false
  }
}

/** Days, references, and which invoice is corrected: a name and its value in each line. */
function particulars(paper: Paper, { invoice, voice }: Input): void {
  const { words, locale, formats } = voice
  const { issued_on, due_on, supplied, buyer_reference, corrects, kind } = invoice
  const day = (on: string) => date(`${on}T00:00:00Z`, { locale, timeZone: 'UTC', formats })
  const rows: [string, string][] = []
  if (issued_on) rows.push([words('invoicePaper.issued'), day(issued_on)])
  if (supplied) rows.push([words('invoicePaper.supplied'), supplied])
  if (due_on && kind !== 'credit')
    rows.push([words(kind === 'offer' ? 'invoicePaper.valid' : 'invoicePaper.due'), day(due_on)])
  if (buyer_reference) rows.push([words('invoicePaper.reference'), buyer_reference])
  if (corrects) rows.push([words('invoicePaper.corrects'), corrects.number])
  for (const [name, value] of rows) {
    paper.within('P', () =>
      paper.content(() => {
        const [first] = paper.lines(name, STYLES.muted, 120)
        if (first) paper.drawLine(first, STYLES.muted, PAGE.left, paper.y, 120)
        paper.flow(value, STYLES.body, { x: PAGE.left + 124 })
      }),
    )
    paper.space(1)
  }
}

function linesTable(paper: Paper, { lines, currency }: Invoice): void {
  const { words, locale } = paper.voice
  const hasDiscount = lines.some(({ discount_bp }) => discount_bp > 0)
  const columns = [
    { title: words('invoicePaper.what'), share: hasDiscount ? 36 : 42 },
    { title: words('invoicePaper.quantity'), share: 14, isNumber: true },
    { title: words('invoicePaper.price'), share: 17, isNumber: true },
    ...(hasDiscount ? [{ title: words('invoicePaper.discount'), share: 11, isNumber: true }] : []),
    { title: words('invoicePaper.tax'), share: 9, isNumber: true },
    { title: words('invoicePaper.amount'), share: 18, isNumber: true },
  ]
  table(
    paper,
    words('invoicePaper.lines'),
    columns,
    lines.map(({ name, qty_milli, unit, price_minor, discount_bp, tax_bp, net_minor }) => [
      { text: name },
      { text: [quantityText(qty_milli, locale), unit].filter(Boolean).join(' ') },
      { text: moneyText(price_minor, currency, locale) },
      ...(hasDiscount ? [{ text: discount_bp > 0 ? rateText(discount_bp, locale) : '' }] : []),
      { text: rateText(tax_bp, locale) },
      { text: moneyText(net_minor, currency, locale) },
    ]),
  )
}

function totals(paper: Paper, invoice: Invoice, { voice: { words, locale, formats } }: Input): void {
  const { currency, net_minor, tax, total_minor, paid_minor, credited_minor, open_minor, due_on, kind } = invoice
  const money = (minor: number) => moneyText(minor, currency, locale)
  const day = due_on && date(`${due_on}T00:00:00Z`, { locale, timeZone: 'UTC', formats })
  const isPart = kind === 'invoice' && (paid_minor > 0 || credited_minor > 0)
  const rows: [name: string, amount: string, isStrong?: boolean][] = [
    [words('invoicePaper.net'), money(net_minor)],
    ...tax.map(({ bp, net_minor: net, tax_minor, reason }): [string, string] => [
      reason ?? words('invoicePaper.taxOf', { rate: rateText(bp, locale), amount: money(net) }),
      money(tax_minor),
    ]),
    [words('invoicePaper.total'), money(total_minor), !isPart && kind !== 'invoice'],
  ]
  if (paid_minor > 0) rows.push([words('invoicePaper.paid'), money(-paid_minor)])
  if (credited_minor > 0) rows.push([words('invoicePaper.credited'), money(-credited_minor)])
  if (kind === 'invoice')
    rows.push([day ? words('invoicePaper.toPay', { date: day }) : words('invoicePaper.open'), money(open_minor), true])
  for (const [name, amount, isStrong] of rows) amountLine(paper, name, amount, isStrong ? STYLES.strong : STYLES.muted)
}

function amountLine(paper: Paper, name: string, amount: string, style: Style): void {
  const width = paper.width - 110
  const names = paper.lines(name, style, width)
  paper.ensure(names.length * style.leading)
  paper.tag('P', () => {
    const { y } = paper
    for (const [at, line] of names.entries())
      paper.drawLine(line, style, PAGE.left, y + at * style.leading, width, 'end')
    const [value] = paper.lines(amount, style, 110)
    if (value) paper.drawLine(value, style, PAGE.left + width, y, 110, 'end')
  })
  paper.space(names.length * style.leading + 2)
}

function drawFoot(paper: Paper, text: string): void {
  const style = { ...STYLES.small, size: SMALL_PRINT }
  const [line] = paper.lines(text, style, paper.width - NUMBER_WIDTH)
  if (line) paper.drawLine(line, style, PAGE.left, FOOTER_TOP, paper.width)
  paper.doc
    .lineWidth(0.5)
    .strokeColor(INK.line)
    .moveTo(PAGE.left, FOOTER_TOP - 8)
    .lineTo(PAGE.width - PAGE.right, FOOTER_TOP - 8)
    .stroke()
}
