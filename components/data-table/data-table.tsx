import type { ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { number } from '@/lib/format'
import { Pagination } from './pagination'
import type { AppTable, Columns, TableRow } from './table'
import { BodyRows, columnLabel, HeaderCells, LoadingRow } from './table-rows'
import { Toolbar } from './toolbar'
import { useSavedTable } from './use-saved-table'

type DataTableProps<T extends TableRow> = {
  label: string
  columns: Columns<T>
  /** Undefined while they are on their way. */
  rows: readonly T[] | undefined
  /** The first column, ascending, unless told otherwise. */
  initialSort?: { id: string; desc: boolean }
  /** For a list that has never had an entry: what it is for and the button that fills it. */
  empty?: ReactNode
  loading?: boolean
  /** Names a row for screen readers; the first column's value unless told otherwise. */
  rowLabel?: (row: T) => string
  expand?: (row: T) => ReactNode
  /** What can be done with the ticked rows. Rows can be ticked only when it is given. */
  bulkActions?: (rows: T[], clear: () => void) => ReactNode
  /** Filters beside the search. */
  toolbar?: ReactNode
  /** Under which name search, sorting and page are kept for two hours, per page. */
  stateKey: string
}

/** Searchable, sortable, paged. Rows become cards on a phone. */
export function DataTable<T extends TableRow>(props: DataTableProps<T>) {
  const { label, columns, rows, initialSort, empty, loading, expand, bulkActions, toolbar, stateKey } = props
  const t = useTranslations('ui.table')
  const table = useSavedTable(columns, rows, initialSort, stateKey)
  const { globalFilter, sorting, pagination } = table.state
  const isLoading = rows === undefined || (loading && rows.length === 0)
  const isEmpty = !isLoading && rows.length === 0
  const found = table.getFilteredRowModel().rows.length
  const width = columns.length + (expand ? 1 : 0) + (bulkActions ? 1 : 0)
  const leaves = table.getAllLeafColumns()
  const lead = leaves.find((column) => column.id !== 'actions')
  const rowLabel = props.rowLabel ?? ((row: T) => String(table.getRow(String(row.id), true).getValue(lead?.id ?? '') ?? row.id))

  if (isEmpty && empty) {
    return (
      <section aria-label={label}>
        <p className="sr-only">{t('noData')}</p>
        {empty}
      </section>
    )
  }
  return (
    <section aria-label={label} aria-busy={loading || isLoading || undefined}>
      <Toolbar
        search={globalFilter ?? ''}
        onSearch={(search) => {
          table.setGlobalFilter(search)
          table.setPageIndex(0)
        }}
        pageSize={pagination.pageSize}
        onPageSize={(size) => {
          const firstRow = pagination.pageIndex * pagination.pageSize
          table.setPagination({ pageIndex: Math.floor(firstRow / size), pageSize: size })
        }}
        sort={{
          columns: leaves.filter((column) => column.getCanSort()).map((column) => ({ id: column.id, label: columnLabel(column) })),
          current: sorting[0],
          onSort: (sort) => {
            table.setSorting([sort])
            table.setPageIndex(0)
          },
        }}
      >
        {toolbar}
      </Toolbar>
      {bulkActions && <SelectionBar table={table} bulkActions={bulkActions} />}
      <div className="overflow-x-auto">
        <table className="data-table" aria-label={label}>
          <thead>
            <tr>
              {bulkActions && <SelectAllHeader table={table} />}
              <HeaderCells table={table} />
              {expand && <th className="cell-toggle" aria-hidden="true" />}
            </tr>
          </thead>
          <tbody>
            {isLoading ? (
              <LoadingRow columns={width} />
            ) : found > 0 ? (
              <BodyRows table={table} rowLabel={rowLabel} expand={expand} isSelectable={!!bulkActions} />
            ) : (
              <tr>
                <td colSpan={width} className="cell-whole">
                  <p className="px-5 py-10 text-center text-13 text-2">{t(isEmpty ? 'noData' : 'noMatch')}</p>
                </td>
              </tr>
            )}
          </tbody>
        </table>
      </div>
      {!isLoading && (
        <footer className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2 border-t px-4 py-3 text-13 text-2 tabular-nums sm:justify-between sm:px-5">
          <TableInfo page={pagination.pageIndex} size={pagination.pageSize} found={found} total={rows.length} />
          <Pagination page={pagination.pageIndex} pages={table.getPageCount()} onPageChange={table.setPageIndex} />
        </footer>
      )}
    </section>
  )
}

function SelectAllHeader<T extends TableRow>({ table }: { table: AppTable<T> }) {
  const t = useTranslations('ui.table')
  return (
    <th className="cell-pick">
      <Checkbox
        aria-label={t('selectAll')}
        checked={table.getIsAllPageRowsSelected()}
        indeterminate={!table.getIsAllPageRowsSelected() && table.getIsSomePageRowsSelected()}
        onCheckedChange={(checked) => table.toggleAllPageRowsSelected(checked)}
      />
    </th>
  )
}

function SelectionBar<T extends TableRow>({ table, bulkActions }: { table: AppTable<T>; bulkActions: NonNullable<DataTableProps<T>['bulkActions']> }) {
  const t = useTranslations('ui.table')
  const selected = table.getSelectedRowModel().rows.map((row) => row.original)
  const clear = () => table.resetRowSelection(true)
  if (selected.length === 0) return null
  return (
    <div className="flex flex-wrap items-center gap-2 border-t bg-brand-soft px-4 py-2 text-13 sm:px-5">
      <span role="status" className="me-2 font-medium tabular-nums">
        {t('selected', { count: selected.length })}
      </span>
      {bulkActions(selected, clear)}
      <Button variant="ghost" size="sm" onClick={clear}>
        {t('clearSelection')}
      </Button>
    </div>
  )
}

type TableInfoProps = { page: number; size: number; found: number; total: number }

function TableInfo({ page, size, found, total }: TableInfoProps) {
  const t = useTranslations('ui.table')
  const locale = useLocale()
  const text = (value: number) => number(value, locale)
  const start = page * size
  const shown = found === 0 ? t('infoEmpty') : t('info', { start: text(start + 1), end: text(Math.min(start + size, found)), total: text(found) })
  return <span role="status">{found < total ? `${shown} ${t('infoFiltered', { max: text(total) })}` : shown}</span>
}
