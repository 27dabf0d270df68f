import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { Delayed, Skeleton } from '@/components/ui/skeleton'
import type { AppTable, TableRow } from './table'

type Column<T extends TableRow> = ReturnType<AppTable<T>['getAllLeafColumns']>[number]

/** The words of a column for where its header is not in sight. */
export function columnLabel<T extends TableRow>(column: Column<T>) {
  const { header, meta } = column.columnDef
  return meta?.label ?? (typeof header === 'string' ? header : '')
}

function cellClass<T extends TableRow>(column: Column<T>) {
  const meta = column.columnDef.meta
  return clsx(column.id === 'actions' && 'cell-actions', meta?.align === 'end' && 'cell-end', meta?.priority && `priority-${meta.priority}`)
}

export function HeaderCells<T extends TableRow>({ table }: { table: AppTable<T> }) {
  return table.getHeaderGroups()[0]?.headers.map((header) => {
    const sorted = header.column.getIsSorted()
    return (
      <th
        key={header.id}
        scope="col"
        className={cellClass(header.column)}
        aria-sort={sorted === 'asc' ? 'ascending' : sorted === 'desc' ? 'descending' : undefined}
      >
        {header.column.getCanSort() ? (
          <button
            type="button"
            onClick={(event) => {
              header.column.getToggleSortingHandler()?.(event)
              table.setPageIndex(0)
            }}
            className={clsx('inline-flex min-h-6 items-center gap-1 rounded hover:text-1', sorted && 'text-1')}
          >
            <table.FlexRender header={header} />
            {sorted && (
              <svg className="i i-14" viewBox="0 0 24 24" aria-hidden="true">
                <path d={sorted === 'asc' ? 'M12 19V5M6 11l6-6 6 6' : 'M12 5v14M6 13l6 6 6-6'} />
              </svg>
            )}
          </button>
        ) : (
          <table.FlexRender header={header} />
        )}
      </th>
    )
  })
}

type BodyProps<T extends TableRow> = {
  table: AppTable<T>
  rowLabel: (row: T) => string
  expand?: (row: T) => ReactNode
  isSelectable: boolean
}

export function BodyRows<T extends TableRow>({ table, ...rest }: BodyProps<T>) {
  return table.getRowModel().rows.map((row) => <BodyRow key={row.id} table={table} row={row} isSelected={row.getIsSelected()} {...rest} />)
}

type BodyRowProps<T extends TableRow> = BodyProps<T> & { row: ReturnType<AppTable<T>['getRowModel']>['rows'][number]; isSelected: boolean }

function BodyRow<T extends TableRow>({ table, row, rowLabel, expand, isSelectable, isSelected }: BodyRowProps<T>) {
  const t = useTranslations('ui.table')
  const [isOpen, setOpen] = useState(false)
  const name = { row: rowLabel(row.original) }
  const cells = row.getAllCells()
  const lead = cells.find((cell) => cell.column.id !== 'actions')
  return (
    <>
      <tr className="row" aria-selected={isSelectable ? isSelected : undefined} data-open={isOpen || undefined}>
        {isSelectable && (
          <td className="cell-pick">
            <Checkbox aria-label={t('selectRow', name)} checked={isSelected} onCheckedChange={ignore} onClick={row.getToggleSelectedHandler()} />
          </td>
        )}
        {cells.map((cell) => (
          // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- what is in the cell is the column's to say
          <td
            key={cell.id}
            className={clsx(cellClass(cell.column), cell === lead && 'cell-lead')}
            data-label={cell === lead || cell.column.id === 'actions' ? undefined : columnLabel(cell.column)}
          >
            <table.FlexRender cell={cell} />
          </td>
        ))}
        {expand && (
          <td className="cell-toggle">
            <Button variant="ghost" size="icon-sm" aria-expanded={isOpen} aria-label={t(isOpen ? 'collapse' : 'expand', name)} onClick={() => setOpen(!isOpen)}>
              <ChevronDown aria-hidden="true" className={clsx('transition-transform duration-ui', isOpen && 'rotate-180')} />
            </Button>
          </td>
        )}
      </tr>
      {expand && isOpen && (
        <tr>
          <td colSpan={cells.length + 1 + (isSelectable ? 1 : 0)} className="cell-whole">
            <div className="px-4 pt-1 pb-6 sm:px-5">{expand(row.original)}</div>
          </td>
        </tr>
      )}
    </>
  )
}

// The click handler of the table does the work: it also knows about Shift.
function ignore() {}

export function LoadingRow({ columns }: { columns: number }) {
  const t = useTranslations('ui.table')
  return (
    <tr>
      <td colSpan={columns} className="cell-whole">
        <p className="px-5 py-4 text-13 text-3">{t('loading')}</p>
        <Delayed>
          <div className="grid gap-px pb-4" aria-hidden="true">
            {['w-2/5', 'w-1/2', 'w-1/3', 'w-2/5'].map((width, index) => (
              <div key={`${index}${width}`} className="flex h-12 items-center justify-between gap-8 border-t px-5">
                <Skeleton className={clsx('h-3', width)} />
                <Skeleton className="h-3 w-16" />
              </div>
            ))}
          </div>
        </Delayed>
      </td>
    </tr>
  )
}
