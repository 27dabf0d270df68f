import { useSearchParams } from 'next/navigation'
import { useState } from 'react'
import { replaceAddress } from '@/components/data-table/table-address'
import type { LeadFilters } from '@/lib/api/lead-book'
import { GRADES } from '@/lib/contract/scan-result'

export const VIEWS = ['board', 'table'] as const
export type LeadView = (typeof VIEWS)[number]
export const GRADE_FILTERS = [...GRADES, 'none'] as const
export const NEXT_FILTERS = ['overdue', 'planned', 'none', 'waiting', 'leaving'] as const

type Chosen = { view: LeadView } & LeadFilters

const NAMES = ['view', 'q', 'grade', 'tag', 'next'] as const

function chosenIn(params: URLSearchParams | null): Chosen {
  const get = (name: string) => params?.get(name) ?? ''
  const grade = GRADE_FILTERS.find((one) => one === get('grade'))
  const next = NEXT_FILTERS.find((one) => one === get('next'))
  return {
    view: VIEWS.find((one) => one === get('view')) ?? 'board',
    ...(get('q') && { q: get('q').slice(0, 200) }),
    ...(grade && { grade }),
    ...(get('tag') && { tag: get('tag').slice(0, 40) }),
    ...(next && { next }),
  }
}

const idOf = (chosen: Chosen) => NAMES.map((name) => chosen[name] ?? '').join('|')

/** What of the leads is shown and how: the same search and filters for board and table, in the address. */
export function useLeadFilters() {
  const known = chosenIn(useSearchParams())
  const [chosen, setChosen] = useState(known)
  const [seen, setSeen] = useState(idOf(known))

  // Back, forward, or a link to this page with other filters.
  if (idOf(known) !== seen) {
    setSeen(idOf(known))
    setChosen(known)
  }

  function set(change: { [Name in keyof Chosen]?: Chosen[Name] | undefined }) {
    const next = Object.fromEntries(
      Object.entries({ ...chosen, ...change }).filter(([, value]) => value !== undefined && value !== ''),
    ) as Chosen
    setChosen(next)
    const url = new URL(location.href)
    for (const name of NAMES) {
      const value = next[name]
      if (value === undefined || (name === 'view' && value === 'board')) url.searchParams.delete(name)
      else url.searchParams.set(name, value)
    }
    replaceAddress(url)
  }
  const { view, ...filters } = chosen
  return { view, filters, isFiltered: Object.keys(filters).length > 0, set }
}

export type LeadFilterState = ReturnType<typeof useLeadFilters>
