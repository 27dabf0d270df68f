/** When: an ISO text, milliseconds since 1970, or a Date. */
export type Moment = string | number | Date

type Options = { locale?: string; timeZone?: string }

const UNITS = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const

const toDate = (at: Moment) => (at instanceof Date ? at : new Date(at))

/** "3 minutes ago", "yesterday", "in 2 weeks"; "now" within 45 seconds. Empty for a date that is none. */
export function relativeTime(at: Moment, { now = Date.now(), locale }: { now?: number; locale?: string } = {}): string {
  const seconds = (toDate(at).getTime() - now) / 1000
  if (Number.isNaN(seconds)) return ''
  const words = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  if (Math.abs(seconds) < 45) return words.format(0, 'second')
  for (const [unit, size] of UNITS) {
    const amount = Math.round(seconds / size)
    if (Math.abs(seconds) >= size && amount !== 0) return words.format(amount, unit)
  }
  return words.format(Math.sign(seconds), 'minute')
}

/** "18 Nov 2026, 21:41" in the person's own zone, with the zone's name when `zone` is set. Empty for a date that is none. */
export function absoluteTime(at: Moment, { locale, timeZone, zone = false }: Options & { zone?: boolean } = {}): string {
  const date = toDate(at)
  if (Number.isNaN(date.getTime())) return ''
  return new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
    ...(zone ? { timeZoneName: 'short' } : {}),
  }).format(date)
}

/** "18 Nov 2026". Empty for a date that is none. */
export function date(at: Moment, { locale, timeZone }: Options = {}): string {
  const day = toDate(at)
  return Number.isNaN(day.getTime()) ? '' : new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone }).format(day)
}

/** "21:41", for something that happened today. Empty for a date that is none. */
export function clockTime(at: Moment, { locale, timeZone }: Options = {}): string {
  const moment = toDate(at)
  return Number.isNaN(moment.getTime()) ? '' : new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', timeZone }).format(moment)
}

const inUnit = (value: number, unit: string, locale?: string, digits = 0) =>
  new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: unit === 'millisecond' ? 'short' : 'narrow', maximumFractionDigits: digits }).format(value)

/** Milliseconds in the two largest units: "184 ms", "3.5s", "6m 40s", "2h 5m", "3d 4h". */
export function duration(ms: number, locale?: string): string {
  if (!Number.isFinite(ms) || ms < 0) return ''
  if (ms < 1000) return inUnit(Math.round(ms), 'millisecond', locale)
  if (ms < 10_000) return inUnit(ms / 1000, 'second', locale, 1)
  const seconds = Math.round(ms / 1000)
  const parts = [
    ['day', Math.floor(seconds / 86_400)],
    ['hour', Math.floor(seconds / 3600) % 24],
    ['minute', Math.floor(seconds / 60) % 60],
    ['second', seconds % 60],
  ] as const
  const first = parts.findIndex(([, amount]) => amount > 0)
  return parts
    .slice(first, first + 2)
    .filter(([, amount]) => amount > 0)
    .map(([unit, amount]) => inUnit(amount, unit, locale))
    .join(' ')
}

export function number(value: number, locale?: string, options?: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(locale, options).format(value)
}

const SIZES = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const

/** Decimal sizes, as browsers and operating systems print them: "512 byte", "1.5 MB". */
export function bytes(value: number, locale?: string): string {
  if (!Number.isFinite(value) || value < 0) return ''
  const step = Math.min(SIZES.length - 1, value < 1000 ? 0 : Math.floor(Math.log10(value) / 3))
  const unit = SIZES[step] ?? 'byte'
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit,
    unitDisplay: 'short',
    maximumFractionDigits: step === 0 ? 0 : 1,
  }).format(value / 1000 ** step)
}
