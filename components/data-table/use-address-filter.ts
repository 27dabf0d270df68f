import { useSearchParams } from 'next/navigation'
import { useState } from 'react'
import { replaceAddress, withoutTable } from './table-address'

/**
 * A filter of a table's rows that is also in the address, so that a link shows the same list. The first one is left out
 * there. `prefix`: that of the table.
 */
export function useAddressFilter<V extends string>(name: string, values: readonly [V, ...V[]], prefix = '') {
  const [first] = values
  const asked = useSearchParams()?.get(name)
  const known = values.find((value) => value === asked) ?? first
  const [filter, setFilter] = useState(known)
  const [seen, setSeen] = useState(known)

  // Back, forward, or a link to this page with another filter.
  if (known !== seen) {
    setSeen(known)
    setFilter(known)
  }

  function choose(next: V) {
    setFilter(next)
    const url = withoutTable(new URL(location.href), prefix)
    if (next === first) url.searchParams.delete(name)
    else url.searchParams.set(name, next)
    replaceAddress(url)
  }
  return [filter, choose] as const
}
