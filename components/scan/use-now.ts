import { useEffect, useState } from 'react'

/** Milliseconds since 1970, every second while `isTicking`. */
export function useNow(isTicking: boolean) {
  const [now, setNow] = useState(() => Date.now())

  useEffect(() => {
    if (!isTicking) return
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [isTicking])

  return now
}
