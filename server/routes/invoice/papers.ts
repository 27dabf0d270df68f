import { Hono } from 'hono'
import { invoiceApi } from '@/lib/contract/invoice'
import { attachment } from '@/server/attachment'
import type { Env } from '@/server/api/env'
import { serve } from '@/server/api/mount'
import { HttpError } from '@/server/errors'
import { missingForXml } from '@/server/invoices/e-invoice-terms'
import { invoicePaper } from '@/server/invoices/paper'
import { wholeInvoice } from '@/server/invoices/rows'

export const invoicePaperRoutes = new Hono<Env>()

const file = (body: BodyInit, type: string, name: string) =>
  new Response(body, {
    headers: {
      'content-type': type,
      'content-disposition': attachment(name),
      'cache-control': 'private, no-store',
    },
  })

serve(invoicePaperRoutes, invoiceApi.pdf, async ({ deps, db, user, invoice: row }) => {
  const { pdf, name } = await invoicePaper({ ...deps, db }, user, row)
  return file(pdf, 'application/pdf', name)
})

serve(invoicePaperRoutes, invoiceApi.xml, async ({ deps, db, user, invoice: row, query }) => {
  const invoice = await wholeInvoice(db, user, row.id, deps.settings.publicUrl)
  if (invoice.number === null) throw new HttpError(409, 'invoice_not_sent')
  const format = query.format ?? 'cii'
  const [missing] = missingForXml(invoice, format)
  if (missing || invoice.kind === 'offer')
    throw new HttpError(409, 'e_invoice_missing', {
      values: { text: missing?.text ?? '', term: missing?.term ?? 'BT-3' },
    })
  return file(await deps.invoices.xml(invoice, format), 'application/xml', `${invoice.number}-${format}.xml`)
})
