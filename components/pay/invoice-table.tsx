import { useMemo } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { DataTable } from '@/components/data-table/data-table'
import { RowName } from '@/components/data-table/row-name'
import { columnsFor } from '@/components/data-table/table'
import { AddButton } from '@/components/ui/add-button'
import { EmptyState } from '@/components/ui/empty-state'
import { ErrorPanel } from '@/components/ui/error-panel'
import { StaleReads } from '@/components/ui/stale-reads'
import { type ListKind, useInvoices } from '@/lib/api/invoices'
import type { InvoiceHead } from '@/lib/contract/invoice'
import { date } from '@/lib/domain/format'
import { moneyText } from '@/lib/domain/money'
import { InvoiceStatus } from './invoice-status'

export type InvoiceTableProps = { kind: ListKind; onOpen: (id: string) => void }

const column = columnsFor<InvoiceHead>()

export function InvoiceTable({ kind, onOpen }: InvoiceTableProps) {
  const t = useTranslations('pay')
  const read = useInvoices(kind)
  const columns = useInvoiceColumns(kind, onOpen)
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
        rows={read.data}
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

type Translate = ReturnType<typeof useTranslations<'pay'>>

function useInvoiceColumns(kind: ListKind, onOpen: (id: string) => void) {
  const t = useTranslations('pay')
  const locale = useLocale()
  return useMemo(
    () =>
      column.columns([
        ...whoColumns(t, onOpen),
        ...dayColumns(t, locale, kind),
        amountColumn(t('column.total'), 'total_minor', locale),
        amountColumn(t('column.open'), 'open_minor', locale),
      ]),
    [t, locale, kind, onOpen],
  )
}

const whoColumns = (t: Translate, onOpen: (id: string) => void) =>
  column.columns([
    column.accessor(({ number }) => number ?? '', {
      id: 'number',
      header: t('column.number'),
      meta: { text: ({ number, title }: InvoiceHead) => [number ?? t('noNumber'), title].join(' '), sort: 'text' },
      cell: ({ row: { original: row } }) => (
        <RowName
          id={`invoice-${row.id}`}
          picture={null}
          name={row.number ?? t('noNumber')}
          onOpen={() => onOpen(row.id)}
        >
          <bdi>{row.title || t('untitled')}</bdi>
        </RowName>
      ),
    }),
    column.accessor('buyer_name', {
      header: t('column.client'),
      cell: ({ row }) => <bdi>{row.original.buyer_name || t('noClient')}</bdi>,
    }),
    column.accessor(({ status }) => t(`status.${status}`), {
      id: 'status',
      header: t('column.status'),
      cell: ({ row }) => <InvoiceStatus status={row.original.status} />,
    }),
  ])

function dayColumns(t: Translate, locale: string, kind: ListKind) {
  const written = (on: string | null) => (on === null ? '–' : date(`${on}T00:00:00Z`, { locale, timeZone: 'UTC' }))
  const due = kind === 'repeating' ? ('next_on' as const) : ('due_on' as const)
  return column.columns([
    column.accessor(({ issued_on }) => issued_on ?? undefined, {
      id: 'issued',
      header: t('column.issued'),
      meta: { text: ({ issued_on }: InvoiceHead) => written(issued_on), priority: 3 },
      cell: ({ row }) => written(row.original.issued_on),
    }),
    column.accessor((row) => row[due] ?? undefined, {
      id: 'due',
      header: t(kind === 'repeating' ? 'column.next' : 'column.due'),
      meta: { text: (row: InvoiceHead) => written(row[due]), priority: 2 },
      cell: ({ row }) => written(row.original[due]),
    }),
  ])
}

const amountColumn = (header: string, key: 'total_minor' | 'open_minor', locale: string) =>
  column.accessor((row) => row[key], {
    id: key === 'total_minor' ? 'total' : 'open',
    header,
    meta: { text: (row: InvoiceHead) => moneyText(row[key], row.currency, locale), priority: 2 },
    cell: ({ row: { original: row } }) => (
      <span className="whitespace-nowrap tabular-nums">{moneyText(row[key], row.currency, locale)}</span>
    ),
  })
