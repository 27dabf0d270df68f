import { useSearchParams } from 'next/navigation'
import { useCallback, useState } from 'react'
import { replaceAddress } from '@/components/data-table/table-address'
import { useHeadingFocus } from '@/lib/react/use-heading-focus'

/** Which invoice is open, or which kind is being written, is in the address: an id, `new-invoice`, `new-offer`. */
export function useOpenInvoice() {
  const known = useSearchParams()?.get('invoice') ?? null
  const [shown, setShown] = useState(known)
  const [seen, setSeen] = useState(known)
  const [times, setTimes] = useState(0)
  if (known !== seen) {
    setSeen(known)
    setShown(known)
  }
  const show = useCallback((id: string | null) => {
    setShown(id)
    setTimes((count) => count + 1)
    const url = new URL(location.href)
    if (id === null) url.searchParams.delete('invoice')
    else url.searchParams.set('invoice', id)
    // Which part of the list a link led to counts until something is opened from it.
    url.searchParams.delete('view')
    replaceAddress(url)
  }, [])
  // A draft that is issued is another page at the same address.
  useHeadingFocus(`${shown} ${times}`)
  return [shown, show] as const
}
