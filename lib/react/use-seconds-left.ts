import { useEffect, useState } from 'react'

/**
 * Whole seconds until a moment (milliseconds since 1970), counted down while it is looked at; 0 when it has passed or
 * there is none.
 */
export function useSecondsLeft(until: number | null) {
  const [now, setNow] = useState(() => Date.now())

  useEffect(() => {
    if (until === null) return
    const tick = () => {
      setNow(Date.now())
      if (Date.now() >= until) clearInterval(timer)
    }
    const timer = setInterval(tick, 1000)
    const first = setTimeout(tick)
    return () => {
      clearInterval(timer)
      clearTimeout(first)
    }
  }, [until])

  return until === null ? 0 : Math.max(0, Math.ceil((until - now) / 1000))
}
