import type { Preferences } from '@/lib/contract/user'
import { dateFormat, numberFormat, relativeFormat } from './formatters'

/** When: an ISO text, milliseconds since 1970, or a Date. */
export type Moment = string | number | Date

type Options = {
  locale?: string
  timeZone?: string
  /** Instead of what the person chose, for showing what a choice would do. */
  formats?: Formats
}

/** What a person chose about how dates and numbers are written. */
export type Formats = Pick<Preferences, 'date_format' | 'clock' | 'number_format'>

export const NO_FORMATS: Formats = { date_format: 'auto', clock: 'auto', number_format: 'auto' }

let chosen = NO_FORMATS

/** From now on everything here is written like this. Only in a browser: a server writes for many. */
export function setFormats(formats: Formats) {
  chosen = formats
}

const UNITS = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const

const toDate = (at: Moment) => (at instanceof Date ? at : new Date(at))

/** What clocks of two machines may differ by without anybody calling one of them wrong. */
const CLOCKS_DIFFER_S = 120

/**
 * "3 minutes ago", "yesterday"; "now" within 45 seconds, of something that has happened. Where it lies ahead, the clock
 * of this device or of the server is wrong, and nobody knows how long ago it is: then the full time. Empty for a date
 * that is none.
 */
export function relativeTime(
  at: Moment,
  { now = Date.now(), locale, timeZone }: { now?: number; locale?: string; timeZone?: string } = {},
): string {
  const seconds = (toDate(at).getTime() - now) / 1000
  if (Number.isNaN(seconds)) return ''
  if (seconds > CLOCKS_DIFFER_S) return absoluteTime(at, { locale, timeZone })
  const words = relativeFormat(locale, { numeric: 'auto' })
  if (seconds > -45) return words.format(0, 'second')
  for (const [unit, size] of UNITS) {
    const amount = Math.round(seconds / size)
    if (Math.abs(seconds) >= size && amount !== 0) return words.format(amount, unit)
  }
  return words.format(Math.sign(seconds), 'minute')
}

/**
 * "18 Nov 2026, 21:41" in the person's own zone, with the zone's name when `zone` is set. Empty for a date that is
 * none.
 */
export function absoluteTime(
  at: Moment,
  { locale, timeZone, formats = chosen, zone = false }: Options & { zone?: boolean } = {},
): string {
  const date = toDate(at)
  if (Number.isNaN(date.getTime())) return ''
  const time = { ...clockOptions(formats), timeZone, ...(zone ? ({ timeZoneName: 'short' } as const) : {}) }
  if (formats.date_format !== 'auto')
    return `${inOrder(date, formats.date_format, { locale, timeZone })}${comma(locale)}${dateFormat(locale, time).format(date)}`
  return dateFormat(locale, { day: 'numeric', month: 'short', year: 'numeric', ...time }).format(date)
}

const clockOptions = ({ clock }: Formats): Intl.DateTimeFormatOptions => ({
  hour: '2-digit',
  minute: '2-digit',
  ...(clock === 'auto' ? {} : { hourCycle: clock === '12' ? 'h12' : 'h23' }),
})

type Order = Exclude<Formats['date_format'], 'auto'>

/** Day, month and year, the month as the order has it: in digits, or in the language of the page. */
function partsOf(date: Date, order: Order, { locale, timeZone }: Options) {
  const digits = order === 'ymd'
  const format = dateFormat(locale, {
    day: digits ? '2-digit' : 'numeric',
    month: digits ? '2-digit' : 'short',
    year: 'numeric',
    timeZone,
    calendar: 'gregory',
  })
  const parts = Object.fromEntries(format.formatToParts(date).map(({ type, value }) => [type, value]))
  const { day = '', month = '', year = '' } = parts
  return { day, month, year }
}

/** Arabic has a comma of its own. */
export const comma = (locale?: string) => (locale?.startsWith('ar') ? '، ' : ', ')

/** Day, month and year as the person orders them. */
function inOrder(date: Date, order: Order, options: Options): string {
  const { day, month, year } = partsOf(date, order, options)
  if (order === 'ymd') return `${year}-${month}-${day}`
  return order === 'dmy' ? `${day} ${month} ${year}` : `${month} ${day}${comma(options.locale)}${year}`
}

/** "18 Nov 2026". Empty for a date that is none. */
export function date(at: Moment, { locale, timeZone, formats = chosen }: Options = {}): string {
  const day = toDate(at)
  if (Number.isNaN(day.getTime())) return ''
  if (formats.date_format !== 'auto') return inOrder(day, formats.date_format, { locale, timeZone })
  return dateFormat(locale, { dateStyle: 'medium', timeZone }).format(day)
}

/** "18 Nov", along an axis. */
export function dayAndMonth(at: Moment, { locale, timeZone, formats = chosen }: Options = {}): string {
  const order = formats.date_format
  if (order === 'auto') return dateFormat(locale, { day: 'numeric', month: 'short', timeZone }).format(toDate(at))
  const { day, month } = partsOf(toDate(at), order, { locale, timeZone })
  if (order === 'ymd') return `${month}-${day}`
  return order === 'dmy' ? `${day} ${month}` : `${month} ${day}`
}

/** "21:41", or "21:41:09" with `seconds`, for something that happened today. Empty for a date that is none. */
export function clockTime(
  at: Moment,
  { locale, timeZone, formats = chosen, seconds = false }: Options & { seconds?: boolean } = {},
): string {
  const moment = toDate(at)
  if (Number.isNaN(moment.getTime())) return ''
  return dateFormat(locale, {
    ...clockOptions(formats),
    second: seconds ? '2-digit' : undefined,
    timeZone,
  }).format(moment)
}

/** Between thousands, and before the fraction. */
const SEPARATORS = { comma: [',', '.'], point: ['.', ','], space: ['\u202f', ','], apostrophe: ['’', '.'] } as const

/** The number as its language writes it, with the separators that the person chose. */
export function written(format: Intl.NumberFormat, value: number, { number_format } = chosen): string {
  if (number_format === 'auto') return format.format(value)
  const [group, decimal] = SEPARATORS[number_format]
  const parts = format.formatToParts(value)
  return parts.map(({ type, value: text }) => (type === 'group' ? group : type === 'decimal' ? decimal : text)).join('')
}

type Formatters = {
  getNumberFormat: (...given: ConstructorParameters<typeof Intl.NumberFormat>) => Pick<Intl.NumberFormat, 'format'>
}

/**
 * The formatters of use-intl, with `{count, number}` and `#` written with the separators that the person chose: it
 * writes them by the language alone and has no setting for it.
 */
export function withOwnNumbers<F extends Formatters>(formatters: F, formats?: Formats): F {
  return {
    ...formatters,
    getNumberFormat: (...given: Parameters<Formatters['getNumberFormat']>) => {
      const format = formatters.getNumberFormat(...given) as Intl.NumberFormat
      return { format: (value: number | bigint) => written(format, Number(value), formats) }
    },
  }
}

type InUnit = { locale?: string; digits?: number; formats?: Formats }

/** Of a minute the narrow sign is that of a metre; the others are as short as they can be. */
const inUnit = (value: number, unit: string, { locale, digits = 0, formats }: InUnit) => {
  const isShort = unit === 'millisecond' || unit === 'minute'
  const text = written(
    numberFormat(locale, {
      style: 'unit',
      unit,
      unitDisplay: isShort ? 'short' : 'narrow',
      maximumFractionDigits: digits,
    }),
    value,
    formats,
  )
  // Languages differ in it, and some between their own units; a number is not parted from its unit.
  return text.replace(/(\p{Nd})\s*(?=\p{L})/u, '$1\u00a0')
}

/** Milliseconds in the two largest units: "184 ms", "3.5 s", "6 min 40 s", "2 h 5 min", "3 d 4 h". */
export function duration(ms: number, locale?: string, formats?: Formats): string {
  if (!Number.isFinite(ms) || ms < 0) return ''
  if (ms < 1000) return inUnit(Math.round(ms), 'millisecond', { locale, formats })
  if (ms < 10_000) return inUnit(ms / 1000, 'second', { locale, digits: 1, formats })
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
    .map(([unit, amount]) => inUnit(amount, unit, { locale, formats }))
    .join(' ')
}

export function number(value: number, locale?: string, options?: Intl.NumberFormatOptions, formats?: Formats): string {
  return written(numberFormat(locale, options), value, formats)
}

const SIZES = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const

/** Decimal sizes, as browsers and operating systems print them: "512 byte", "1.5 MB". */
/** Two places: 99.95 % and 100 % are not the same to whoever promised it. */
export const percent = (share: number, locale: string) =>
  number(Math.floor(share * 10_000) / 10_000, locale, { style: 'percent', maximumFractionDigits: 2 })

export function bytes(value: number, locale?: string, formats?: Formats): string {
  if (!Number.isFinite(value) || value < 0) return ''
  const step = Math.min(SIZES.length - 1, value < 1000 ? 0 : Math.floor(Math.log10(value) / 3))
  const unit = SIZES[step] ?? 'byte'
  const format = numberFormat(locale, {
    style: 'unit',
    unit,
    unitDisplay: 'short',
    maximumFractionDigits: step === 0 ? 0 : 1,
  })
  return written(format, value / 1000 ** step, formats)
}
