import { useSearchParams } from 'next/navigation'
import { useState } from 'react'
import { replaceAddress } from '@/components/data-table/table-address'

/** Whether a website is being begun is in the address. */
export function useIsNew() {
  const known = (useSearchParams()?.get('new') ?? null) !== null
  const [isNew, setNew] = useState(known)
  const [seen, setSeen] = useState(known)
  if (known !== seen) {
    setSeen(known)
    setNew(known)
  }
  function change(next: boolean) {
    setNew(next)
    const url = new URL(location.href)
    if (next) url.searchParams.set('new', '')
    else url.searchParams.delete('new')
    replaceAddress(url)
    window.scrollTo(0, 0)
  }
  return [isNew, change] as const
}
