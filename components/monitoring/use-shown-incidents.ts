import { useState } from 'react'
import { useIncidents } from '@/lib/api/monitor'

const FIRST = 8
const STEP = 20

/** A few of the incidents, and on demand the next ones, fetched when they have to be. */
export function useShownIncidents(workspace: string, site?: string) {
  const read = useIncidents(workspace, site)
  const [count, setCount] = useState(FIRST)
  const known = read.data?.length ?? 0
  function showMore() {
    setCount(count + STEP)
    if (known < count + STEP && read.hasNextPage) void read.fetchNextPage()
  }
  return {
    ...read,
    shown: read.data?.slice(0, count),
    hasMore: known > count || read.hasNextPage,
    isLong: known > FIRST,
    showMore,
  }
}

export type ShownIncidents = ReturnType<typeof useShownIncidents>
