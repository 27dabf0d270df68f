import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { columnLabel } from './row-source'
import type { AppTable, TableRow } from './table'
import { cellClass, preventMarking } from './table-head'
import type { Selection } from './use-selection'

type BodyProps<T extends TableRow> = {
  table: AppTable<T>
  isShown: (id: string) => boolean
  rowLabel: (row: T) => string
  expand?: (row: T) => ReactNode
  selection?: Selection<T>
}

export function BodyRows<T extends TableRow>({ table, ...rest }: BodyProps<T>) {
  return table.getRowModel().rows.map((row) => <BodyRow key={row.id} table={table} row={row} {...rest} />)
}

type BodyRowProps<T extends TableRow> = BodyProps<T> & { row: ReturnType<AppTable<T>['getRowModel']>['rows'][number] }

function BodyRow<T extends TableRow>({ table, row, isShown, rowLabel, expand, selection }: BodyRowProps<T>) {
  const [isOpen, setOpen] = useState(false)
  const label = rowLabel(row.original)
  const cells = row.getAllCells().filter((cell) => isShown(cell.column.id))
  const lead = cells.find((cell) => cell.column.id !== 'actions')
  return (
    <>
      <tr className="row" aria-selected={selection?.has(row.id)} data-open={isOpen || undefined}>
        {selection && <PickCell row={row} label={label} selection={selection} />}
        {cells.map((cell) => (
          // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- what is in the cell is the column's to say
          <td
            key={cell.id}
            className={clsx(cellClass(cell.column), cell === lead && 'cell-lead')}
            data-label={cell === lead || cell.column.id === 'actions' ? undefined : columnLabel(cell.column.columnDef)}
          >
            <table.FlexRender cell={cell} />
          </td>
        ))}
        {expand && <ToggleCell label={label} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />}
      </tr>
      {expand && isOpen && (
        <tr>
          <td colSpan={cells.length + 1 + (selection ? 1 : 0)} className="cell-whole">
            <div className="px-4 pt-1 pb-6 sm:px-5">{expand(row.original)}</div>
          </td>
        </tr>
      )}
    </>
  )
}

type PickCellProps<T extends TableRow> = Pick<BodyRowProps<T>, 'row'> & { label: string; selection: Selection<T> }

function PickCell<T extends TableRow>({ row, label, selection }: PickCellProps<T>) {
  const t = useTranslations('ui.table')
  return (
    <td className="cell-pick">
      <Checkbox
        aria-label={t('selectRow', { row: label })}
        checked={selection.has(row.id)}
        onCheckedChange={ignore}
        onMouseDown={preventMarking}
        onClick={(event) => selection.toggle(row.original, event.shiftKey)}
      />
    </td>
  )
}

function ToggleCell({ label, isOpen, onToggle }: { label: string; isOpen: boolean; onToggle: () => void }) {
  const t = useTranslations('ui.table')
  return (
    <td className="cell-toggle">
      <Button
        variant="ghost"
        size="icon-sm"
        aria-expanded={isOpen}
        aria-label={t(isOpen ? 'collapse' : 'expand', { row: label })}
        onClick={onToggle}
      >
        <ChevronDown aria-hidden="true" className={clsx('transition-transform duration-ui', isOpen && 'rotate-180')} />
      </Button>
    </td>
  )
}

// The click does the work: it also knows about Shift.
function ignore() {}
