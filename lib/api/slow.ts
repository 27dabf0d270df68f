import { type Query, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { retryAtOf } from '@/lib/browser/errors'
import { useInCache } from './in-cache'

const SLOW_MS = 8_000
const LOOK_MS = 1_000

/** Under way, and not because the server asked to wait. */
const isAsking = ({ state }: Query) => state.fetchStatus === 'fetching' && retryAtOf(state.fetchFailureReason) === null

/** True while any read has been under way for 8 seconds. */
export function useSlowRead() {
  const client = useQueryClient()
  const isFetching = useInCache(
    (cached) => cached.isFetching() > 0,
    () => false,
  )
  const [isSlow, setSlow] = useState(false)

  useEffect(() => {
    if (!isFetching) return
    let since = new Map<string, number>()
    const timer = setInterval(() => {
      const asking = client.getQueryCache().getAll().filter(isAsking)
      since = new Map(asking.map(({ queryHash }) => [queryHash, since.get(queryHash) ?? Date.now()]))
      setSlow([...since.values()].some((at) => Date.now() - at >= SLOW_MS - LOOK_MS))
    }, LOOK_MS)
    return () => {
      clearInterval(timer)
      setSlow(false)
    }
  }, [client, isFetching])

  return isSlow
}
