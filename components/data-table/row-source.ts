import { valueText } from './sort-key'
import type { Ordering } from './sort-key'
import type { ColumnMeta, Columns, TableRow } from './table'

/** A column as sorting, search and export see it. */
export type ColumnSource<T> = {
  id: string
  label: string
  /** What it is sorted by. */
  value: (row: T) => unknown
  /** What it says: the same for the search and for a file. */
  text: (row: T) => string
  /** Numbers stay numbers in a file, where nothing else says what the cell says. */
  hasOwnText: boolean
  ordering: Ordering | undefined
  isSortable: boolean
  isSearchable: boolean
  isInFile?: true
}

type Definition = { id?: string; accessorKey?: unknown; accessorFn?: unknown; header?: unknown; meta?: ColumnMeta }

function accessorOf<T>({ accessorKey, accessorFn }: Definition): ((row: T) => unknown) | undefined {
  if (typeof accessorFn === 'function') return (row) => accessorFn(row, 0)
  const path = typeof accessorKey === 'string' ? accessorKey.split('.') : []
  const [first] = path
  if (first === undefined) return undefined
  if (path.length === 1) return (row) => (row as Record<string, unknown>)[first]
  return (row) =>
    path.reduce<unknown>((value, key) => (value as Record<string, unknown> | null | undefined)?.[key], row)
}

/** The words of a column for where its header is not in sight. */
export const columnLabel = ({ header, meta }: { header?: unknown; meta?: ColumnMeta }) =>
  meta?.label ?? (typeof header === 'string' ? header : '')

/** The columns that hold a value; the others only do something. */
export function columnSources<T extends TableRow>(columns: Columns<T>): ColumnSource<T>[] {
  return columns.flatMap((column) => {
    const definition: Definition = column
    const id =
      definition.id ??
      (typeof definition.accessorKey === 'string' ? definition.accessorKey.replaceAll('.', '_') : undefined)
    const value = accessorOf<T>(definition)
    if (!value || id === undefined) return []
    const { text, sort, search, inFile } = definition.meta ?? {}
    return {
      id,
      label: columnLabel(definition) || id,
      value,
      text: text ? (row: T) => text(row as never) : (row: T) => valueText(value(row)),
      hasOwnText: text !== undefined,
      ordering: sort || undefined,
      isSortable: sort !== false,
      isSearchable: search !== false,
      ...(inFile && { isInFile: true as const }),
    }
  })
}
