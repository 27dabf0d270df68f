import { useEffect, useState } from 'react'

/** Whole seconds until a moment (milliseconds since 1970), counted down while it is looked at; 0 when it has passed or there is none. */
export function useSecondsLeft(until: number | null) {
  const [now, setNow] = useState(() => Date.now())
  const left = until === null ? 0 : Math.max(0, Math.ceil((until - now) / 1000))
  const isOver = left === 0

  // The clock is the outside system.
  useEffect(() => {
    setNow(Date.now())
    if (until === null) return
    const timer = setInterval(() => {
      setNow(Date.now())
      if (Date.now() >= until) clearInterval(timer)
    }, 1000)
    return () => clearInterval(timer)
  }, [until])

  return { left, isOver }
}
