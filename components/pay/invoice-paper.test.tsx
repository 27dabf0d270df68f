import { screen } from '@testing-library/react'
import type { Invoice } from '@/lib/contract/invoice'
import { EVERY, independent, randomInvoice, written } from '@/lib/testing/random-invoices'
import { readCode } from '@/lib/testing/read-code'
import { renderScreen } from '@/lib/testing/render'
import { byTurns } from '@/lib/testing/sample'
import { testApi } from '@/lib/testing/server'
import { PayScreen } from './pay-screen'

const SELLER = {
  name: 'Northlight & Söhne',
  lines: ['4 Pope’s Quay'],
  city: 'Cork',
  postal_code: 'T23 AB12',
  country: 'IE',
}
const BUYER = { name: 'Brennan Dental', lines: ['12 South Mall'], city: 'Cork', postal_code: 'T12 XY00', country: 'IE' }
const IBAN = 'IE29AIBK93115212345678'

/** What a phone reads of the code on the screen. */
const codeOn = (paper: HTMLElement) =>
  readCode(
    paper.querySelector('svg[role=img]')?.outerHTML.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"') ?? '',
    704,
  )

test('random invoices are the same sum on the screen, and their code asks a bank for that', async () => {
  const as = await testApi.signUp({ plan: 'agency toolkit' })
  async function ask(method: string, path: string, body: object) {
    const answer = await testApi.request(method, path, { token: as.token, body })
    return ((await answer.json()) as { invoice: Invoice }).invoice
  }
  const settings = { seller: { ...SELLER, vat: 'IE 1113571MH' }, iban: IBAN, bic: 'AIBKIE2D', prefix: 'NS' }
  await ask('POST', '/api/invoice-settings', settings)
  let codes = 0
  for (const seed of byTurns(EVERY, 2, 8)) {
    const values = randomInvoice(seed)
    const { net, total } = independent(values.lines)
    const draft = await ask('POST', '/api/invoices', { ...values, buyer: { ...BUYER, vat: 'IE9876543A' } })
    const invoice = await ask('POST', `/api/invoices/${draft.id}/send`, {})
    const { unmount } = await renderScreen(<PayScreen />, { as, path: `/pay?invoice=${invoice.id}` })
    const paper = await screen.findByRole('region', { name: 'Document' })
    for (const sum of [net, total])
      expect(paper.textContent).toContain(written(sum, values.currency).shown.replace('JP', ''))
    unmount()
    if (values.currency !== 'EUR') continue
    const amount = `EUR${written(total, 'EUR').plain}`
    const fields = ['BCD', '002', '1', 'SCT', 'AIBKIE2D', SELLER.name, IBAN, amount, '', '', invoice.number]
    expect((await codeOn(paper))?.split('\n')).toEqual(fields)
    codes += 1
  }
  expect(codes).toBeGreaterThan(0)
})
