import { useSearchParams } from 'next/navigation'
import { useCallback, useState } from 'react'
import { replaceAddress } from '@/components/data-table/table-address'
import { useHeadingFocus } from '@/lib/react/use-heading-focus'

/** The name of an invoice in the list. */
export const invoiceRowId = (invoice: string) => `invoice-${invoice}`

/** `key`: by which id it was opened. `left`: which one was open before. `times`: how often something was shown. */
type Open = { id: string | null; key: string | null; left: string | null; times: number }

/** Which invoice is open, or which kind is being written, is in the address: an id, `new-invoice`, `new-offer`. */
export function useOpenInvoice() {
  const known = useSearchParams()?.get('invoice') ?? null
  const [open, setOpen] = useState<Open>({ id: known, key: known, left: null, times: 0 })
  const [seen, setSeen] = useState(known)
  if (known !== seen) {
    setSeen(known)
    if (known !== open.id) setOpen({ ...open, id: known, key: known, left: open.id })
  }
  const show = useCallback((id: string | null) => {
    setOpen((before) => ({ id, key: id, left: before.id, times: before.times + 1 }))
    replaceAddress(withInvoice(id))
  }, [])
  /** What is being written was kept for the first time: it has its own address, and goes on as it is. */
  const keep = useCallback((id: string) => {
    setOpen((before) => ({ ...before, id }))
    replaceAddress(withInvoice(id))
  }, [])
  const { id, key, left, times } = open
  // A draft that is issued is another page at the same address.
  useHeadingFocus(`${key} ${times}`, id === null && left !== null ? invoiceRowId(left) : undefined)
  return { id, key, show, keep }
}

function withInvoice(id: string | null): URL {
  const url = new URL(location.href)
  if (id === null) url.searchParams.delete('invoice')
  else url.searchParams.set('invoice', id)
  // Which part of the list a link led to counts until something is opened from it.
  url.searchParams.delete('view')
  return url
}
