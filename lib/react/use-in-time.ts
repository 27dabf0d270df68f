import { useEffect, useState } from 'react'

/** True once something is, and from then on; at the latest so long after it could be waited for. */
export function useInTime(isNow: boolean, isWaiting: boolean, latestMs: number): boolean {
  const [isOver, setOver] = useState(isNow)
  if (isNow && !isOver) setOver(true)
  useEffect(() => {
    if (!isWaiting || isOver) return
    const timer = setTimeout(() => setOver(true), latestMs)
    return () => clearTimeout(timer)
  }, [isWaiting, isOver, latestMs])
  return isOver
}
