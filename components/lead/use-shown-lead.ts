import { useSearchParams } from 'next/navigation'
import { useState } from 'react'
import { replaceAddress } from '@/components/data-table/table-address'
import type { LeadPart } from './lead-drawer'

/** Which lead is open is in the address. */
export function useShownLead() {
  const known = useSearchParams()?.get('lead') ?? null
  const [shown, setShown] = useState(known)
  const [seen, setSeen] = useState(known)
  if (known !== seen) {
    setSeen(known)
    setShown(known)
  }
  const [part, setPart] = useState<LeadPart>('write')
  function show(id: string | null, wanted: LeadPart = 'write') {
    setShown(id)
    if (id !== null) setPart(wanted)
    const url = new URL(location.href)
    if (id === null) url.searchParams.delete('lead')
    else url.searchParams.set('lead', id)
    replaceAddress(url)
  }
  return [shown, show, part] as const
}
