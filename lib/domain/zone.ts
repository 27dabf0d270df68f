const MINUTE_MS = 60_000

export type Wall = { year: number; month: number; day: number; hour: number; minute: number }

const formats = new Map<string, Intl.DateTimeFormat>()

/** The clock on the wall in a zone. */
export function wallAt(at: number, zone: string): Wall {
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    })
  formats.set(zone, format)
  const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]))
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0
  return { year: of('year'), month: of('month'), day: of('day'), hour: of('hour'), minute: of('minute') }
}

/** The moment at which a clock in UTC shows it. */
export const asUtc = ({ year, month, day, hour, minute }: Wall) => Date.UTC(year, month - 1, day, hour, minute)

/** How far the clocks of a zone are ahead of UTC at a moment, in milliseconds. */
export const offsetAt = (at: number, zone: string) => asUtc(wallAt(at, zone)) - Math.floor(at / MINUTE_MS) * MINUTE_MS
