import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import type { TableRow } from './table'
import { BodyRows } from './table-body'
import { HeaderCells, SelectPage } from './table-head'
import { nextSort } from './table-state'
import type { TableData } from './use-data-table'

type TableGridProps<T extends TableRow> = {
  label: string
  data: TableData<T>
  rowLabel: (row: T) => string
  expand?: (row: T) => ReactNode
  isSelectable: boolean
  /** Stands where the rows would. */
  notice: ReactNode
}

/** The table itself. */
export function TableGrid<T extends TableRow>({
  label,
  data,
  rowLabel,
  expand,
  isSelectable,
  notice,
}: TableGridProps<T>) {
  const { table, state, sortable, isShown, pageRows } = data
  const selection = isSelectable ? data.selection : undefined
  const width = data.width + (expand ? 1 : 0) + (selection ? 1 : 0)
  return (
    <TableScroll>
      <table className="data-table" data-density={data.density} aria-label={label}>
        <thead>
          <tr>
            {selection && (
              <th className="cell-pick">
                <SelectPage
                  ids={pageRows.map(({ id }) => String(id))}
                  isSelected={selection.has}
                  onChange={(isTicked) => selection.set(pageRows, isTicked)}
                />
              </th>
            )}
            <HeaderCells
              table={table}
              isShown={isShown}
              isSortable={(id) => sortable.some((source) => source.id === id)}
              sorts={state.sort}
              onSort={(id, isMore) => data.setSort(nextSort(state.sort, id, isMore))}
            />
            {expand && <th className="cell-toggle" aria-hidden="true" />}
          </tr>
        </thead>
        <tbody>
          {notice ? (
            <tr>
              <td colSpan={width} className="cell-whole">
                {notice}
              </td>
            </tr>
          ) : (
            <BodyRows table={table} isShown={isShown} rowLabel={rowLabel} expand={expand} selection={selection} />
          )}
        </tbody>
      </table>
    </TableScroll>
  )
}

/**
 * Scrolls sideways only when it has to: within something that scrolls, the header could not stay in sight while the
 * page scrolls.
 */
function TableScroll({ children }: { children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null)
  const [isWide, setWide] = useState(false)

  // The sizes the browser gives them are outside React.
  useLayoutEffect(() => {
    const element = frame.current
    const table = element?.firstElementChild
    if (!element || !table || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(() => setWide(table.scrollWidth > element.clientWidth + 1))
    observer.observe(element)
    observer.observe(table)
    return () => observer.disconnect()
  }, [])

  return (
    <div ref={frame} className="table-scroll" data-wide={isWide || undefined}>
      {children}
    </div>
  )
}
