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
import { useInvoiceColumns } from './use-invoice-columns'

export type InvoiceTableProps = { kind: ListKind; onOpen: (id: string) => void }

const FILTERS = ['any', ...INVOICE_STATUSES] as const
type Filter = (typeof FILTERS)[number]

export function InvoiceTable({ kind, onOpen }: InvoiceTableProps) {
  const t = useTranslations('pay')
  const read = useInvoices(kind)
  const columns = useInvoiceColumns(kind, onOpen)
  const [status, setStatus] = useAddressFilter<Filter>('status', FILTERS)
  const words = {
    invoice: [t('empty.title'), t('empty.text')],
    offer: [t('empty.offers'), t('empty.offersText')],
    repeating: [t('empty.repeating'), t('empty.repeatingText')],
  } as const
  const [title, description] = words[kind]
  if (!read.data && read.isError)
    return (
      <div className="p-4">
        <ErrorPanel title={t('failed')} error={read.error} onRetry={read.refetch} isRetrying={read.isFetching} />
      </div>
    )
  return (
    <>
      <div className="p-3 empty:hidden">
        <StaleReads of={[read]} />
      </div>
      <DataTable<InvoiceHead>
        label={t(`tab.${kind}`)}
        columns={columns}
        rows={status === 'any' ? read.data : read.data?.filter((row) => row.status === status)}
        rowLabel={({ number, buyer_name }) => [number ?? t('noNumber'), buyer_name].join(', ')}
        initialSort={{ id: 'due', desc: false }}
        empty={
          <EmptyState
            title={title}
            description={description}
            className="py-14"
            action={kind !== 'repeating' && <AddFirst kind={kind} onOpen={onOpen} />}
          />
        }
        loading={read.isFetching}
        selectable
        toolbar={<StatusFilter of={read.data} value={status} onChange={setStatus} />}
        filtered={
          status !== 'any' && read.data ? { total: read.data.length, onClear: () => setStatus('any') } : undefined
        }
        stateKey={`pay-${kind}`}
      />
    </>
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
