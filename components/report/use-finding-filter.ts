import { useEffect, useState } from 'react'
import { FINDING_STATUSES } from '@/lib/contract/finding'
import { CATEGORIES } from '@/lib/contract/scan-result'
import { DRIFTS, type Filter, severitiesFrom, type StatusFilter } from '@/lib/domain/finding-entries'

const STATUSES: readonly StatusFilter[] = ['todo', 'all', ...FINDING_STATUSES]

function readFilter(asked: URLSearchParams): Filter {
  const one = <V extends string>(values: readonly V[], name: string) =>
    values.find((value) => value === asked.get(name))
  return {
    q: asked.get('q') ?? '',
    severities: severitiesFrom((asked.get('severity') ?? '').split(',')),
    category: one(CATEGORIES, 'category') ?? 'all',
    status: one(STATUSES, 'status') ?? 'todo',
    drift: one(DRIFTS, 'drift') ?? 'all',
  }
}

function writeFilter({ q, severities, category, status, drift }: Filter) {
  const url = new URL(location.href)
  const values = { q, severity: severities.join(','), category, status, drift }
  const plain = { q: '', severity: '', category: 'all', status: 'todo', drift: 'all' }
  for (const name of Object.keys(plain) as (keyof typeof plain)[]) {
    if (values[name] === plain[name]) url.searchParams.delete(name)
    else url.searchParams.set(name, values[name])
  }
  if (url.href !== location.href) history.replaceState(history.state, '', url)
}

/** Browsers refuse to change the address with every key. */
const WRITE_AFTER_MS = 250

/** The filter of the list, kept in the address, so that a reload and a shared link show the same lines. */
export function useFindingFilter() {
  const [filter, setFilter] = useState(() => readFilter(new URLSearchParams(location.search)))

  useEffect(() => {
    const write = () => writeFilter(filter)
    const timer = setTimeout(write, WRITE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [filter])

  return [filter, setFilter] as const
}
