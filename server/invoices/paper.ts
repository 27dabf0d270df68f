import { isTimeZone } from '@/lib/contract/time-zone'
import { Preferences } from '@/lib/contract/user'
import type { Db } from '@/server/db/db'
import { brandFor, logoBytes } from '@/server/records/brand'
import type { Deps } from '@/server/records/deps'
import { type InvoiceRow, wholeInvoice } from './rows'

type Owner = { id: string; timezone: string | null; preferences?: unknown }

/** An invoice as a PDF with its own data inside, in the agency's brand, and what the file is called. */
export async function invoicePaper(
  deps: Pick<Deps, 'settings' | 'invoices'> & { db: Db },
  owner: Owner,
  row: Pick<InvoiceRow, 'id' | 'language'>,
) {
  const { db, settings } = deps
  const invoice = await wholeInvoice(db, owner, row.id, settings.publicUrl)
  const brand = await brandFor(db, settings, { account: owner.id })
  const pdf = await deps.invoices.pdf({
    invoice,
    brand: {
      name: brand.isProduct ? invoice.seller.name : brand.name,
      colour: brand.primary,
      logo: await logoBytes(db, brand),
    },
    locale: row.language,
    formats: Preferences.parse(owner.preferences ?? {}),
    timeZone: owner.timezone && isTimeZone(owner.timezone) ? owner.timezone : 'UTC',
  })
  return { invoice, pdf, name: `${invoice.number ?? 'draft'}.pdf` }
}
