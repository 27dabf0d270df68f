import { useSearchParams } from 'next/navigation'
import { useState } from 'react'
import { replaceAddress } from '@/components/data-table/table-address'
import { useHeadingFocus } from '@/lib/react/use-heading-focus'

/** Which contract is open is in the address. */
export function useShownContract() {
  const known = useSearchParams()?.get('contract') ?? null
  const [shown, setShown] = useState(known)
  const [seen, setSeen] = useState(known)
  if (known !== seen) {
    setSeen(known)
    setShown(known)
  }
  function show(id: string | null) {
    setShown(id)
    const url = new URL(location.href)
    url.searchParams.delete('new')
    if (id === null) url.searchParams.delete('contract')
    else url.searchParams.set('contract', id)
    replaceAddress(url)
    window.scrollTo(0, 0)
  }
  useHeadingFocus(shown)
  return [shown, show] as const
}
