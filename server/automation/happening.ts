import { and, eq, sql } from 'drizzle-orm'
import type { Happening, MatchedFinding } from '@/lib/automation/match'
import { weekdayOf } from '@/lib/automation/slots'
import { wallAt } from '@/lib/domain/zone'
import type { Condition } from '@/lib/contract/recipe-parts'
import { updateKind } from '@/lib/domain/wordpress'
import { ruleOf } from '@/lib/domain/rules'
import { namedIn } from '@/lib/domain/stored-result'
import { titleIn } from '@/lib/domain/finding-texts'
import { anyOf } from '@/server/db/any-of'
import type { Db } from '@/server/db/db'
import type { EventFacts, EventType, FindingFacts, Standing } from '@/server/db/event-facts'
import { assets, incidents, users, workspaces, wpSites, type events } from '@/server/db/schema'
import type { Voice } from '@/server/voice'

export type EventRow = Pick<
  typeof events.$inferSelect,
  'id' | 'key' | 'type' | 'asset_id' | 'data' | 'caused_by' | 'at'
>

/** What of an event is not written down with it: how things are called, and what came of it since. */
export type Surroundings = {
  /** Of the workspace. */
  zone: string
  voice: Pick<Voice, 'findings'>
  tags: ReadonlyMap<string, readonly string[]>
  /** Email addresses by their accounts. */
  people: ReadonlyMap<string, string>
  /** For how many minutes the incidents of outages lasted, or have until now. */
  lasted: ReadonlyMap<string, number>
}

const MINUTE_MS = 60_000
const QUARTER_MS = 15 * MINUTE_MS

/** The facts of an event when it is of a type. */
export const factsOf = <T extends EventType>(
  { type, data }: Pick<EventRow, 'type' | 'data'>,
  wanted: T,
): EventFacts[T] | null => (type === wanted ? (data as EventFacts[T]) : null)

/** The findings of an event, in the words of whoever reads it. */
export function findingsOf(
  { type, data }: Pick<EventRow, 'type' | 'data'>,
  voice: Pick<Voice, 'findings'>,
): MatchedFinding[] | undefined {
  if (!type.startsWith('findings.') || !('findings' in data)) return undefined
  return data.findings.map((facts) => matchedFinding(facts, voice))
}

type MatchedFacts = Pick<FindingFacts, 'id' | 'rule' | 'severity' | 'category' | 'title' | 'words' | 'seen_before_days'>

/** A finding as recipes are asked about it. */
export function matchedFinding(facts: MatchedFacts, voice: Pick<Voice, 'findings'>): MatchedFinding {
  let title: string | undefined
  return {
    id: facts.id,
    severity: facts.severity,
    category: facts.category ?? '',
    // Few are asked this.
    get title() {
      title ??= titleOf(facts, voice)
      return title
    },
    get effort() {
      return ruleOf(facts.rule)?.effort ?? 'hours'
    },
    seen_before_days: facts.seen_before_days ?? null,
  }
}

function titleOf({ rule, title, words }: MatchedFacts, { findings }: Pick<Voice, 'findings'>): string {
  const named = title === undefined ? namedIn({ rule, title: null, words: null }) : { rule, title, words }
  return titleIn(named, { texts: findings })
}

/** The clock of a zone, once for each quarter of an hour: no zone changes between two. */
export function clockOf(zone: string) {
  const known = new Map<number, Pick<Happening, 'weekday' | 'hour'>>()
  return (at: Date) => {
    const quarter = Math.floor(at.getTime() / QUARTER_MS)
    const before = known.get(quarter)
    if (before) return before
    const wall = wallAt(quarter * QUARTER_MS, zone)
    const read = { weekday: weekdayOf(wall), hour: wall.hour }
    known.set(quarter, read)
    return read
  }
}

/** An event as recipes are asked about it. */
export function happeningOf(
  event: EventRow,
  surroundings: Surroundings,
  clock = clockOf(surroundings.zone),
): Happening {
  const { data, asset_id } = event
  const value = 'asset_value' in data ? data.asset_value : null
  return {
    id: String(event.id),
    type: event.type,
    caused_by: event.caused_by,
    get weekday() {
      return clock(event.at).weekday
    },
    get hour() {
      return clock(event.at).hour
    },
    site: value === null ? null : { id: asset_id ?? '', value, tags: tagsOf(event, surroundings) },
    scan: scanOf(event, surroundings),
    findings: findingsOf(event, surroundings.voice),
    ...timesOf(event, surroundings),
    change: factsOf(event, 'site.changed')?.kind,
    part: partOf(event),
    ...('page' in data && {
      lead: {
        page: data.page,
        has_website: data.has_website,
        ...('lead_scan_id' in data && { country: data.country, grade: data.grade }),
      },
    }),
    recipe: factsOf(event, 'schedule')?.recipe_id,
  }
}

/** What limits count apart: the asset, or the WordPress site that is none. */
export const subjectOf = ({ asset_id, data }: Pick<EventRow, 'asset_id' | 'data'>): string =>
  asset_id ?? ('wpsite_id' in data ? data.wpsite_id : '')

/** A WordPress site has tags of its own beside those of its asset. */
function tagsOf({ asset_id, data }: EventRow, { tags }: Surroundings): readonly string[] {
  const own = 'wpsite_id' in data ? tags.get(data.wpsite_id) : undefined
  return [...(tags.get(asset_id ?? '') ?? []), ...(own ?? [])]
}

function partOf(event: EventRow): Happening['part'] {
  const flaw = factsOf(event, 'wp.flaw')
  if (flaw) {
    const { kind, name, slug, severity, fixed_in } = flaw
    return { kind, names: [name, slug], severity, has_fix: fixed_in.length > 0 }
  }
  const update = factsOf(event, 'wp.update')
  return update ? { kind: update.kind, names: [update.name, update.slug], update: updateKind(update) } : undefined
}

/** The threshold of an expiry stands at the end of its key. */
function timesOf(event: EventRow, { lasted }: Surroundings): Pick<Happening, 'days' | 'minutes'> {
  const down = factsOf(event, 'site.down')
  const up = factsOf(event, 'site.up')
  return {
    ...(event.type === 'expiring' && { days: Number(event.key.split(':').at(-1)) }),
    ...(down && { minutes: lasted.get(down.incident_id) ?? 0 }),
    ...(up && { minutes: up.ms / MINUTE_MS }),
  }
}

const UNKNOWN: Standing = { score: null, grade: null, counts: null }

function scanOf({ type, data }: EventRow, { people }: Surroundings): Happening['scan'] {
  if (!('scan_type' in data)) return undefined
  const now: Standing =
    'after' in data
      ? { score: data.after, grade: data.grade, counts: data.counts ?? null }
      : 'score' in data
        ? data
        : UNKNOWN
  const earlier =
    ('earlier' in data ? data.earlier : null) ??
    ('after' in data && type === 'score.dropped' ? { ...UNKNOWN, score: data.before } : UNKNOWN)
  const count = (of: (counts: NonNullable<Standing['counts']>) => number) => ({
    now: now.counts && of(now.counts),
    before: earlier.counts && of(earlier.counts),
  })
  return {
    scan_type: data.scan_type,
    started_by: (data.started_by !== null && people.get(data.started_by)) || null,
    score: { now: now.score, before: earlier.score },
    grade: { now: now.grade, before: earlier.grade },
    critical: count(({ critical }) => critical),
    high: count(({ high }) => high),
    open: count(({ critical, high, medium, low }) => critical + high + medium + low),
  }
}

type Asked = {
  workspace: { id: string; settings: { timezone?: string } }
  voice: Pick<Voice, 'findings'>
  events: readonly EventRow[]
  now: Date
  /** All that is asked of them; left out, it may be anything. */
  conditions?: readonly Pick<Condition, 'field'>[]
}

/** Everything beside these events that recipes of their workspace can ask about. */
export async function surroundingsOf(
  db: Db,
  { workspace, voice, events: rows, now, conditions }: Asked,
): Promise<Surroundings> {
  const isAsked = (name: Condition['field']) => conditions?.some(({ field }) => field === name) ?? true
  const hasTags = isAsked('tag')
  const outages = rows.flatMap((event) => factsOf(event, 'site.down')?.incident_id ?? [])
  const sites = hasTags ? [...new Set(rows.flatMap(({ asset_id }) => asset_id ?? []))] : []
  const wordpress = hasTags ? [...new Set(rows.flatMap(({ data }) => ('wpsite_id' in data ? data.wpsite_id : [])))] : []
  const [tagged, taggedWordPress, owners, lasting] = await Promise.all([
    sites.length === 0
      ? []
      : db
          .select({ id: assets.id, tags: assets.tags })
          .from(assets)
          .where(and(anyOf(assets.id, sites), sql`${assets.tags} <> '[]'`)),
    wordpress.length === 0
      ? []
      : db
          .select({ id: wpSites.id, tags: wpSites.tags })
          .from(wpSites)
          .where(and(anyOf(wpSites.id, wordpress), eq(wpSites.workspace_id, workspace.id))),
    isAsked('started_by')
      ? db
          .select({ id: users.id, email: users.email })
          .from(users)
          .innerJoin(workspaces, eq(workspaces.user_id, users.id))
          .where(eq(workspaces.id, workspace.id))
      : [],
    outages.length === 0 ? [] : db.select().from(incidents).where(anyOf(incidents.id, outages)),
  ])
  const minutes = ({ started_at, ended_at }: typeof incidents.$inferSelect) =>
    ((ended_at ?? now).getTime() - started_at.getTime()) / MINUTE_MS
  return {
    zone: workspace.settings.timezone ?? 'UTC',
    voice,
    tags: new Map([...tagged, ...taggedWordPress].map(({ id, tags }) => [id, tags])),
    people: new Map(owners.map(({ id, email }) => [id, email])),
    lasted: new Map(lasting.map((incident) => [incident.id, minutes(incident)])),
  }
}
