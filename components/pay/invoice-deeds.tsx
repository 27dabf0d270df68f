import { createContext, type ReactNode, useCallback, useContext, useMemo, useRef, useState } from 'react'
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

type Deeds = {
  pay: (invoice: InvoiceHead) => void
  remind: (invoice: InvoiceHead) => void
  /** Of the button of an invoice: where the focus goes when it leaves with the button. */
  keepFocus: (id: string) => void
  /** Whose reminder is being written. */
  remindedId: string | undefined
}

const DeedsContext = createContext<Deeds | null>(null)

/**
 * A table of invoices with the dialogs of its buttons. They stand beside it, since a row changes or goes away while they
 * are open: when it is paid, when something else is searched for.
 */
export function InvoiceDeeds({ label, children }: { label: string; children: ReactNode }) {
  const { remind, countReminder } = useInvoiceDeeds()
  const [paid, setPaid] = useState<InvoiceHead | null>(null)
  const [isPaying, setPaying] = useState(false)
  const [reminded, setReminded] = useState<InvoiceHead | null>(null)
  const table = useRef<HTMLDivElement>(null)
  const placeOf = (id: string) => placeInRow(id) ?? table.current
  const keepFocus = useCallback((id: string) => (placeInRow(id) ?? table.current)?.focus(), [])
  const { mutate } = remind
  const remindedId = remind.isPending ? remind.variables : undefined
  const deeds = useMemo<Deeds>(
    () => ({
      pay(invoice) {
        setPaid(invoice)
        setPaying(true)
      },
      remind(invoice) {
        setReminded(invoice)
        mutate(invoice.id)
      },
      keepFocus,
      remindedId,
    }),
    [mutate, keepFocus, remindedId],
  )
  return (
    <DeedsContext value={deeds}>
      <div ref={table} role="group" aria-label={label} tabIndex={-1} className="outline-none">
        {children}
      </div>
      {paid && (
        <PaymentDialog
          key={paid.id}
          open={isPaying}
          invoice={paid}
          onClose={() => setPaying(false)}
          finalFocus={() => placeOf(paid.id)}
        />
      )}
      <ReminderDialog
        open={remind.data !== undefined}
        number={reminded?.number ?? ''}
        mail={remind.data?.mail ?? null}
        onTaken={() => reminded && countReminder.mutate(reminded.id)}
        onClose={remind.reset}
        finalFocus={() => placeOf(reminded?.id ?? '')}
      />
    </DeedsContext>
  )
}

/** Where the focus goes after a dialog: to the button that opened it, and once that is gone to the name of its row. */
const placeInRow = (id: string) =>
  document.getElementById(`invoice-deed-${id}`) ?? document.getElementById(`invoice-${id}`)

/**
 * For the button of an invoice, which leaves when a later answer says that it is paid. The focus would be lost with it;
 * once the row is as it is now, it goes to the name, or to the table where the row has left too.
 */
function useKeptFocus(id: string) {
  const keepFocus = useContext(DeedsContext)?.keepFocus
  return useCallback(
    (button: HTMLButtonElement) => () => {
      if (document.activeElement !== button) return
      queueMicrotask(() => document.activeElement === document.body && keepFocus?.(id))
    },
    [id, keepFocus],
  )
}

/** What comes next with an invoice that is owed: to be reminded of when it is overdue, else to be paid. */
export function InvoiceDeed({ invoice }: { invoice: InvoiceHead }) {
  const t = useTranslations('pay')
  const isOffline = useReach() === 'offline'
  const deeds = useContext(DeedsContext)
  const keptFocus = useKeptFocus(invoice.id)
  const isOverdue = invoice.status === 'overdue'
  const name = t(isOverdue ? 'sent.remind' : 'sent.addPayment')
  return (
    <Button
      ref={keptFocus}
      id={`invoice-deed-${invoice.id}`}
      size="sm"
      disabled={isOffline}
      title={isOffline ? t('offline') : undefined}
      aria-label={`${name}: ${invoice.number}`}
      pending={deeds?.remindedId === invoice.id}
      onClick={() => (isOverdue ? deeds?.remind(invoice) : deeds?.pay(invoice))}
    >
      {name}
    </Button>
  )
}
