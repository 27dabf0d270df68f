import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readCode } from '@/lib/testing/read-code'
import { serverProcess } from '@/server/testing-process'
import { check, fail } from './expect'
import { createOwner, signIn } from './owner'

type Api = ReturnType<typeof serverProcess>
type Maker = { api: Api; token: string; folder: string }

const SELLER = {
  name: 'Northlight & Söhne',
  lines: ['Rue du Lac 12'],
  city: 'Biel',
  postal_code: '2501',
  country: 'CH',
  vat: 'CHE 123 456 788',
  email: 'hello@northlight.example',
}
const BUYER = { name: 'Brennan Dental', lines: ['12 South Mall'], city: 'Cork', postal_code: 'T12 XY00', country: 'IE' }
const COUNT = 6

/** Invoices on paper, read by poppler and by a reader of codes as by a bank's app: amounts, and each field of the code. */
export async function testInvoices(): Promise<void> {
  const api = serverProcess('invoices')
  const folder = mkdtempSync(join(tmpdir(), 'soteria-invoices-'))
  try {
    await api.prepare({ SOTERIA_DEMO: '0' })
    createOwner(api, 'agency toolkit')
    await api.run().ready
    const maker = { api, token: await signIn(api), folder }
    await settings(maker, { iban: 'IE29 AIBK 9311 5212 3456 78', bic: 'AIBKIE2D', currency: 'EUR' })
    const euros = await sendSome(maker, 'EUR')
    await settings(maker, { iban: 'CH44 3199 9123 0008 8901 2', bic: '', currency: 'CHF' })
    const francs = await sendSome(maker, 'CHF')
    // The server has nothing to do any more: it would close what is left open while poppler is waited for.
    for (const one of euros) await testEuros(one)
    for (const one of francs) await testFrancs(one)
  } catch (error) {
    fail('invoices', error)
  } finally {
    await api.cleanUp()
    rmSync(folder, { recursive: true, force: true })
  }
}

const settings = ({ api, token }: Maker, body: object) =>
  api.call('POST', '/api/invoice-settings', { token, body: { seller: SELLER, link: '', ...body } })

/** Four lines, so that sums have to be carried; the total is counted here by their hundredths alone. */
function linesOf(seed: number) {
  const prices = [1, 10, 100, 1_000].map((tens) => 333 + 17 * seed * tens)
  const lines = prices.map((price_minor, at) => ({ name: `Line ${at}`, qty_milli: 1000, price_minor, tax_bp: 1000 }))
  const net = prices.reduce((sum, price) => sum + price, 0)
  return { lines, net, total: net + Math.round(net / 10) }
}

type Sent = { number: string; file: string; net: number; total: number }

/** Sends so many invoices and keeps their papers. */
async function sendSome({ api, token, folder }: Maker, currency: string): Promise<Sent[]> {
  const sent: Sent[] = []
  for (let seed = 1; seed <= COUNT; seed += 1) {
    const { lines, net, total } = linesOf(seed)
    const body = { buyer: BUYER, lines, currency }
    const { invoice: draft } = await api.call('POST', '/api/invoices', { token, body })
    const { invoice } = await api.call('POST', `/api/invoices/${draft.id}/send`, { token })
    const answer = await fetch(`http://127.0.0.1:${api.port()}/api/invoices/${draft.id}/pdf`, {
      headers: { authorization: `Bearer ${token}`, 'x-requested-with': 'XMLHttpRequest' },
    })
    const file = join(folder, `${currency}-${seed}`)
    writeFileSync(`${file}.pdf`, new Uint8Array(await answer.arrayBuffer()))
    sent.push({ number: String(invoice.number), file, net, total })
  }
  return sent
}

/** What poppler makes of a paper: its text, and what a phone reads of a picture of it. */
async function read({ file }: Sent) {
  const text = execFileSync('pdftotext', ['-layout', `${file}.pdf`, '-'], { encoding: 'utf8' })
  execFileSync('pdftoppm', ['-r', '200', '-png', '-singlefile', `${file}.pdf`, file])
  const code = await readCode(readFileSync(`${file}.png`))
  return { text, code: code?.split(/\r?\n/) ?? [] }
}

/** `1,234.50`, by its digits. */
function amount(minor: number, isGrouped: boolean): string {
  const digits = String(minor).padStart(3, '0')
  const whole = digits.slice(0, -2)
  return `${isGrouped ? whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ',') : whole}.${digits.slice(-2)}`
}

/** Of these sums, those that it does not have. */
const missingIn = (text: string, sign: string, ...sums: number[]) =>
  sums.filter((sum) => !new RegExp(`${sign}\\s?${amount(sum, true).replaceAll('.', '\\.')}(?!\\d)`).test(text))

async function testEuros(sent: Sent): Promise<void> {
  const { number, net, total } = sent
  const { text, code } = await read(sent)
  check(`invoices: ${number} has its sums on paper`, missingIn(text, '€', net, total), [])
  const sum = `EUR${amount(total, false)}`
  const fields = ['BCD', '002', '1', 'SCT', 'AIBKIE2D', SELLER.name, 'IE29AIBK93115212345678', sum, '', '', number]
  check(`invoices: the EPC code of ${number}, read from its paper, has every field`, code, fields)
}

/** The slip of Switzerland, whose code also names who pays. */
async function testFrancs(sent: Sent): Promise<void> {
  const { number, net, total } = sent
  const { text, code } = await read(sent)
  check(`invoices: ${number} has its sums on paper`, missingIn(text, 'CHF', net, total), [])
  const reference = code[28] ?? ''
  const slip = [
    ['SPC', '0200', '1', 'CH4431999123000889012'],
    ['S', SELLER.name, 'Rue du Lac 12', '', '2501', 'Biel', 'CH'],
    ['', '', '', '', '', '', ''],
    [amount(total, false), 'CHF'],
    ['S', BUYER.name, '12 South Mall', '', 'T12 XY00', 'Cork', 'IE'],
    ['QRR', reference, '', 'EPD'],
  ].flat()
  check(`invoices: the QR-bill of ${number}, read from its paper, has every field`, code.slice(0, 31), slip)
  check(
    `invoices: its reference is the number, with a digit that proves it`,
    [reference.length, Number(reference.slice(0, -1))],
    [27, Number(number.replaceAll(/\D/g, ''))],
  )
}
