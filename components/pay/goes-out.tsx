import { CircleAlert, CircleCheck } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
import { Card, CardBody, CardHeader } from '@/components/ui/card'
import { StatusBadge } from '@/components/ui/status-badge'
import { useInvoicePdf, useInvoiceXml } from '@/lib/api/invoices'
import type { Invoice } from '@/lib/contract/invoice'
import { pay } from '@/lib/messages/en/pay'

/** Whether there is a sentence for it. */
export const isTerm = (term: string): term is keyof typeof pay.goesOut.term => Object.hasOwn(pay.goesOut.term, term)

/** What it goes out as, and what that lacks. */
export function GoesOut({ invoice }: { invoice: Invoice }) {
  const t = useTranslations('pay.goesOut')
  const pdf = useInvoicePdf()
  const xml = useInvoiceXml()
  const { ok, missing } = invoice.e_invoice
  const isSent = invoice.number !== null
  return (
    <Card>
      <CardHeader title={t('title')} />
      <CardBody className="grid gap-3">
        <StatusBadge tone={ok ? 'pass' : 'medium'} icon={ok ? <CircleCheck /> : <CircleAlert />}>
          {ok ? t('ok') : t('missing', { count: missing.length })}
        </StatusBadge>
        <Missing of={missing} />
        <div className="flex flex-wrap items-center justify-between gap-2 border-t pt-3">
          <span className="grid text-13">
            {t('pdf')}
            <span className="text-12 text-3">{ok ? t('pdfText') : t('plainPdf')}</span>
          </span>
          <Button size="sm" pending={pdf.isPending} onClick={() => pdf.mutate(invoice.id)}>
            PDF
          </Button>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-2 border-t pt-3">
          <span className="grid text-13">
            {t('xml')}
            {!isSent && <span className="text-12 text-3">{t('afterSending')}</span>}
          </span>
          <span className="flex flex-wrap gap-2">
            {(['cii', 'ubl', 'xrechnung'] as const).map((format) => (
              <Button
                key={format}
                size="sm"
                disabled={!isSent || !ok}
                onClick={() => xml.mutate({ id: invoice.id, format })}
              >
                {FORMATS[format]}
              </Button>
            ))}
          </span>
        </div>
      </CardBody>
    </Card>
  )
}

/** Names of standards are the same in every language. */
const FORMATS = { cii: 'CII', ubl: 'UBL', xrechnung: 'XRechnung' } as const

function Missing({ of: missing }: { of: Invoice['e_invoice']['missing'] }) {
  const t = useTranslations('pay.goesOut')
  if (missing.length === 0) return null
  return (
    <ul className="grid gap-1 ps-6 text-13 text-2 [list-style:disc]">
      {missing.map(({ term }) => (
        <li key={term}>
          {t(`term.${isTerm(term) ? term : 'other'}`)} <span className="text-12 text-3">{term}</span>
        </li>
      ))}
    </ul>
  )
}
