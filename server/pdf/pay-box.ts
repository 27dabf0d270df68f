import { correction, generate, mode } from 'lean-qr'
import { SwissQRBill } from 'swissqrbill/pdf'
import type { Data } from 'swissqrbill/types'
import type { Invoice } from '@/lib/contract/invoice'
import { decimalsOf, moneyText } from '@/lib/domain/money'
import { isQrIban, qrReference, shownIban, western } from '@/lib/domain/payment-code'
import { FACES } from './font-files'
import { INK, PAGE, STYLES } from './look'
import type { Paper } from './paper'

const CODE = 108
const PADDING = 14

/** How to pay: the code for a phone, and the same in words. */
export function payBox(paper: Paper, invoice: Invoice): void {
  const { pay, seller, currency, open_minor, number, qr } = invoice
  const { words, locale } = paper.voice
  const rows: [string, string][] = pay.iban
    ? [
        [words('invoicePaper.to'), seller.name],
        ['IBAN', shownIban(pay.iban)],
        ...(pay.bic ? [['BIC', pay.bic] satisfies [string, string]] : []),
        [words('invoicePaper.toSend'), moneyText(open_minor, currency, locale)],
        [words('invoicePaper.mention'), number ?? ''],
      ]
    : []
  if (rows.length === 0 && !pay.link) return
  const height = Math.max(qr ? CODE + 2 * PADDING : 0, 46 + (rows.length + (pay.link ? 1 : 0)) * 15 + PADDING)
  paper.space(10)
  paper.ensure(height)
  const top = paper.y
  paper.artifact(() =>
    paper.doc.lineWidth(0.75).roundedRect(PAGE.left, top, paper.width, height, 5).strokeColor(INK.strong).stroke(),
  )
  if (qr) drawCode(paper, qr.payload, PAGE.left + PADDING, top + PADDING, words('invoicePaper.code'))
  const x = PAGE.left + PADDING + (qr ? CODE + 18 : 0)
  paper.y = top + PADDING - 2
  paper.tag('P', () => paper.flow(words('invoicePaper.pay'), STYLES.strong, { x }))
  if (qr && qr.kind !== 'link') paper.tag('P', () => paper.flow(words('invoicePaper.scan'), STYLES.small, { x }))
  paper.space(4)
  for (const [name, value] of rows)
    paper.tag('P', () => {
      const [label] = paper.lines(name, STYLES.small, 78)
      if (label) paper.drawLine(label, STYLES.small, x, paper.y, 78)
      paper.flow(value, STYLES.body, { x: x + 80, width: PAGE.width - PAGE.right - x - 90 })
    })
  const address = URL.parse(pay.link)
  if (address) {
    const text = words('invoicePaper.orLink', { host: address.host })
    paper.tag('Link', () => {
      const [line] = paper.lines(text, STYLES.link, paper.width - CODE - 40)
      if (!line) return
      paper.drawLine(line, STYLES.link, x, paper.y, line.width)
      paper.link({ url: address.href }, { x, y: paper.y, width: line.width, height: STYLES.link.leading })
    })
  }
  paper.y = top + height + 6
}

/** The modules of a code as squares, with the margin of four that readers want given by the box around it. */
function drawCode(paper: Paper, payload: string, x: number, y: number, alt: string): void {
  // A bank's app reads UTF-8, as the code itself says: left to choose, the library takes another charset.
  const code = generate(mode.bytes(new TextEncoder().encode(payload)), { minCorrectionLevel: correction.M })
  const size = CODE / code.size
  paper.tag(
    'Figure',
    () => {
      const left = paper.at(x, CODE)
      for (let row = 0; row < code.size; row += 1)
        for (let column = 0; column < code.size; column += 1)
          if (code.get(column, row)) paper.doc.rect(left + column * size, y + row * size, size, size)
      paper.doc.fill('#000000')
    },
    { alt },
  )
}

const LANGUAGES = { de: 'DE', fr: 'FR', it: 'IT' } as const

/** The receipt and payment part of Switzerland, at the foot of a page of its own where this one is full. */
export function swissSlip(paper: Paper, invoice: Invoice): void {
  const { seller, buyer, pay, currency, open_minor, number } = invoice
  const { doc, voice } = paper
  const party = ({ name, lines, city, postal_code, country }: Invoice['seller']) => ({
    name: western(name).slice(0, 70),
    address: western(lines[0] ?? '').slice(0, 70) || '-',
    zip: western(postal_code).slice(0, 16),
    city: western(city).slice(0, 35),
    country: country || 'CH',
  })
  const isQr = isQrIban(pay.iban)
  const data: Data = {
    amount: open_minor / 10 ** decimalsOf(currency),
    currency: currency as Data['currency'],
    creditor: { account: pay.iban, ...party(seller) },
    ...(buyer.postal_code && buyer.city && { debtor: party(buyer) }),
    ...(isQr ? { reference: qrReference(number ?? '') } : { message: western(number ?? '') }),
  }
  paper.fonts.lend('Arial', FACES.regular[0] ?? '')
  paper.fonts.lend('Arial-Bold', FACES.bold[0] ?? '')
  if (paper.y > doc.page.height - SwissQRBill.height - 20) paper.newPage()
  const language = LANGUAGES[voice.language as keyof typeof LANGUAGES] ?? 'EN'
  paper.artifact(() =>
    new SwissQRBill(data, { fontName: 'Arial', language }).attachTo(doc, 0, doc.page.height - SwissQRBill.height),
  )
}
