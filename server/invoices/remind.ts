import { eq, sql } from 'drizzle-orm'
import { moneyText } from '@/lib/domain/money'
import type { Db } from '@/server/db/db'
import { invoices } from '@/server/db/schema'
import { HttpError } from '@/server/errors'
import type { Settings } from '@/server/settings'
import { voiceOf } from '@/server/voice'
import { type InvoiceRow, statusOf, wholeInvoice } from './rows'
import { todayOf } from './today'

const STEPS = ['first', 'second', 'third'] as const

type Words = (typeof STEPS)[number] | 'notice'

/** Nobody is late before the due day is over: until then it is a friendly notice. */
const wordsFor = ({ status, reminded }: { status: string; reminded: number }): Words =>
  status === 'overdue' ? (STEPS[Math.min(reminded, STEPS.length - 1)] ?? 'first') : 'notice'

/** A reminder in words, each firmer than the one before. Whoever asks for it sends it. */
export async function reminderOf(
  db: Db,
  user: { id: string; timezone: string | null },
  row: InvoiceRow,
  { publicUrl }: Pick<Settings, 'publicUrl'>,
) {
  const invoice = await wholeInvoice(db, user, row.id, publicUrl)
  const { number, open_minor, currency, due_on, buyer, seller, link, status } = invoice
  if (number === null || open_minor === 0 || status === 'void') throw new HttpError(409, 'nothing_open')
  const { words, locale } = await voiceOf(row.language)
  const step = wordsFor(invoice)
  const day = due_on && new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(due_on))
  const values = {
    number,
    buyer: buyer.name,
    seller: seller.name,
    amount: moneyText(open_minor, currency, locale),
    day: day ?? '–',
    link: link?.url ?? '',
  }
  return {
    to: buyer.email ?? '',
    subject: words(`invoicePaper.remind.${step}.subject`, values),
    text: words(`invoicePaper.remind.${step}.text`, values),
  }
}

/** Counts a reminder whose words were taken. A notice before the due day makes the next words no firmer. */
export async function countReminder(db: Db, user: { timezone: string | null }, row: InvoiceRow): Promise<void> {
  if (statusOf(row, todayOf(user)) !== 'overdue') return
  await db.transaction((tx) =>
    tx
      .update(invoices)
      .set({ reminded: sql`least(${invoices.reminded} + 1, 99)` })
      .where(eq(invoices.id, row.id)),
  )
}
