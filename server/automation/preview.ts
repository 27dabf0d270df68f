import { and, desc, eq, gte } from 'drizzle-orm'
import { createLimiter } from '@/lib/automation/limit'
import { EVENT_OF, matching, type Matchable } from '@/lib/automation/match'
import { slotsBetween } from '@/lib/automation/slots'
import type { Preview } from '@/lib/contract/recipe'
import type { RecipePreview } from '@/lib/contract/recipe-body'
import type { Db } from '@/server/db/db'
import type { EventType } from '@/server/db/event-facts'
import { events, type workspaces } from '@/server/db/schema'
import { inSlices } from '@/server/in-slices'
import type { Voice } from '@/server/voice'
import { clockOf, type EventRow, factsOf, happeningOf, subjectOf, surroundingsOf } from './happening'
import { type Occurrence, linkOf, severityOf, siteOf, titleOf, valuesOf } from './telling'

const DAY_MS = 86_400_000
const MINUTE_MS = 60_000
/** As far back as a preview counts. */
export const PREVIEW_MS = 30 * DAY_MS
const MAX_EVENTS = 20_000
const MAX_SAMPLES = 50
const WINDOWS_BEFORE = 3

type Asked = { workspace: typeof workspaces.$inferSelect; voice: Voice; publicUrl: string; now: Date }

/** A match, and the moment at which limits count it. */
type Dated = Occurrence & { at: number }

const NOBODY = 'preview'

/** How often a recipe would have run in the last days, and on what: by the same rules as it runs by. */
export async function previewOf(db: Db, recipe: RecipePreview, asked: Asked): Promise<Preview> {
  const { workspace, now, voice, publicUrl } = asked
  const from = new Date(Math.max(now.getTime() - PREVIEW_MS, workspace.created_at.getTime()))
  // What a limit says on the first day began before it.
  const before = new Date(from.getTime() - WINDOWS_BEFORE * recipe.throttle_minutes * MINUTE_MS)
  const judge = createLimiter(recipe)
  const day = dayOf(workspace.settings.timezone ?? 'UTC')
  const days = new Map(daysBetween(now, day).map((date) => [date, { date, count: 0, held: 0 }]))
  const all: (Dated & { isHeld: boolean })[] = []
  const { matches, since } = await matchesSince(db, recipe, asked, before)
  // Of more than there is room for, only the newest are counted.
  const counted = new Date(Math.max(from.getTime(), since.getTime()))
  for (const one of matches) {
    const isRun = judge(one.at, subjectOf(one.event)).kind === 'run'
    if (one.at < counted.getTime()) continue
    const bar = days.get(day(one.at))
    if (bar) bar[isRun ? 'count' : 'held'] += 1
    all.push({ ...one, isHeld: !isRun })
  }
  const place = { workspace, publicUrl }
  const held = all.filter(({ isHeld }) => isHeld).length
  return {
    count: all.length - held,
    held,
    days: [...days.values()],
    samples: all
      .slice(-MAX_SAMPLES)
      .reverse()
      .map((one) => ({
        event_id: String(one.event.id),
        at: new Date(one.at).toISOString(),
        title: titleOf(one, voice, recipe),
        site: siteOf(one.event),
        severity: severityOf(one),
        report_url: linkOf(one.event, place),
        is_held: one.isHeld,
        values: valuesOf(one, voice, place, recipe) as Record<string, string>,
      })),
    since: counted.toISOString(),
    is_partial: counted.getTime() > now.getTime() - PREVIEW_MS,
  }
}

/** All that a recipe would have matched since then, the oldest first; `since` is later where there is more of it than is read. */
export async function matchesSince(
  db: Db,
  recipe: RecipePreview,
  { workspace, voice, now }: Asked,
  from: Date,
): Promise<{ matches: Dated[]; since: Date }> {
  const own: Matchable = {
    id: recipe.id ?? NOBODY,
    trigger: recipe.trigger,
    conditions: recipe.conditions,
    match: recipe.match,
  }
  const rows =
    recipe.trigger.type === 'schedule'
      ? slotsOf(own, workspace.settings.timezone ?? 'UTC', from, now)
      : await rowsOf(db, own, workspace.id, from)
  const surroundings = await surroundingsOf(db, { workspace, voice, events: rows, now })
  const clock = clockOf(surroundings.zone)
  const found = await inSlices(rows, (event) =>
    matching([own], happeningOf(event, surroundings, clock)).map(({ findings }) => ({
      event,
      findings,
      at: momentOf(own, event),
    })),
  )
  const matches = found
    .flat()
    .filter(({ at }) => at <= now.getTime())
    .sort((a, b) => a.at - b.at)
  return { matches, since: rows.length < MAX_EVENTS ? from : (rows[0]?.at ?? from) }
}

async function rowsOf(db: Db, { trigger }: Matchable, workspace: string, from: Date): Promise<EventRow[]> {
  const { id, key, type, asset_id, data, caused_by, at } = events
  const rows = await db
    .select({ id, key, type, asset_id, data, caused_by, at })
    .from(events)
    .where(
      and(
        eq(events.workspace_id, workspace),
        eq(events.type, EVENT_OF[trigger.type] as EventType),
        gte(events.at, from),
      ),
    )
    .orderBy(desc(events.at), desc(events.id))
    .limit(MAX_EVENTS)
  return rows.reverse()
}

function slotsOf({ id, trigger }: Matchable, zone: string, from: Date, now: Date): EventRow[] {
  if (trigger.type !== 'schedule') return []
  return slotsBetween(trigger.config, from.getTime(), now.getTime(), zone).map((slot) => ({
    id: 0,
    key: '',
    type: 'schedule',
    asset_id: null,
    data: { recipe_id: id, slot: new Date(slot).toISOString() },
    caused_by: [],
    at: new Date(slot),
  }))
}

/** Of an outage that has to last, when it had. */
function momentOf({ trigger }: Matchable, event: EventRow): number {
  const down = factsOf(event, 'site.down')
  const lasted =
    down && trigger.type === 'site_down' ? new Date(down.since).getTime() + trigger.config.minutes * MINUTE_MS : 0
  return Math.max(event.at.getTime(), lasted)
}

/** The date in a zone: `2026-11-23`. */
function dayOf(zone: string) {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' })
  const known = new Map<number, string>()
  return (at: number) => {
    const quarter = Math.floor(at / (15 * MINUTE_MS))
    const date = known.get(quarter) ?? format.format(quarter * 15 * MINUTE_MS)
    known.set(quarter, date)
    return date
  }
}

/** Thirty days and today, however long each was. */
function daysBetween(now: Date, day: (at: number) => string): string[] {
  const [year = 0, month = 1, date = 1] = day(now.getTime()).split('-').map(Number)
  const today = Date.UTC(year, month - 1, date)
  return Array.from({ length: 31 }, (_, back) => new Date(today - (30 - back) * DAY_MS).toISOString().slice(0, 10))
}
