import { useSearchParams } from 'next/navigation'
import { useState } from 'react'
import { replaceAddress } from '@/components/data-table/table-address'

/** Which lead is open is in the address. */
export function useShownLead() {
  const known = useSearchParams()?.get('lead') ?? null
  const [shown, setShown] = useState(known)
  const [seen, setSeen] = useState(known)
  if (known !== seen) {
    setSeen(known)
    setShown(known)
  }
  function show(id: string | null) {
    setShown(id)
    const url = new URL(location.href)
    if (id === null) url.searchParams.delete('lead')
    else url.searchParams.set('lead', id)
    replaceAddress(url)
  }
  return [shown, show] as const
}
