import { invoiceApi, type InvoiceLineInput } from '@/lib/contract/invoice'
import type { openContractApi } from '@/server/routes/testing'

type Api = Pick<ReturnType<typeof openContractApi>, 'ask' | 'signUp'>

export const SELLER = {
  name: 'Northlight & Söhne',
  lines: ['4 Pope’s Quay'],
  city: 'Cork',
  postal_code: 'T23 AB12',
  country: 'IE',
  vat: 'IE 1113571MH',
  email: 'hello@northlight.example',
  phone: '+353 21 477 1234',
}
export const BUYER = {
  name: 'Brennan Dental',
  lines: ['12 South Mall'],
  city: 'Cork',
  postal_code: 'T12 XY00',
  country: 'IE',
  email: 'office@brennan.example',
}
export const IBAN = 'IE29 AIBK 9311 5212 3456 78'

export const LINES: InvoiceLineInput[] = [
  { name: 'Care plan, November', qty_milli: 1000, unit: 'month', price_minor: 26_000, tax_bp: 2300 },
  { name: 'HTTPS on three sites', qty_milli: 3000, unit: 'site', price_minor: 12_000, tax_bp: 2300 },
  { name: 'Handbook', qty_milli: 2500, price_minor: 3_999, discount_bp: 1000, tax_bp: 900 },
]

/** An agency that can send invoices. */
export const agencies =
  ({ ask, signUp }: Api) =>
  async (settings: object = {}) => {
    const me = await signUp({ plan: 'agency toolkit' })
    const { token } = me
    const set = {
      seller: SELLER,
      iban: IBAN,
      bic: 'AIBKIE2D',
      link: 'https://pay.northlight.example/x',
      prefix: 'NS',
      ...settings,
    }
    await ask(invoiceApi.saveSettings, { token, body: set })
    const draft = async (values: object = {}) => {
      const body = { buyer: BUYER, lines: LINES, currency: 'EUR', ...values }
      return (await ask(invoiceApi.save, { token, body })).invoice
    }
    const at = ({ id }: { id: string }, body?: object) => ({ token, params: { invoice: id }, ...(body && { body }) })
    const sent = async (values: object = {}) => (await ask(invoiceApi.send, at(await draft(values)))).invoice
    return { me, token, draft, at, sent }
  }
