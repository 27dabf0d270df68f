import { accountApi } from '@/lib/contract/account'
import { catalogueApi, type Invoice, invoiceApi } from '@/lib/contract/invoice'
import { workspaces } from '@/server/db/schema'
import { openContractApi } from '@/server/routes/testing'
import { writeRepeating } from './repeat'
import { agencies, BUYER, LINES, SELLER } from './testing'

const { db, ask, tell, signUp, api } = openContractApi()
const openAgency = agencies({ ask, signUp })

const bytesOf = async (path: string, headers: Record<string, string>) => {
  const answer = await api.request(path, { headers })
  return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) }
}

test('three lines in two rates: a number, what is to be paid, and both ways to pay it', async () => {
  const { token, draft, at, sent } = await openAgency()
  const first = await draft()
  expect(first).toMatchObject({
    number: null,
    status: 'draft',
    net_minor: 26_000 + 36_000 + 8_998,
    tax: [
      { bp: 2300, category: 'S', net_minor: 62_000, tax_minor: 14_260 },
      { bp: 900, category: 'S', net_minor: 8_998, tax_minor: 810 },
    ],
    total_minor: 86_068,
    e_invoice: { ok: true, missing: [] },
  })
  const { invoice } = await ask(invoiceApi.send, at(first))
  expect(invoice.number).toMatch(/^NS-\d{4}-001$/)
  expect(invoice).toMatchObject({ status: 'sent', open_minor: 86_068, seller: { name: SELLER.name } })
  expect(invoice.qr).toEqual({
    kind: 'epc',
    payload: `BCD\n002\n1\nSCT\nAIBKIE2D\n${SELLER.name}\nIE29AIBK93115212345678\nEUR860.68\n\n\n${invoice.number}`,
  })
  const { totals } = await ask(invoiceApi.totals, { token })
  expect(totals.currencies).toMatchObject([{ currency: 'EUR', open_minor: 86_068, open_count: 1, overdue_minor: 0 }])
  // Frozen: what is changed afterwards is not in it.
  await ask(invoiceApi.saveSettings, { token, body: { seller: { ...SELLER, name: 'Another name' }, link: '' } })
  expect((await ask(invoiceApi.show, at(invoice))).invoice).toMatchObject({
    seller: { name: SELLER.name },
    pay: { link: 'https://pay.northlight.example/x' },
  })
  expect(
    await tell(invoiceApi.save, { token, body: { id: invoice.id, buyer: BUYER, lines: [], currency: 'EUR' } }),
  ).toMatchObject({
    status: 409,
    body: { code: 'invoice_fixed' },
  })
  expect((await tell(invoiceApi.remove, at(invoice))).status).toBe(409)
  expect((await sent()).number).toMatch(/-002$/)
})

test('forty sent at once have the numbers 1 to 40, and one that failed leaves no gap', async () => {
  const { token, draft, at } = await openAgency()
  const all = []
  for (let each = 0; each < 40; each += 1) all.push(await draft())
  const bad = await draft({ lines: [] })
  const answers = await Promise.all([bad, ...all].map((one) => tell(invoiceApi.send, at(one))))
  expect(answers.map(({ status }) => status)).toEqual([422, ...all.map(() => 200)])
  const numbers = answers
    .slice(1)
    .map(({ body }) => Number(/\d+$/.exec((body as { invoice: Invoice }).invoice.number ?? '')?.[0]))
  expect(numbers.sort((one, other) => one - other)).toEqual(all.map((_, place) => place + 1))
  const { invoices: rows, next, total } = await ask(invoiceApi.list, { token, query: { limit: '25' } })
  expect([rows.length, total]).toEqual([25, 41])
  expect((await ask(invoiceApi.list, { token, query: { limit: '25', cursor: next ?? '' } })).invoices).toHaveLength(16)
})

test('what is wrong is said at its line or its field', async () => {
  const { token, draft, at } = await openAgency()
  const send = async (values: object) => {
    const { status, body } = await tell(invoiceApi.send, at(await draft(values)))
    const { message, errors } = body as { message: string; errors?: object }
    return [status, Object.keys(errors ?? {})[0], message]
  }
  const [line] = LINES
  expect(await send({ lines: [] })).toEqual([422, 'lines', 'Add at least one line.'])
  expect(await send({ lines: [{ ...line, price_minor: -100 }] })).toEqual([
    422,
    'lines',
    'The total must be above 0. To refund, create a credit note.',
  ])
  expect(await send({ lines: [line, { ...line, tax_bp: 0 }] })).toEqual([
    422,
    'lines.1.tax_bp',
    'Enter the reason for 0% VAT.',
  ])
  expect(await send({ lines: [{ ...line, tax_bp: 0, tax_category: 'AE' }] })).toEqual([
    422,
    'tax_reasons.AE',
    'Enter the reason for 0% VAT.',
  ])
  expect(await send({ buyer: { name: '' } })).toEqual([422, 'buyer.name', 'Enter the client.'])
  const iban = await tell(invoiceApi.saveSettings, { token, body: { iban: 'IE29 AIBK 9311 5212 3456 79' } })
  expect(iban).toMatchObject({ status: 422, body: { errors: { iban: ['Check the IBAN for typos.'] } } })
  expect((await tell(invoiceApi.saveSettings, { token, body: { link: 'http://pay.example' } })).status).toBe(422)
  for (const wrong of [{ currency: 'XYZ' }, { due_on: '2026-02-30' }, { lines: [{ ...line, price_minor: 1.5 }] }])
    expect(
      (await tell(invoiceApi.save, { token, body: { buyer: BUYER, lines: LINES, currency: 'EUR', ...wrong } })).status,
    ).toBe(422)
  const one = await draft()
  const change = { id: one.id, buyer: BUYER, lines: LINES, currency: 'EUR' }
  await ask(invoiceApi.save, { token, body: { ...change, terms: 'First', updated_at: one.updated_at } })
  expect(
    await tell(invoiceApi.save, { token, body: { ...change, terms: 'Second', updated_at: one.updated_at } }),
  ).toMatchObject({
    status: 409,
    body: { code: 'invoice_changed' },
  })
})

test('a statement proposes, books nothing by itself, and each line once', async () => {
  const { token, sent, at } = await openAgency()
  const invoice = await sent()
  const other = await sent({
    lines: [{ name: 'Audit', qty_milli: 1000, price_minor: 10_000, tax_bp: 0, tax_category: 'Z' }],
    buyer: { name: 'Lane Bookshop' },
  })
  const entry = (ref: string, amount: string, name: string, text: string, way = 'CRDT') =>
    `<Ntry><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>${way}</CdtDbtInd><BookgDt><Dt>2026-11-20</Dt></BookgDt><AcctSvcrRef>${ref}</AcctSvcrRef><NtryDtls><TxDtls><RltdPties><Dbtr><Pty><Nm>${name}</Nm></Pty></Dbtr></RltdPties><RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`
  const camt = `<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt>${entry('A1', '500.00', 'Brennan Dental Ltd', `Invoice ${invoice.number}`)}${entry('A2', '100.00', 'LANE BOOKSHOP', 'thanks')}${entry('A3', '7.00', 'Bank', 'fee', 'DBIT')}${entry('A4', '3.50', 'Nobody', 'gift')}</Stmt></BkToCstmrStmt></Document>`
  const read = () => ask(invoiceApi.statement, { token, body: { file: camt } })
  const { format, lines } = await read()
  expect(format).toBe('camt')
  expect(lines.map(({ amount_minor, match, booked }) => [amount_minor, match?.by, match?.invoice, booked])).toEqual([
    [50_000, 'reference', invoice.id, false],
    [10_000, 'amount', other.id, false],
    [350, undefined, undefined, false],
  ])
  expect((await ask(invoiceApi.show, at(invoice))).invoice.paid_minor).toBe(0)
  const body = { amount_minor: 50_000, on_date: '2026-11-20', statement_ref: lines[0]?.ref, source: 'camt' as const }
  const { invoice: paid } = await ask(invoiceApi.pay, at(invoice, body))
  expect(paid).toMatchObject({ status: 'part_paid', paid_minor: 50_000, open_minor: 36_068 })
  expect(paid.qr?.payload).toContain('EUR360.68')
  expect((await read()).lines[0]?.booked).toBe(true)
  expect(await tell(invoiceApi.pay, at(invoice, { ...body, amount_minor: 1 }))).toMatchObject({
    status: 409,
    body: { code: 'statement_booked' },
  })
  expect(await tell(invoiceApi.pay, at(invoice, { amount_minor: 36_069, on_date: '2026-11-21' }))).toMatchObject({
    status: 409,
    body: { message: 'Only €360.68 is outstanding.' },
  })
  const { invoice: settled } = await ask(
    invoiceApi.pay,
    at(invoice, { amount_minor: 36_068, on_date: '2026-11-21', method: 'cash' }),
  )
  expect(settled).toMatchObject({ status: 'paid', open_minor: 0, qr: null })
  const { invoice: back } = await ask(invoiceApi.unpay, at(invoice, { payment: settled.payments[1]?.id }))
  expect(back).toMatchObject({ status: 'part_paid', open_minor: 36_068 })

  const csv = `Buchungstag;Betrag;Währung;Name;Verwendungszweck\n20.11.2026;"360,68";EUR;Brennan;"RE ${invoice.number}"\n21.11.2026;"-12,00";EUR;Bank;Fee\n`
  expect((await ask(invoiceApi.statement, { token, body: { file: csv } })).lines).toMatchObject([
    { on: '2026-11-20', amount_minor: 36_068, match: { invoice: invoice.id, by: 'reference' } },
  ])
  expect((await tell(invoiceApi.statement, { token, body: { file: 'a;b\n1;2\n' } })).status).toBe(422)
})

test('a credit note has a series of its own and takes back no more than there is', async () => {
  const { sent, at } = await openAgency()
  const invoice = await sent()
  const { invoice: credit } = await ask(invoiceApi.credit, at(invoice))
  expect(credit).toMatchObject({ kind: 'credit', number: null, corrects: { id: invoice.id, number: invoice.number } })
  const { invoice: gone } = await ask(invoiceApi.send, at(credit))
  expect(gone.number).toMatch(/^NS-C-\d{4}-001$/)
  expect((await ask(invoiceApi.show, at(invoice))).invoice).toMatchObject({ status: 'void', open_minor: 0, qr: null })
  expect((await tell(invoiceApi.credit, at(invoice))).status).toBe(409)
  const xml = await tell(invoiceApi.xml, at(gone))
  expect(xml.body).toContain('<ram:TypeCode>381</ram:TypeCode>')
})

test('offers are answered by whoever got them, once, and become an invoice', async () => {
  const { sent, at, token } = await openAgency()
  const offer = await sent({ kind: 'offer' })
  expect(offer.number).toMatch(/^NS-O-/)
  const path = new URL(offer.link?.url ?? '').pathname
  const page = await (await api.request(path)).text()
  const value = /name="value" value="([^"]+)"/.exec(page)?.[1] ?? ''
  const post = (headers: Record<string, string> = {}) =>
    api.request(path, {
      method: 'POST',
      body: new URLSearchParams({ value, answer: 'accepted' }),
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    })
  expect((await post({ origin: 'https://evil.example' })).status).toBe(403)
  expect((await post()).status).toBe(303)
  expect((await post()).status).toBe(403)
  expect(await (await api.request(path)).text()).toContain('You accepted this proposal.')
  expect((await tell(invoiceApi.decide, at(offer, { status: 'declined' }))).status).toBe(409)
  const { invoice } = await ask(invoiceApi.copy, at(offer, { kind: 'invoice' }))
  expect(invoice).toMatchObject({ kind: 'invoice', status: 'draft', total_minor: offer.total_minor })
  expect((await ask(invoiceApi.list, { token, query: { kind: 'offer' } })).invoices).toMatchObject([
    { status: 'accepted' },
  ])
})

test('the page of an invoice shows it to whoever has the link, and nothing to anybody else', async () => {
  const { sent, draft, me } = await openAgency()
  const hostile = '<script>alert(1)</script>"><b>'
  const invoice = await sent({ lines: [{ ...LINES[0], name: hostile }], terms: hostile })
  const path = new URL(invoice.link?.url ?? '').pathname
  const answer = await api.request(path, { headers: { 'user-agent': 'Mozilla/5.0 Firefox/140.0' } })
  const text = await answer.text()
  expect(answer.status).toBe(200)
  for (const said of [
    invoice.number ?? '',
    '€319.80',
    'IE29 AIBK 9311 5212 3456 78',
    'Brennan Dental',
    'pay.northlight.example',
  ])
    expect(text).toContain(said)
  expect(text).not.toMatch(/<script|"><b>/)
  expect(answer.headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; img-src 'self'; style-src 'sha256-/,
  )
  const pdf = await bytesOf(`${path}?pdf`, {})
  expect([pdf.status, pdf.bytes.subarray(0, 5).toString()]).toEqual([200, '%PDF-'])
  const missing = await (await api.request('/api/public/i/AAAAAAAAAAAAAAAAAAAAAA')).text()
  expect((await api.request(path.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')))).status).toBe(404)
  expect((await draft()).link).toBeNull()
  await ask(accountApi.deleteAccount, { token: me.token, body: { password: 'correct horse 7' } })
  expect(await (await api.request(path)).text()).toBe(missing)
})

test('repeating invoices are drafts of their day, written once, and never sent', async () => {
  const { draft, token, at } = await openAgency()
  const model = await draft({ repeat: { every: 'month', next_on: '2026-01-31', until: '2026-12-31' } })
  const noon = new Date('2026-02-28T12:00:00Z')
  expect([await writeRepeating(db, noon), await writeRepeating(db, noon)]).toEqual([2, 0])
  const { invoices: rows } = await ask(invoiceApi.list, { token })
  expect(rows.map(({ status, issued_on }) => `${status} ${issued_on}`).sort()).toEqual([
    'draft 2026-01-31',
    'draft 2026-02-28',
  ])
  expect((await ask(invoiceApi.show, at(model))).invoice.repeat?.next_on).toBe('2026-03-31')
  expect((await ask(invoiceApi.totals, { token })).totals.currencies).toMatchObject([
    { monthly_minor: 70_998, monthly_count: 1 },
  ])
})

test('three reminders, each firmer, and none for what is paid', async () => {
  const { sent, at, token } = await openAgency()
  const invoice = await sent({ issued_on: '2026-01-01', due_on: '2026-01-15' })
  expect(invoice.status).toBe('overdue')
  const subjects = []
  for (let step = 0; step < 3; step += 1) {
    subjects.push((await ask(invoiceApi.remind, at(invoice))).mail.subject)
    await ask(invoiceApi.reminded, at(invoice))
  }
  expect(new Set(subjects).size).toBe(3)
  const { mail } = await ask(invoiceApi.remind, at(invoice))
  expect(mail).toMatchObject({ to: BUYER.email, subject: subjects[2] })
  expect(mail.text).toContain(invoice.link?.url)
  expect((await ask(invoiceApi.totals, { token })).totals.currencies).toMatchObject([{ overdue_count: 1 }])
  await ask(invoiceApi.pay, at(invoice, { amount_minor: invoice.total_minor, on_date: '2026-01-20' }))
  expect((await tell(invoiceApi.remind, at(invoice))).status).toBe(409)
})

test('a reminder that was only read does not count, and the next is as friendly', async () => {
  const { sent, at } = await openAgency()
  const invoice = await sent({ issued_on: '2026-01-01', due_on: '2026-01-15' })
  const { mail } = await ask(invoiceApi.remind, at(invoice))
  expect(mail.text).toContain('was due on January 15, 2026')
  expect((await ask(invoiceApi.remind, at(invoice))).mail).toEqual(mail)
  expect((await ask(invoiceApi.show, at(invoice))).invoice.reminded).toBe(0)
  expect((await ask(invoiceApi.reminded, at(invoice))).invoice.reminded).toBe(1)
})

test('before the due day it is a friendly notice that makes nothing firmer', async () => {
  const { sent, at } = await openAgency()
  const invoice = await sent({ due_on: '2099-12-13' })
  const { mail } = await ask(invoiceApi.remind, at(invoice))
  expect(mail.subject).toBe(`Invoice ${invoice.number}: due on December 13, 2099`)
  expect(mail.text).toContain('is due on December 13, 2099')
  expect((await ask(invoiceApi.reminded, at(invoice))).invoice.reminded).toBe(0)
  expect((await ask(invoiceApi.remind, at(invoice))).mail).toEqual(mail)
})

test('services are kept, changed and deleted', async () => {
  const { token } = await openAgency()
  const body = { name: 'Care plan', price_minor: 26_000, currency: 'EUR', period: 'month' as const, tax_bp: 2300 }
  const { service } = await ask(catalogueApi.save, { token, body })
  await ask(catalogueApi.save, { token, body: { ...body, id: service.id, price_minor: 30_000 } })
  expect((await ask(catalogueApi.list, { token })).services).toMatchObject([{ id: service.id, price_minor: 30_000 }])
  await ask(catalogueApi.remove, { token, params: { service: service.id } })
  expect((await ask(catalogueApi.list, { token })).services).toEqual([])
})

test('what electronic invoices lack is named by its term', async () => {
  const { draft, sent, at } = await openAgency()
  expect((await draft({ buyer: { name: 'Brennan' } })).e_invoice).toEqual({
    ok: false,
    missing: [{ term: 'BT-55', text: 'Add the buyer’s country.' }],
  })
  const invoice = await sent({ buyer: { ...BUYER, email: '' } })
  expect(await tell(invoiceApi.xml, { ...at(invoice), query: { format: 'xrechnung' } })).toMatchObject({
    status: 409,
    body: { message: 'This format also needs BT-49: The buyer’s email address is missing.' },
  })
  const whole = await sent({ buyer_reference: 'PO 7731' })
  const { body } = await tell(invoiceApi.xml, { ...at(whole), query: { format: 'xrechnung' } })
  expect(body).toContain('urn:xeinkauf.de:kosit:xrechnung_3.0')
  expect(body).toContain('<cbc:ElectronicMail>hello@northlight.example</cbc:ElectronicMail>')
})

test('what goes to another country of the EU without VAT says where to and when, in every syntax', async () => {
  const { token, sent } = await openAgency()
  const invoice = await sent({
    buyer: { ...BUYER, country: 'DE', vat: 'DE 136695976' },
    buyer_reference: 'PO 7',
    lines: [{ name: 'Care plan', qty_milli: 1000, price_minor: 26_000, tax_bp: 0, tax_category: 'K' }],
    tax_reasons: { K: 'Intra-community supply' },
  })
  const xml = async (format: string) => {
    const headers = { authorization: `Bearer ${token}`, 'x-requested-with': 'XMLHttpRequest' }
    const { status, bytes } = await bytesOf(`/api/invoices/${invoice.id}/xml?format=${format}`, headers)
    return { status, text: bytes.toString().replaceAll(/>\s+</g, '><') }
  }
  const day = invoice.issued_on ?? ''
  const cii = await xml('cii')
  expect(cii.text).toMatch(/<ram:ShipToTradeParty><ram:PostalTradeAddress><ram:CountryID>DE<\/ram:CountryID>/)
  expect(cii.text).toMatch(
    new RegExp(`<ram:OccurrenceDateTime><udt:DateTimeString format="102">${day.replaceAll('-', '')}<`),
  )
  for (const format of ['ubl', 'xrechnung']) {
    const { status, text } = await xml(format)
    expect([format, status]).toEqual([format, 200])
    expect(text).toMatch(
      new RegExp(
        `<cac:Delivery><cbc:ActualDeliveryDate>${day}</cbc:ActualDeliveryDate><cac:DeliveryLocation><cac:Address><cac:Country><cbc:IdentificationCode>DE<`,
      ),
    )
  }
})

test('a Swiss account gets a QR-bill, on a page and on paper', async () => {
  const swiss = { ...SELLER, lines: ['Rue du Lac 12'], city: 'Biel', postal_code: '2501', country: 'CH' }
  const { sent, at, token } = await openAgency({
    seller: swiss,
    iban: 'CH44 3199 9123 0008 8901 2',
    bic: '',
    currency: 'CHF',
  })
  const invoice = await sent({ currency: 'CHF' })
  const [head, , , account, , name] = invoice.qr?.payload.split('\n') ?? []
  expect([head, account, name]).toEqual(['SPC', 'CH4431999123000889012', SELLER.name.replace('’', '')])
  expect(invoice.qr?.payload).toMatch(/\n860\.68\nCHF\n/)
  expect(invoice.qr?.payload).toMatch(/\nQRR\n\d{27}\n/)
  const pdf = await bytesOf(`/api/invoices/${invoice.id}/pdf`, {
    authorization: `Bearer ${token}`,
    'x-requested-with': 'XMLHttpRequest',
  })
  expect(pdf.status).toBe(200)
  expect(at(invoice).token).toBe(token)
})

test('clients are found by words: those with a workspace, and once each whoever got an invoice', async () => {
  const { me, token, draft } = await openAgency()
  const [shop] = await db
    .insert(workspaces)
    .values([{ user_id: me.user.id, name: 'Shop', client_name: 'Lane Bookshop' }])
    .returning()
  await draft()
  const { id: latest } = await draft()
  const { id: billed } = await draft({ buyer: { ...BUYER, name: 'Lane Ltd' }, workspace_id: shop?.id })
  const found = async (q?: string) => {
    const { clients, total } = await ask(invoiceApi.clients, { token, query: { ...(q && { q }) } })
    expect(total).toBe(clients.length)
    return clients.map(({ name, workspace, invoice_id }) => [name, workspace?.name ?? null, invoice_id])
  }
  const [brennan, book, limited] = [
    ['Brennan Dental', null, latest],
    ['Lane Bookshop', 'Shop', null],
    ['Lane Ltd', 'Shop', billed],
  ]
  expect(await found()).toEqual([brennan, book, limited])
  expect(await found('SHOP')).toEqual([book, limited])
  expect(await found('dental bren')).toEqual([brennan])
  expect(await found('100%')).toEqual([])
  const { token: other } = await openAgency()
  expect(await ask(invoiceApi.clients, { token: other })).toEqual({ clients: [], total: 0 })
})
