import { clsx } from 'clsx'
import { useMemo } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { RowName } from '@/components/data-table/row-name'
import { columnsFor } from '@/components/data-table/table'
import type { ListKind } from '@/lib/api/invoices'
import type { InvoiceHead } from '@/lib/contract/invoice'
import { date } from '@/lib/domain/format'
import { moneyText } from '@/lib/domain/money'
import { DaysLeft } from './days-left'
import { InvoiceDeed } from './invoice-deeds'
import { isOwed } from './invoice-order'
import { InvoiceStatus } from './invoice-status'
import { invoiceRowId } from './use-open-invoice'

const column = columnsFor<InvoiceHead>()

type Translate = ReturnType<typeof useTranslations<'pay'>>

export function useInvoiceColumns(kind: ListKind, onOpen: (id: string) => void) {
  const t = useTranslations('pay')
  const locale = useLocale()
  return useMemo(
    () =>
      column.columns([
        ...whoColumns(t, onOpen),
        ...dayColumns(t, locale, kind),
        amountColumn(t('column.total'), 'total_minor', locale),
        amountColumn(t('column.open'), 'open_minor', locale),
        ...(kind === 'invoice' ? [deedColumn(t)] : []),
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
          id={invoiceRowId(row.id)}
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
      meta: { text: (row: InvoiceHead) => written(row[due]), priority: 2, onCard: true },
      cell: ({ row: { original: row } }) => (
        <span className="grid whitespace-nowrap">
          {written(row[due])}
          {row[due] !== null && (kind === 'repeating' || isOwed(row)) && (
            <DaysLeft until={row[due]} isLate={row.status === 'overdue'} />
          )}
        </span>
      ),
    }),
  ])
}

const amountColumn = (header: string, key: 'total_minor' | 'open_minor', locale: string) =>
  column.accessor((row) => row[key], {
    id: key === 'total_minor' ? 'total' : 'open',
    header,
    meta: {
      text: (row: InvoiceHead) => moneyText(row[key], row.currency, locale),
      // What is open is what one comes for; it stands wherever there is room for a table.
      ...(key === 'total_minor' && { priority: 3, onCard: true }),
      align: 'end',
    },
    cell: ({ row: { original: row } }) => (
      <span
        className={clsx(
          'whitespace-nowrap tabular-nums',
          key === 'open_minor' && (row[key] > 0 ? 'font-medium' : 'text-3'),
        )}
      >
        {moneyText(row[key], row.currency, locale)}
      </span>
    ),
  })

const deedColumn = (t: Translate) =>
  column.display({
    id: 'actions',
    header: () => <span className="sr-only">{t('column.actions')}</span>,
    cell: ({ row }) => isOwed(row.original) && <InvoiceDeed invoice={row.original} />,
  })
