import { eq } from 'drizzle-orm'
import { isValidBIC, isValidIBAN } from 'ibantools'
import type { PaySettings } from '@/lib/contract/invoice'
import { bareIban } from '@/lib/domain/payment-code'
import type { Db } from '@/server/db/db'
import { invoiceSettings, users } from '@/server/db/schema'
import { refused } from '@/server/errors'

const TERMS = { currency: 'EUR', due_days: 14, prefix: '', terms: '' }

/** Who an agency is on its invoices, and how it is paid. Who has not said so is called as its account. */
export async function paySettingsOf(db: Db, userId: string): Promise<PaySettings> {
  const [row] = await db
    .select({ user: users, own: invoiceSettings })
    .from(users)
    .leftJoin(invoiceSettings, eq(invoiceSettings.user_id, users.id))
    .where(eq(users.id, userId))
  const { user, own } = row ?? {}
  const seller = own?.seller ?? {
    name: user?.company || user?.name || '',
    lines: [],
    city: '',
    postal_code: '',
    country: '',
    email: user?.email ?? '',
  }
  const { iban = '', bic = '', link = '' } = own ?? {}
  const { currency, due_days, prefix, terms } = own ?? TERMS
  return { seller, iban, bic, link, currency, due_days, prefix, terms }
}

export async function savePaySettings(db: Db, userId: string, body: Partial<PaySettings>): Promise<void> {
  if (body.iban) {
    if (!isValidIBAN(bareIban(body.iban))) throw refused('iban', 'iban_wrong')
    body = { ...body, iban: bareIban(body.iban) }
  }
  if (body.bic && !isValidBIC(body.bic.toUpperCase())) throw refused('bic', 'bic_wrong')
  const set = { ...body, ...(body.bic !== undefined && { bic: body.bic.toUpperCase() }) }
  await db.transaction(async (tx) => {
    await tx.insert(invoiceSettings).values({ user_id: userId }).onConflictDoNothing()
    if (Object.keys(set).length > 0)
      await tx.update(invoiceSettings).set(set).where(eq(invoiceSettings.user_id, userId))
  })
}
