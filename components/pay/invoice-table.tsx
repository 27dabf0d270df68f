import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { DataTable } from '@/components/data-table/data-table'
import { useAddressFilter } from '@/components/data-table/use-address-filter'
import { AddButton } from '@/components/ui/add-button'
import { EmptyState } from '@/components/ui/empty-state'
import { ErrorPanel } from '@/components/ui/error-panel'
import { Select } from '@/components/ui/select'
import { StaleReads } from '@/components/ui/stale-reads'
import { type ListKind, useInvoices } from '@/lib/api/invoices'
import { INVOICE_STATUSES, type InvoiceHead } from '@/lib/contract/invoice'
import { InvoiceDeeds } from './invoice-deeds'
import { byUrgency } from './invoice-order'
import { useInvoiceColumns } from './use-invoice-columns'

export type InvoiceTableProps = { kind: ListKind; onOpen: (id: string) => void }

const FILTERS = ['any', ...INVOICE_STATUSES] as const
type Filter = (typeof FILTERS)[number]

const BY_DAY = { id: 'due', desc: false }

export function InvoiceTable({ kind, onOpen }: InvoiceTableProps) {
  const t = useTranslations('pay')
  const read = useInvoices(kind)
  const columns = useInvoiceColumns(kind, onOpen)
  // Each tab keeps its own filter, search and order in the address.
  const prefix = kind === 'invoice' ? '' : `${kind}-`
  const [status, setStatus] = useAddressFilter<Filter>(`${prefix}status`, FILTERS, prefix)
  const rows = useMemo(() => {
    const shown = read.data?.filter((row) => status === 'any' || row.status === status)
    return kind === 'invoice' ? shown?.toSorted(byUrgency) : shown
  }, [read.data, status, kind])
  if (!read.data && read.isError)
    return (
      <div className="p-4">
        <ErrorPanel title={t('failed')} error={read.error} onRetry={read.refetch} isRetrying={read.isFetching} />
      </div>
    )
  return (
    <InvoiceDeeds label={t(`tab.${kind}`)}>
      <div className="p-3 empty:hidden">
        <StaleReads of={[read]} />
      </div>
      <DataTable<InvoiceHead>
        label={t(`tab.${kind}`)}
        columns={columns}
        rows={rows}
        rowLabel={({ number, buyer_name }) => [number ?? t('noNumber'), buyer_name].join(', ')}
        initialSort={kind === 'invoice' ? null : BY_DAY}
        empty={<NoneYet kind={kind} onOpen={onOpen} />}
        loading={read.isFetching}
        selectable
        toolbar={<StatusFilter of={read.data} value={status} onChange={setStatus} />}
        filtered={
          status !== 'any' && read.data ? { total: read.data.length, onClear: () => setStatus('any') } : undefined
        }
        stateKey={`pay-${kind}`}
        addressPrefix={prefix}
      />
    </InvoiceDeeds>
  )
}

function NoneYet({ kind, onOpen }: InvoiceTableProps) {
  const t = useTranslations('pay.empty')
  const words = {
    invoice: [t('title'), t('text')],
    offer: [t('offers'), t('offersText')],
    repeating: [t('repeating'), t('repeatingText')],
  } as const
  const [title, description] = words[kind]
  return (
    <EmptyState
      title={title}
      description={description}
      className="py-14"
      action={kind !== 'repeating' && <AddFirst kind={kind} onOpen={onOpen} />}
    />
  )
}

function AddFirst({ kind, onOpen }: { kind: 'invoice' | 'offer'; onOpen: (id: string) => void }) {
  const t = useTranslations('pay')
  return (
    <AddButton
      label={t(kind === 'offer' ? 'newOffer' : 'newInvoice')}
      offline={t('offline')}
      onAdd={() => onOpen(`new-${kind}`)}
    />
  )
}

type StatusFilterProps = { of: readonly InvoiceHead[] | undefined; value: Filter; onChange: (filter: Filter) => void }

/** Only what there is can be chosen; where all stand alike there is nothing to choose. */
function StatusFilter({ of: rows = [], value, onChange }: StatusFilterProps) {
  const t = useTranslations('pay')
  const known = FILTERS.filter((one) => one === 'any' || one === value || rows.some(({ status }) => status === one))
  if (known.length < 3) return null
  return (
    <Select
      label={t('column.status')}
      value={value}
      onValueChange={onChange}
      options={known.map((one) => ({ value: one, label: one === 'any' ? t('anyStatus') : t(`status.${one}`) }))}
    />
  )
}
