import { useSyncExternalStore } from 'react'
import { useLocale, useTimeZone } from 'use-intl'
import { useReach } from '@/lib/browser/connection'
import { absoluteTime, clockTime, type Moment, relativeTime } from '@/lib/domain/format'

const TICK_MS = 15_000
const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined
let now = Date.now()

function tick() {
  now = Date.now()
  for (const listener of listeners) listener()
}

/** One clock for every time on the screen; it stops when none is left. */
function onTick(listener: () => void) {
  listeners.add(listener)
  if (listeners.size === 1) {
    now = Date.now()
    timer = setInterval(tick, TICK_MS)
  }
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) clearInterval(timer)
  }
}

const current = () => now

/** The time of day in milliseconds, good to a quarter of a minute. */
export const useNow = () => useSyncExternalStore(onTick, current, current)

/**
 * When what is shown was read: how long ago, and without a connection, when nobody knows what has become of it since,
 * at what time.
 */
export function useReadAt(at: number) {
  const now = useNow()
  const options = { locale: useLocale(), timeZone: useTimeZone() }
  return useReach() === 'online'
    ? relativeTime(at, { now: Math.max(now, at), locale: options.locale })
    : clockTime(at, options)
}

/** "3 minutes ago", kept true while it is looked at; the full time on hover. */
export function RelativeTime({ at, className }: { at: Moment; className?: string }) {
  const clock = useNow()
  const locale = useLocale()
  const timeZone = useTimeZone()
  const moment = new Date(at)
  if (Number.isNaN(moment.getTime())) return null
  return (
    <time
      dateTime={moment.toISOString()}
      title={absoluteTime(moment, { locale, timeZone, zone: true })}
      className={className}
      suppressHydrationWarning
    >
      {relativeTime(moment, { now: Math.max(clock, Math.min(moment.getTime(), clock + TICK_MS)), locale, timeZone })}
    </time>
  )
}
