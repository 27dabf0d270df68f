import { useSearchParams } from 'next/navigation'
import { useState } from 'react'

/**
 * What is open beside a list: first what the address asks for, and again when a link to the screen that is open already
 * asks for something else.
 */
export function useShown<Shown>(fromAddress: (query: URLSearchParams | null) => Shown | null) {
  const query = useSearchParams()
  const [shown, show] = useState(() => fromAddress(query))
  const [asked, setAsked] = useState(query)
  if (asked !== query) {
    setAsked(query)
    show(fromAddress(query) ?? shown)
  }
  return [shown, show] as const
}
