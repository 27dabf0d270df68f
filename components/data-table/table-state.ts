import type { Density } from '@/lib/react/density'
import type { Sort } from './row-model'

export const PAGE_SIZES = [10, 25, 50, 100] as const
export type PageSize = (typeof PAGE_SIZES)[number]

/** Which rows are looked at: what a link can say. */
export type RowState = { search: string; page: number; size: PageSize; sort: readonly Sort[] }

/**
 * How they are looked at: one's own. Columns that are not named follow the width of the window, a density that is not
 * the settings.
 */
export type Layout = { columns: Readonly<Record<string, boolean>>; density?: Density }

export const DEFAULT_LAYOUT: Layout = { columns: {} }

export const pageSize = (value: unknown): PageSize => PAGE_SIZES.find((size) => size === Number(value)) ?? 10

/** After a press on a header: up, then down; with several, each in its turn up, down, and out again. */
export function nextSort(sorts: readonly Sort[], id: string, isMore: boolean): readonly Sort[] {
  const current = sorts.find((sort) => sort.id === id)
  if (!isMore) return [{ id, desc: sorts.length === 1 && current ? !current.desc : false }]
  if (!current) return [...sorts, { id, desc: false }]
  if (!current.desc) return sorts.map((sort) => (sort === current ? { id, desc: true } : sort))
  return sorts.length > 1 ? sorts.filter((sort) => sort !== current) : [{ id, desc: false }]
}
