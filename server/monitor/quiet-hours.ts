import { slotsBetween } from '@/lib/automation/slots'
import type { WorkspaceSettings } from '@/lib/contract/workspace'

const DAY_MS = 86_400_000

type Settings = Partial<Pick<WorkspaceSettings, 'quiet_hours' | 'timezone'>>

/**
 * Whether it is night where the workspace is. From 22:00 to 07:00 goes over midnight; the hour of the end is not quiet
 * any more.
 */
export function isQuiet(now: Date, { quiet_hours, timezone = 'UTC' }: Settings): boolean {
  if (!quiet_hours) return false
  const { from, to } = quiet_hours
  const time = new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: timezone,
  }).format(now)
  return from <= to ? time >= from && time < to : time >= from || time < to
}

/** A time, or the end of the quiet hours that it falls into. */
export function afterQuiet(at: Date, settings: Settings): Date {
  if (!settings.quiet_hours || !isQuiet(at, settings)) return at
  const daily = { every: 'day', weekday: 'mon', day: 1, at: settings.quiet_hours.to } as const
  const [end] = slotsBetween(daily, at.getTime(), at.getTime() + 2 * DAY_MS, settings.timezone ?? 'UTC')
  return end === undefined ? at : new Date(end)
}
