import { clsx } from 'clsx'
import type { MouseEvent } from 'react'
import { useTranslations } from 'use-intl'
import { Checkbox } from '@/components/ui/checkbox'
import type { Sort } from './row-model'
import type { AppTable, TableRow } from './table'

export type Column<T extends TableRow> = ReturnType<AppTable<T>['getAllLeafColumns']>[number]

export function cellClass<T extends TableRow>(column: Column<T>) {
  return clsx(column.id === 'actions' && 'cell-actions', column.columnDef.meta?.align === 'end' && 'cell-end')
}

/** Which way, and as which of several. */
export function SortMark({ sorts, place }: { sorts: readonly Sort[]; place: number }) {
  return (
    <>
      <svg className="i i-14" viewBox="0 0 24 24" aria-hidden="true">
        <path d={sorts[place]?.desc ? 'M12 5v14M6 13l6 6 6-6' : 'M12 19V5M6 11l6-6 6 6'} />
      </svg>
      {sorts.length > 1 && (
        <span aria-hidden="true" className="text-12 tabular-nums">
          {place + 1}
        </span>
      )}
    </>
  )
}

type HeaderCellsProps<T extends TableRow> = {
  table: AppTable<T>
  isShown: (id: string) => boolean
  isSortable: (id: string) => boolean
  sorts: readonly Sort[]
  onSort: (id: string, isMore: boolean) => void
}

export function HeaderCells<T extends TableRow>({ table, isShown, isSortable, sorts, onSort }: HeaderCellsProps<T>) {
  const t = useTranslations('ui.table')
  const headers = table.getHeaderGroups()[0]?.headers ?? []
  return headers
    .filter((header) => isShown(header.column.id))
    .map((header) => {
      const place = sorts.findIndex((sort) => sort.id === header.column.id)
      const direction = place < 0 ? undefined : sorts[place]?.desc ? 'descending' : 'ascending'
      return (
        <th key={header.id} scope="col" className={cellClass(header.column)} aria-sort={direction}>
          {isSortable(header.column.id) ? (
            <button
              type="button"
              onClick={(event) => onSort(header.column.id, event.shiftKey)}
              // Shift would mark the words between two presses.
              onMouseDown={preventMarking}
              className={clsx('inline-flex min-h-6 items-center gap-1 rounded hover:text-1', direction && 'text-1')}
            >
              <table.FlexRender header={header} />
              {direction && <SortMark sorts={sorts} place={place} />}
              {direction && sorts.length > 1 && (
                <span className="sr-only">{t('sortPlace', { place: place + 1, count: sorts.length })}</span>
              )}
            </button>
          ) : (
            <table.FlexRender header={header} />
          )}
        </th>
      )
    })
}

export function preventMarking(event: MouseEvent) {
  if (event.shiftKey) event.preventDefault()
}

type SelectPageProps = {
  ids: readonly string[]
  isSelected: (id: string) => boolean
  onChange: (isTicked: boolean) => void
}

/** Ticks all rows of the page. On a phone it stands above the cards, with its words. */
export function SelectPage({ ids, isSelected, onChange }: SelectPageProps) {
  const t = useTranslations('ui.table')
  const count = ids.filter(isSelected).length
  return (
    <Checkbox
      aria-label={t('selectAll')}
      label={<span className="font-normal text-2 sm:hidden">{t('selectAll')}</span>}
      checked={ids.length > 0 && count === ids.length}
      indeterminate={count > 0 && count < ids.length}
      onCheckedChange={onChange}
    />
  )
}
