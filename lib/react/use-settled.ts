import { useEffect, useState } from 'react'

/** Nothing is asked while somebody types. */
const TYPING_MS = 250

/** The value once it has not changed for a moment. */
export function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value)

  // The clock is the outside system.
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), TYPING_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
