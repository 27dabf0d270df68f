import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { AddButton } from '@/components/ui/add-button'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { DialogActions } from '@/components/ui/dialog-actions'
import { EmptyState } from '@/components/ui/empty-state'
import { ErrorPanel } from '@/components/ui/error-panel'
import { Field, Form, SelectField, SubmitButton } from '@/components/ui/form'
import { notify } from '@/components/ui/notify'
import { Skeleton } from '@/components/ui/skeleton'
import { StaleReads } from '@/components/ui/stale-reads'
import { useRemoveService, useSaveService, useServices } from '@/lib/api/invoices'
import { useReach } from '@/lib/browser/connection'
import { broken } from '@/lib/contract/broken'
import type { Service } from '@/lib/contract/invoice'
import { decimalsOf, minorOf, moneyText, rateText, scaledOf, typedOf } from '@/lib/domain/money'
import { CURRENCIES } from './lines-card'

type Shown = Service | 'new' | null

/** What is sold, to be put on invoices. */
export function ServicesTab() {
  const t = useTranslations('pay')
  const read = useServices()
  const [shown, show] = useState<Shown>(null)
  const add = <AddButton label={t('service.add')} offline={t('offline')} onAdd={() => show('new')} />
  if (!read.data && read.isError)
    return <ErrorPanel title={t('failed')} error={read.error} onRetry={read.refetch} isRetrying={read.isFetching} />
  if (!read.data) return <Skeleton className="m-4 h-72 rounded-md" />
  return (
    <div className="p-4 sm:p-5">
      <StaleReads of={[read]} />
      {read.data.length === 0 ? (
        <EmptyState title={t('empty.services')} description={t('empty.servicesText')} action={add} />
      ) : (
        <div className="grid gap-3">
          <div className="flex justify-end">{add}</div>
          <ul className="grid">
            {read.data.map((service) => (
              <ServiceRow key={service.id} service={service} onEdit={() => show(service)} />
            ))}
          </ul>
        </div>
      )}
      <Dialog open={shown !== null} onOpenChange={(isOpen) => !isOpen && show(null)} title={t('service.title')}>
        {shown && <ServiceForm service={shown === 'new' ? null : shown} onDone={() => show(null)} />}
      </Dialog>
    </div>
  )
}

function ServiceRow({ service, onEdit }: { service: Service; onEdit: () => void }) {
  const t = useTranslations('pay.service')
  const locale = useLocale()
  const remove = useRemoveService()
  const isOffline = useReach() === 'offline'
  const { name, unit, price_minor, currency, period, tax_bp } = service
  return (
    <li className="flex flex-wrap items-center justify-between gap-2 border-t py-2.5 text-13">
      <span className="grid min-w-0">
        <bdi className="font-medium">{name}</bdi>
        <span className="text-12 text-3">
          {t(`every.${period}`)}, {rateText(tax_bp, locale)}
        </span>
      </span>
      <span className="flex items-center gap-1">
        <span className="me-2 tabular-nums">
          {moneyText(price_minor, currency, locale)}
          {unit && <bdi> / {unit}</bdi>}
        </span>
        <Button variant="ghost" size="icon" disabled={isOffline} aria-label={t('edit', { name })} onClick={onEdit}>
          <Pencil aria-hidden="true" />
        </Button>
        <Button
          variant="ghost"
          size="icon"
          disabled={isOffline}
          aria-label={t('remove', { name })}
          pending={remove.isPending}
          onClick={() => remove.mutate(service.id, { onSuccess: () => notify.success(t('removed')) })}
        >
          <Trash2 aria-hidden="true" />
        </Button>
      </span>
    </li>
  )
}

const PERIODS = ['once', 'month', 'year'] as const
const Entries = z.object({
  name: z.string().check(z.trim(), z.minLength(1, broken('name_missing'))),
  price: z.string().check(z.minLength(1, broken('amount_missing'))),
  currency: z.string(),
  unit: z.string(),
  rate: z.string(),
  period: z.enum(PERIODS),
})

function ServiceForm({ service, onDone }: { service: Service | null; onDone: () => void }) {
  const t = useTranslations('pay.service')
  const e = useTranslations('pay.editor')
  const save = useSaveService()
  async function handleSubmit({ price, rate, ...entries }: z.output<typeof Entries>) {
    const price_minor = minorOf(price, entries.currency)
    const tax_bp = scaledOf(rate || '0', 2)
    if (price_minor === undefined || tax_bp === undefined) throw new Error(e('wrongAmount'))
    await save.mutateAsync({ ...entries, price_minor, tax_bp, ...(service && { id: service.id }) })
    notify.success(t('saved'))
    onDone()
  }
  return (
    <Form
      schema={Entries}
      draftKey={`service:${service?.id ?? 'new'}`}
      defaultValues={{
        name: service?.name ?? '',
        price: service ? typedOf(service.price_minor, decimalsOf(service.currency), true) : '',
        currency: service?.currency ?? 'EUR',
        unit: service?.unit ?? '',
        rate: service ? typedOf(service.tax_bp, 2) : '',
        period: service?.period ?? 'once',
      }}
      onSubmit={handleSubmit}
    >
      <div className="grid gap-3 sm:grid-cols-2">
        <Field name="name" label={t('name')} maxLength={200} className="sm:col-span-2" />
        <Field name="price" label={t('price')} inputMode="decimal" dir="ltr" maxLength={20} />
        <SelectField
          name="currency"
          label={e('currency')}
          options={CURRENCIES.map((value) => ({ value, label: value }))}
        />
        <Field name="unit" label={t('unit')} maxLength={20} optional />
        <Field name="rate" label={t('rate')} inputMode="decimal" dir="ltr" maxLength={6} />
        <SelectField
          name="period"
          label={t('period')}
          options={PERIODS.map((value) => ({ value, label: t(`every.${value}`) }))}
        />
      </div>
      <DialogActions>
        <SubmitButton>{t('save')}</SubmitButton>
      </DialogActions>
    </Form>
  )
}
