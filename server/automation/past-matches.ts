import { sql } from 'drizzle-orm'
import { EVENT_OF, type Matchable, matching } from '@/lib/automation/match'
import { slotsBetween } from '@/lib/automation/slots'
import type { RecipePreview } from '@/lib/contract/recipe-body'
import type { Db } from '@/server/db/db'
import type { EventType } from '@/server/db/event-facts'
import { events, type workspaces } from '@/server/db/schema'
import type { Voice } from '@/server/voice'
import { clockOf, type EventRow, factsOf, happeningOf, subjectOf, surroundingsOf } from './happening'
import { MAX_EVENTS, type PastEvent, pastEvents } from './past-events'
import type { Occurrence } from './telling'

const MINUTE_MS = 60_000

export type Asked = { workspace: typeof workspaces.$inferSelect; voice: Voice; publicUrl: string; now: Date }

/** What a recipe would have run on, and the moment at which limits count it. Of old ones only that is told. */
export type PastMatch = { at: number; subject: string; event: number; occurrence: Occurrence | null }

type Wanted = {
  from: Date
  /** Of so many, the newest, it is told what they were. */
  kept: number
}

const NOBODY = 'preview'

/**
 * All that a recipe would have matched since then, the oldest first; `since` is later where there is more of it than is
 * read. Of most events little is read: a busy workspace has hundreds of megabytes of them.
 */
export async function pastMatches(
  db: Db,
  recipe: RecipePreview,
  { workspace, voice, now }: Omit<Asked, 'publicUrl'>,
  { from, kept }: Wanted,
): Promise<{ matches: PastMatch[]; since: Date }> {
  const { trigger, conditions, match } = recipe
  const own: Matchable = { id: recipe.id ?? NOBODY, trigger, conditions, match }
  const zone = workspace.settings.timezone ?? 'UTC'
  const clock = clockOf(zone)
  const matchesIn = async (slice: readonly PastEvent[]) => {
    const rows = slice.map(({ event }) => event)
    const surroundings = await surroundingsOf(db, { workspace, voice, events: rows, now, conditions })
    return slice.flatMap(({ event, findings }) => {
      const happening = happeningOf(event, surroundings, clock)
      if (findings) happening.findings = findings
      return matching([own], happening).map((found) => ({ event, findings: found.findings }))
    })
  }
  const slots = slotsOf(own, zone, from, now)
  const type = EVENT_OF[trigger.type] as EventType
  const slices = slots ? [slots] : pastEvents(db, { workspace: workspace.id, type, from, conditions, voice })
  const matches: PastMatch[] = []
  let since = from
  let count = 0
  for await (const slice of slices) {
    for (const { event, findings } of await matchesIn(slice)) {
      const at = momentOf(own, event)
      const occurrence = slots ? { event, findings } : null
      if (at <= now.getTime()) matches.push({ at, subject: subjectOf(event), event: event.id, occurrence })
    }
    count += slice.length
    if (count >= MAX_EVENTS) since = slice.at(-1)?.event.at ?? from
  }
  // The newest came first.
  matches.reverse().sort((a, b) => a.at - b.at)
  if (slots) return { matches, since }
  const newest = matches.slice(-kept)
  const whole = await matchesIn(await wholeOf(db, newest))
  const told = new Map(whole.map(({ event, findings }) => [event.id, { event, findings }]))
  for (const one of newest) one.occurrence = told.get(one.event) ?? null
  return { matches, since }
}

async function wholeOf(db: Db, matches: readonly PastMatch[]): Promise<PastEvent[]> {
  const { id, key, type, asset_id, data, caused_by, at } = events
  const ids = matches.map(({ event }) => event)
  const rows = await db
    .select({ id, key, type, asset_id, data, caused_by, at })
    .from(events)
    .where(sql`${id} = any(${sql.param(ids)}::bigint[])`)
  return rows.map((event) => ({ event }))
}

/** Null for what does not run by the clock. The newest first, as events are. */
function slotsOf({ id, trigger }: Matchable, zone: string, from: Date, now: Date): PastEvent[] | null {
  if (trigger.type !== 'schedule') return null
  return slotsBetween(trigger.config, from.getTime(), now.getTime(), zone)
    .map((slot) => ({
      event: {
        id: 0,
        key: '',
        type: 'schedule' as const,
        asset_id: null,
        data: { recipe_id: id, slot: new Date(slot).toISOString() },
        caused_by: [],
        at: new Date(slot),
      },
    }))
    .reverse()
}

/** Of an outage that has to last, when it had. */
function momentOf({ trigger }: Matchable, event: EventRow): number {
  const down = factsOf(event, 'site.down')
  const lasted =
    down && trigger.type === 'site_down' ? new Date(down.since).getTime() + trigger.config.minutes * MINUTE_MS : 0
  return Math.max(event.at.getTime(), lasted)
}
