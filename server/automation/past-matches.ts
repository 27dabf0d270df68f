import { and, desc, eq, gte, sql } from 'drizzle-orm'
import { EVENT_OF, matching, type Matchable } from '@/lib/automation/match'
import { slotsBetween } from '@/lib/automation/slots'
import type { RecipePreview } from '@/lib/contract/recipe-body'
import type { Db } from '@/server/db/db'
import type { EventType } from '@/server/db/event-facts'
import { events, type workspaces } from '@/server/db/schema'
import { turn } from '@/server/in-slices'
import type { Voice } from '@/server/voice'
import { clockOf, type EventRow, factsOf, happeningOf, subjectOf, surroundingsOf } from './happening'
import type { Occurrence } from './telling'

const MINUTE_MS = 60_000
const MAX_EVENTS = 20_000
/** An event may have 16 kB: so many are read and matched within a few dozen milliseconds. */
const SLICE = 200

export type Asked = { workspace: typeof workspaces.$inferSelect; voice: Voice; publicUrl: string; now: Date }

/** What a recipe would have run on, and the moment at which limits count it. Of old ones only that is kept. */
export type PastMatch = { at: number; subject: string; occurrence: Occurrence | null }

type Wanted = {
  from: Date
  /** Of so many, the newest, it is kept what they were. */
  kept: number
}

const NOBODY = 'preview'

/**
 * All that a recipe would have matched since then, the oldest first; `since` is later where there is more of it than is
 * read. The newest are read first, a slice at a time: a busy workspace has hundreds of megabytes of events, and others
 * are answered between two.
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
  const found = newest(kept)
  let since = from
  let count = 0
  const slices = trigger.type === 'schedule' ? [slotsOf(own, zone, from, now)] : slicesOf(db, own, workspace.id, from)
  for await (const slice of slices) {
    const surroundings = await surroundingsOf(db, { workspace, voice, events: slice, now })
    for (const event of slice)
      for (const { findings } of matching([own], happeningOf(event, surroundings, clock))) {
        const at = momentOf(own, event)
        if (at <= now.getTime()) found.add({ at, subject: subjectOf(event), occurrence: { event, findings } })
      }
    found.forget()
    count += slice.length
    if (count >= MAX_EVENTS) since = slice.at(-1)?.at ?? from
  }
  return { matches: found.all(), since }
}

/** Matches in the order of their moments, of which all but the newest forget what they were. */
function newest(kept: number) {
  let detailed: PastMatch[] = []
  const matches: PastMatch[] = []
  return {
    add(match: PastMatch) {
      matches.push(match)
      detailed.push(match)
    },
    forget() {
      detailed.sort((a, b) => b.at - a.at)
      for (const match of detailed.slice(kept)) match.occurrence = null
      detailed = detailed.slice(0, kept)
    },
    // The newest came first.
    all: () => matches.reverse().sort((a, b) => a.at - b.at),
  }
}

/** The newest first. What they are is asked in the beginning: what happens meanwhile is newer. */
async function* slicesOf(db: Db, { trigger }: Matchable, workspace: string, from: Date): AsyncGenerator<EventRow[]> {
  const { id, key, type, asset_id, data, caused_by, at } = events
  const named = await db
    .select({ id })
    .from(events)
    .where(and(eq(events.workspace_id, workspace), eq(type, EVENT_OF[trigger.type] as EventType), gte(events.at, from)))
    .orderBy(desc(at), desc(id))
    .limit(MAX_EVENTS)
  for (let start = 0; start < named.length; start += SLICE) {
    const ids = named.slice(start, start + SLICE).map((row) => row.id)
    if (start > 0) await turn()
    yield await db
      .select({ id, key, type, asset_id, data, caused_by, at })
      .from(events)
      .where(sql`${id} = any(${sql.param(ids)}::bigint[])`)
      .orderBy(desc(at), desc(id))
  }
}

/** The newest first, as events are. */
function slotsOf({ id, trigger }: Matchable, zone: string, from: Date, now: Date): EventRow[] {
  if (trigger.type !== 'schedule') return []
  return slotsBetween(trigger.config, from.getTime(), now.getTime(), zone)
    .map((slot) => ({
      id: 0,
      key: '',
      type: 'schedule' as const,
      asset_id: null,
      data: { recipe_id: id, slot: new Date(slot).toISOString() },
      caused_by: [],
      at: new Date(slot),
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
