import { and, eq, getTableColumns, isNotNull, isNull, ne } from 'drizzle-orm'
import { Hono } from 'hono'
import { invoiceApi } from '@/lib/contract/invoice'
import type { Env } from '@/server/api/env'
import { asId } from '@/server/api/ids'
import { serve } from '@/server/api/mount'
import { ownWorkspace } from '@/server/api/owned'
import { invoices } from '@/server/db/schema'
import { HttpError } from '@/server/errors'
import { invoiceClients } from './clients'
import { bookPayment, takeBack } from '@/server/invoices/pay'
import { countReminder, reminderOf } from '@/server/invoices/remind'
import { openOf, statusOf, wholeInvoice } from '@/server/invoices/rows'
import { requireCurrency, requireDraft, saveInvoice } from '@/server/invoices/save'
import { copyDraft, decideOffer, draftCredit, sendInvoice } from '@/server/invoices/send'
import { paySettingsOf, savePaySettings } from '@/server/invoices/settings'
import { readStatement } from '@/server/invoices/statement'
import { todayOf } from '@/server/invoices/today'
import { payTotals } from '@/server/invoices/totals'
import { after, keyOf, type Order, orderBy, pageOf } from '@/server/routes/pages'

export const invoiceRoutes = new Hono<Env>()

const PAGE = 100
const NEWEST: Order = { name: 'created', by: invoices.created_at, type: 'timestamptz', isDown: true }

const OF_KIND = {
  invoice: and(ne(invoices.kind, 'offer'), isNull(invoices.repeat)),
  offer: eq(invoices.kind, 'offer'),
  repeating: isNotNull(invoices.repeat),
} as const

serve(invoiceRoutes, invoiceApi.list, async ({ db, user, query }) => {
  const all = and(eq(invoices.user_id, user.id), OF_KIND[query.kind ?? 'invoice'])
  const limit = Number(query.limit ?? PAGE)
  const found = await db
    .select({ ...getTableColumns(invoices), key: keyOf(NEWEST) })
    .from(invoices)
    .where(and(all, after(query.cursor, NEWEST, invoices.id)))
    .orderBy(...orderBy(NEWEST, invoices.id))
    .limit(limit + 1)
  const { rows, next } = pageOf(found, limit, NEWEST)
  const today = todayOf(user)
  return {
    invoices: rows.map((row) => ({
      id: row.id,
      kind: row.kind,
      number: row.number,
      status: statusOf(row, today),
      workspace_id: row.workspace_id,
      buyer_name: row.buyer.name,
      title: row.lines[0]?.name ?? '',
      currency: row.currency,
      total_minor: row.total_minor,
      open_minor: row.status === 'draft' ? 0 : openOf(row),
      issued_on: row.issued_on,
      due_on: row.due_on,
      next_on: row.repeat?.next_on ?? null,
      updated_at: row.updated_at.toISOString(),
    })),
    next,
    total: await db.$count(invoices, all),
  }
})

serve(invoiceRoutes, invoiceApi.show, async ({ deps, db, user, invoice }) => ({
  invoice: await wholeInvoice(db, user, invoice.id, deps.settings.publicUrl),
}))

serve(invoiceRoutes, invoiceApi.save, async ({ deps, db, user, body, invoice, note }) => {
  if (body.workspace_id) await ownWorkspace(db, user, body.workspace_id)
  const id = await saveInvoice(db, user.id, body, invoice)
  note({ object: id })
  return { invoice: await wholeInvoice(db, user, id, deps.settings.publicUrl) }
})

serve(invoiceRoutes, invoiceApi.remove, async ({ db, invoice }) => {
  await db.transaction(async (tx) => {
    const [row] = await tx.select().from(invoices).where(eq(invoices.id, invoice.id)).for('update')
    if (!row) throw new HttpError(404, 'invoice_not_found')
    requireDraft(row)
    await tx.delete(invoices).where(eq(invoices.id, row.id))
  })
  return { message: 'Draft deleted.' }
})

serve(invoiceRoutes, invoiceApi.send, async ({ deps, db, user, invoice }) => {
  await sendInvoice(db, user, invoice.id)
  return { invoice: await wholeInvoice(db, user, invoice.id, deps.settings.publicUrl) }
})

serve(invoiceRoutes, invoiceApi.copy, async ({ deps, db, user, invoice, body, note }) => {
  const id = await db.transaction((tx) => copyDraft(tx, invoice, { kind: body.kind, corrects_id: null }))
  note({ object: id })
  return { invoice: await wholeInvoice(db, user, id, deps.settings.publicUrl) }
})

serve(invoiceRoutes, invoiceApi.credit, async ({ deps, db, user, invoice, note }) => {
  const id = await draftCredit(db, invoice)
  note({ object: id })
  return { invoice: await wholeInvoice(db, user, id, deps.settings.publicUrl) }
})

serve(invoiceRoutes, invoiceApi.decide, async ({ deps, db, user, invoice, body }) => {
  await decideOffer(db, invoice, body.status)
  return { invoice: await wholeInvoice(db, user, invoice.id, deps.settings.publicUrl) }
})

serve(invoiceRoutes, invoiceApi.pay, async ({ deps, db, user, invoice, body }) => {
  await bookPayment(db, invoice, body)
  return { invoice: await wholeInvoice(db, user, invoice.id, deps.settings.publicUrl) }
})

serve(invoiceRoutes, invoiceApi.unpay, async ({ deps, db, user, invoice, body }) => {
  await takeBack(db, invoice, asId(body.payment))
  return { invoice: await wholeInvoice(db, user, invoice.id, deps.settings.publicUrl) }
})

serve(invoiceRoutes, invoiceApi.remind, async ({ deps, db, user, invoice }) => {
  const mail = await reminderOf(db, user, invoice, deps.settings)
  return { invoice: await wholeInvoice(db, user, invoice.id, deps.settings.publicUrl), mail }
})

serve(invoiceRoutes, invoiceApi.reminded, async ({ deps, db, user, invoice }) => {
  await countReminder(db, user, invoice)
  return { invoice: await wholeInvoice(db, user, invoice.id, deps.settings.publicUrl) }
})

serve(invoiceRoutes, invoiceApi.statement, ({ db, user, body }) => readStatement(db, user.id, body.file))

serve(invoiceRoutes, invoiceApi.clients, ({ db, user, query }) => invoiceClients(db, user.id, query.q ?? ''))

serve(invoiceRoutes, invoiceApi.totals, async ({ db, user }) => ({ totals: await payTotals(db, user) }))

serve(invoiceRoutes, invoiceApi.settings, async ({ db, user }) => ({ settings: await paySettingsOf(db, user.id) }))

serve(invoiceRoutes, invoiceApi.saveSettings, async ({ db, user, body }) => {
  if (body.currency) requireCurrency(body.currency)
  await savePaySettings(db, user.id, body)
  return { settings: await paySettingsOf(db, user.id) }
})
