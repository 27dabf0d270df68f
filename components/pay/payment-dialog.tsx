import { useLocale, useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { Dialog } from '@/components/ui/dialog'
import { DialogActions } from '@/components/ui/dialog-actions'
import { Field, Form, SelectField, SubmitButton } from '@/components/ui/form'
import { notify } from '@/components/ui/notify'
import { useBookPayment } from '@/lib/api/invoices'
import { broken } from '@/lib/contract/broken'
import { type Invoice, PAYMENT_METHODS } from '@/lib/contract/invoice'
import { decimalsOf, minorOf, moneyText, typedOf } from '@/lib/domain/money'
import { useToday } from './use-today'

const Entries = z.object({
  amount: z.string().check(z.minLength(1, broken('amount_missing'))),
  on_date: z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/, broken('day_entry_missing'))),
  method: z.enum(PAYMENT_METHODS),
  note: z.string(),
})

export type PaymentDialogProps = {
  open: boolean
  invoice: Pick<Invoice, 'id' | 'number' | 'currency' | 'open_minor'>
  onClose: () => void
  finalFocus?: () => HTMLElement | null
}

export function PaymentDialog({ open, invoice, onClose, finalFocus }: PaymentDialogProps) {
  const t = useTranslations('pay.payment')
  const locale = useLocale()
  const book = useBookPayment()
  const today = useToday()
  const { id, number, currency, open_minor } = invoice
  async function handleSubmit({ amount, ...entries }: z.output<typeof Entries>) {
    await book.mutateAsync({ id, ...entries, amount_minor: minorOf(amount, currency) ?? 0 })
    notify.success(t('booked'))
    onClose()
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      finalFocus={finalFocus}
      title={t('title', { number: number ?? '' })}
      description={t('open', { amount: moneyText(open_minor, currency, locale) })}
    >
      <Form
        schema={Entries}
        draftKey={`payment:${id}`}
        defaultValues={{
          amount: typedOf(open_minor, decimalsOf(currency), true),
          on_date: today,
          method: 'transfer',
          note: '',
        }}
        onSubmit={handleSubmit}
      >
        <div className="grid gap-3 sm:grid-cols-2">
          <Field name="amount" label={t('amount')} inputMode="decimal" dir="ltr" maxLength={20} />
          <Field name="on_date" label={t('on')} type="date" />
          <SelectField
            name="method"
            label={t('method')}
            options={PAYMENT_METHODS.map((value) => ({ value, label: t(`methods.${value}`) }))}
          />
          <Field name="note" label={t('note')} optional maxLength={200} />
        </div>
        <DialogActions>
          <SubmitButton>{t('book')}</SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  )
}
