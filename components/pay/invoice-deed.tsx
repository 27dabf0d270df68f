import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
import { onceOpen } from '@/components/ui/on-demand'
import { useInvoiceDeeds } from '@/lib/api/invoices'
import { useReach } from '@/lib/browser/connection'
import type { InvoiceHead } from '@/lib/contract/invoice'
import type { PaymentDialogProps } from './payment-dialog'
import type { ReminderDialogProps } from './reminder-dialog'

const PaymentDialog = onceOpen<PaymentDialogProps>(() => import('./payment-dialog').then((part) => part.PaymentDialog))
const ReminderDialog = onceOpen<ReminderDialogProps>(() =>
  import('./reminder-dialog').then((part) => part.ReminderDialog),
)

/** What comes next with an invoice that is owed: to be reminded of when it is overdue, else to be paid. */
export function InvoiceDeed({ invoice }: { invoice: InvoiceHead }) {
  const t = useTranslations('pay')
  const isOffline = useReach() === 'offline'
  const { remind } = useInvoiceDeeds()
  const [isPaying, setPaying] = useState(false)
  const isOverdue = invoice.status === 'overdue'
  const name = t(isOverdue ? 'sent.remind' : 'sent.addPayment')
  return (
    <>
      <Button
        size="sm"
        disabled={isOffline}
        title={isOffline ? t('offline') : undefined}
        aria-label={`${name}: ${invoice.number}`}
        pending={remind.isPending}
        onClick={() => (isOverdue ? remind.mutate(invoice.id) : setPaying(true))}
      >
        {name}
      </Button>
      <PaymentDialog open={isPaying} invoice={invoice} onClose={() => setPaying(false)} />
      <ReminderDialog
        open={remind.data !== undefined}
        number={invoice.number ?? ''}
        mail={remind.data?.mail ?? null}
        onClose={remind.reset}
      />
    </>
  )
}
