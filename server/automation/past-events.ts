import { and, desc, eq, gte, lte, type SQL, sql } from 'drizzle-orm'
import type { MatchedFinding } from '@/lib/automation/match'
import type { Condition } from '@/lib/contract/recipe-parts'
import type { Severity } from '@/lib/contract/scan-result'
import { ruleOf } from '@/lib/domain/rules'
import type { Db } from '@/server/db/db'
import type { EventType } from '@/server/db/event-facts'
import { events } from '@/server/db/schema'
import { turn } from '@/server/in-slices'
import type { EventRow } from './happening'

/** Older ones are not read. */
export const MAX_EVENTS = 20_000
/** An event may have 16 kB: so many are read within a few dozen milliseconds, and more where only a part is asked for. */
const SLICE = { whole: 250, part: 1_000 }

/** What of a finding is read only where it is asked for. */
const ASKED_SELDOM: readonly Condition['field'][] = ['title', 'category', 'seen_before']

/** `findings`: those of an event of which not all was read, as far as conditions ask for them. */
export type PastEvent = { event: EventRow; findings?: MatchedFinding[] }

type Wanted = { workspace: string; type: EventType; from: Date; conditions: readonly Pick<Condition, 'field'>[] }

/**
 * What happened since then, the newest first, a slice at a time: others are answered between two. Each column of a
 * slice comes in one text: to read a row costs more than what stands in it.
 */
export async function* pastEvents(db: Db, wanted: Wanted): AsyncGenerator<PastEvent[]> {
  const { workspace, type, from, conditions } = wanted
  const isPart = type.startsWith('findings.') && !conditions.some(({ field }) => ASKED_SELDOM.includes(field))
  const size = isPart ? SLICE.part : SLICE.whole
  const hasRules = conditions.some(({ field }) => field === 'effort')
  const { id, at } = events
  const own = and(eq(events.workspace_id, workspace), eq(events.type, type), gte(at, from))
  let before: SQL | undefined
  for (let read = 0; read < MAX_EVENTS; read += size) {
    if (read > 0) await turn()
    const page = await pageOf(db, and(own, before), { size, isPart, hasRules })
    yield isPart ? partsIn(page, type) : wholeIn(page, type)
    const last = page.ids.at(-1)
    if (last === undefined || page.ids.length < size) return
    const oldest = sql`${page.oldest}::timestamptz`
    before = and(lte(at, oldest), sql`(${at}, ${id}) < (${oldest}, ${last}::bigint)`)
  }
}

type Page = Awaited<ReturnType<typeof pageOf>>

type Asking = { size: number; isPart: boolean; hasRules: boolean }

async function pageOf(db: Db, where: SQL | undefined, { size, isPart, hasRules }: Asking) {
  const { id, key, at, asset_id, caused_by, data } = events
  const page = db
    .select({ id, key, at, asset_id, caused_by, data })
    .from(events)
    .where(where)
    .orderBy(desc(at), desc(id))
    .limit(size)
    .as('page')
  const column = (value: unknown) => sql<string | null>`json_agg(${value})::text`
  const list = (path: string) => sql`jsonb_path_query_array(${page.data}, ${`$.findings[*].${path}`}::jsonpath)`
  const none = sql<null>`null`
  const [row] = await db
    .select({
      ids: column(page.id),
      times: column(sql`floor(extract(epoch from ${page.at}) * 1000)`),
      keys: isPart ? none : column(page.key),
      assets: column(page.asset_id),
      causes: column(sql`case when ${page.caused_by} <> '{}' then ${page.caused_by} end`),
      oldest: sql<string | null>`min(${page.at})::text`,
      facts: column(isPart ? sql`${page.data} - 'findings'` : page.data),
      severities: isPart ? column(list('severity')) : none,
      rules: isPart && hasRules ? column(list('rule')) : none,
    })
    .from(page)
  const read = <T>(text: string | null | undefined) => JSON.parse(text ?? '[]') as T[]
  return {
    oldest: row?.oldest ?? null,
    ids: read<number>(row?.ids),
    times: read<number>(row?.times),
    keys: read<string>(row?.keys),
    assets: read<string | null>(row?.assets),
    causes: read<string[] | null>(row?.causes),
    facts: read<EventRow['data']>(row?.facts),
    severities: read<Severity[]>(row?.severities),
    rules: read<string[]>(row?.rules),
  }
}

const wholeIn = (page: Page, type: EventType): PastEvent[] =>
  page.ids.map((id, place) => ({
    event: {
      id,
      key: page.keys[place] ?? '',
      type,
      at: new Date(page.times[place] ?? 0),
      asset_id: page.assets[place] ?? null,
      caused_by: page.causes[place] ?? [],
      data: page.facts[place] as EventRow['data'],
    },
  }))

/** Findings of which nothing else is asked are all the same. */
function partsIn(page: Page, type: EventType): PastEvent[] {
  const known = new Map<string, MatchedFinding>()
  const findingOf = (severity: Severity, rule: string) => {
    const key = `${severity} ${rule}`
    const before = known.get(key)
    if (before) return before
    const effort = ruleOf(rule)?.effort ?? 'hours'
    const finding = { id: '', severity, category: '', title: '', effort, seen_before_days: null }
    known.set(key, finding)
    return finding
  }
  return wholeIn(page, type).map(({ event }, place) => {
    const rules = page.rules[place] ?? []
    const severities = page.severities[place] ?? []
    return { event, findings: severities.map((severity, nth) => findingOf(severity, rules[nth] ?? '')) }
  })
}
