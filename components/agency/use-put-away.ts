import { useState } from 'react'
import * as z from 'zod/mini'
import { useNow } from '@/components/ui/relative-time'
import { storage } from '@/lib/browser/storage'
import type { AgencyAttention } from '@/lib/contract/agency'
import { useUser } from '@/stores/session'

export type Until = 'tomorrow' | 'week' | 'change'

/** `until`: a moment in milliseconds; null: until what is said of it is something else. */
const Away = z.record(z.string(), z.object({ until: z.nullable(z.number()), said: z.string() }))
type Away = z.infer<typeof Away>

const WEEK_MS = 7 * 86_400_000
const saidOf = ({ detail, at, site, parts }: AgencyAttention) =>
  [detail, at, site, ...(parts === undefined ? [] : [parts])].join(' ')

function momentOf(until: Until): number | null {
  if (until === 'change') return null
  if (until === 'week') return Date.now() + WEEK_MS
  const day = new Date()
  return new Date(day.getFullYear(), day.getMonth(), day.getDate() + 1).getTime()
}

/** What somebody does not want to see now. Kept in this browser, for each person. */
export function usePutAway(items: readonly AgencyAttention[]) {
  const key = `soteria:agency-away:${useUser()?.id ?? ''}`
  const [away, setAway] = useState<Away>(() => Away.safeParse(storage.getJson(key)).data ?? {})
  const now = useNow()
  const isAway = (item: AgencyAttention) => {
    const one = away[item.id]
    return one !== undefined && (one.until === null ? one.said === saidOf(item) : one.until > now)
  }
  function keep(next: Away) {
    setAway(next)
    storage.setJson(key, next)
  }
  return {
    shown: items.filter((item) => !isAway(item)),
    away: items.filter(isAway).length,
    putAway(item: AgencyAttention, until: Until) {
      // What is not there any more, or over, is forgotten.
      const known = items
        .filter((other) => isAway(other))
        .flatMap(({ id }) => (away[id] ? [[id, away[id]] as const] : []))
      keep({ ...Object.fromEntries(known), [item.id]: { until: momentOf(until), said: saidOf(item) } })
    },
    bringBack: () => keep({}),
  }
}
