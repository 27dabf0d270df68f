import { useSyncExternalStore } from 'react'
import { isTimeZone } from '@/lib/contract/time-zone'
import type { User } from '@/lib/contract/user'
import { NO_FORMATS, setFormats, type Formats } from '@/lib/domain/format'
import { chooseLocale } from '@/lib/browser/locale'
import { storage } from '@/lib/browser/storage'

/** How a person writes times and numbers. Null: as the device does. */
export type Region = Formats & { timezone: string | null }

/** The server keeps it with the user; this is the copy for the first paint. */
const KEY = 'soteria:region'
const NONE: Region = { ...NO_FORMATS, timezone: null }

const listeners = new Set<() => void>()

const known = {
  date_format: ['auto', 'dmy', 'mdy', 'ymd'],
  clock: ['auto', '12', '24'],
  number_format: ['auto', 'comma', 'point', 'space', 'apostrophe'],
} as const satisfies { [K in keyof Formats]: readonly Formats[K][] }

/** What was stored, and what an API sent, may be anything: a zone that this browser does not know is none. */
function sound(given: unknown): Region {
  const { date_format, clock, number_format, timezone } = Object(given) as Record<string, unknown>
  return {
    date_format: known.date_format.find((name) => name === date_format) ?? 'auto',
    clock: known.clock.find((name) => name === clock) ?? 'auto',
    number_format: known.number_format.find((name) => name === number_format) ?? 'auto',
    timezone: typeof timezone === 'string' && isTimeZone(timezone) ? timezone : null,
  }
}

let region = NONE
if (typeof window !== 'undefined') apply(sound(storage.getJson(KEY)))

function apply(next: Region) {
  if (JSON.stringify(next) === JSON.stringify(region)) return
  region = next
  setFormats(region)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useRegion = () =>
  useSyncExternalStore(
    subscribe,
    () => region,
    () => NONE,
  )

/** The server's word on it. What an API does not keep stays as this browser has it. */
export function adoptRegion({ timezone, locale, preferences }: User) {
  const { date_format, clock, number_format } = preferences ?? region
  const next = sound({
    date_format,
    clock,
    number_format,
    timezone: timezone === undefined ? region.timezone : timezone,
  })
  storage.setJson(KEY, next)
  apply(next)
  if (locale !== undefined) chooseLocale(locale || null)
}

/** The next person writes as they do. */
export function forgetRegion() {
  storage.remove(KEY)
  apply(NONE)
}
