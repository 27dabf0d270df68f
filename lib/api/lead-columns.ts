import { type InfiniteData, replaceEqualDeep } from '@tanstack/react-query'
import type { Reply } from '@/lib/contract/endpoint'
import type { leadBookApi } from '@/lib/contract/lead-book'
import type { Lead, LeadStatus } from '@/lib/contract/lead-record'

/** What is expected of it stands in its first page. */
type ColumnPage = Pick<Reply<typeof leadBookApi.list>, 'leads' | 'next' | 'total'> & {
  monthly?: Reply<typeof leadBookApi.board>['columns'][number]['monthly']
}
export type Column = InfiniteData<ColumnPage, string | null>
export type Columns = ReadonlyMap<string, Column>

type Move = { lead: Lead; status: LeadStatus; after: string | null }

/** The columns of the board as a move leaves them: behind another card, or without one at the top. */
export function moveIn(columns: Columns, { lead, status, after }: Move): Columns {
  const next = new Map([...columns].map(([name, column]) => [name, without(column, lead.id)]))
  const target = next.get(status)
  if (target) next.set(status, withLead(target, { ...lead, status }, after))
  return next
}

const counted = (pages: Column['pages'], by: number) =>
  pages.map((page, index) =>
    index === 0 && page.total !== undefined ? { ...page, total: Math.max(0, page.total + by) } : page,
  )

function without(column: Column, id: string): Column {
  if (!column.pages.some(({ leads }) => leads.some((lead) => lead.id === id))) return column
  const pages = column.pages.map((page) => ({ ...page, leads: page.leads.filter((lead) => lead.id !== id) }))
  return { ...column, pages: counted(pages, -1) }
}

function withLead(column: Column, lead: Lead, after: string | null): Column {
  const at = after === null ? 0 : column.pages.findIndex(({ leads }) => leads.some(({ id }) => id === after))
  const pages = column.pages.map((page, index) => {
    if (index !== Math.max(0, at)) return page
    const place = after === null ? 0 : page.leads.findIndex(({ id }) => id === after) + 1
    return { ...page, leads: page.leads.toSpliced(place, 0, lead) }
  })
  return { ...column, pages: counted(pages, 1) }
}

/** All cards of a column that are here. */
export const cardsOf = (column: { pages: readonly { leads: Lead[] }[] } | undefined) =>
  column?.pages.flatMap(({ leads }) => leads) ?? []

/** A lead that an earlier answer knew just so is the same object again: its card is not drawn anew. */
export function withKnownLeads(page: ColumnPage, known: Iterable<Column | undefined>) {
  const before = new Map([...known].flatMap((column) => cardsOf(column).map((lead) => [lead.id, lead])))
  const leads = page.leads.map((lead) => replaceEqualDeep<Lead>(before.get(lead.id), lead))
  return { ...page, leads }
}
