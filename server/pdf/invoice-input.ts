import type { Invoice } from '@/lib/contract/invoice'
import type { Formats } from '@/lib/domain/format'

/** What a paper of an invoice is made of. */
export type InvoicePdf = {
  invoice: Invoice
  /** `logo`: a PNG or JPEG. */
  brand: { name: string; colour: string | null; logo: Uint8Array | null }
  locale: string
  formats: Formats
  timeZone: string
}
