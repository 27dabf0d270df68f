import { and, desc, eq, gte, lte, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { MatchedFinding } from '@/lib/automation/match'
import type { Condition } from '@/lib/contract/recipe-parts'
import type { Db } from '@/server/db/db'
import type { EventType, FindingFacts } from '@/server/db/event-facts'
import { events } from '@/server/db/schema'
import { turn } from '@/server/in-slices'
import type { Voice } from '@/server/voice'
import { type EventRow, matchedFinding } from './happening'

/** Older ones are not read. */
export const MAX_EVENTS = 20_000
/** An event may have 16 kB: so many are read within a few dozen milliseconds, and more where only a part is read. */
const SLICE = { whole: 250, part: 1_000 }

/** `findings`: what of those of an event conditions can ask for, of which each is there once. */
export type PastEvent = { event: EventRow; findings?: MatchedFinding[] }

type Wanted = {
  workspace: string
  type: EventType
  from: Date
  conditions: readonly Pick<Condition, 'field'>[]
  voice: Pick<Voice, 'findings'>
}

/**
 * What happened since then, the newest first, a slice at a time: others are answered between two. Each column of a
 * slice comes in one text: to read a row costs more than what stands in it.
 */
export async function* pastEvents(db: Db, wanted: Wanted): AsyncGenerator<PastEvent[]> {
  const { workspace, type, from, conditions, voice } = wanted
  const facts = type.startsWith('findings.') ? factsFor(conditions) : null
  const size = facts ? SLICE.part : SLICE.whole
  const read = facts && findingsReader(facts, voice)
  const isOfScan = conditions.some(({ field }) => ![...OF_FINDINGS, ...BY_CLOCK].includes(field))
  const { id, at } = events
  const own = and(eq(events.workspace_id, workspace), eq(events.type, type), gte(at, from))
  let before: SQL | undefined
  for (let count = 0; count < MAX_EVENTS; count += size) {
    if (count > 0) await turn()
    const page = await pageOf(db, and(own, before), { size, facts, isOfScan })
    yield eventsIn(page, type).map((event, place) => ({
      event,
      ...(read && { findings: read(page.findings[place] ?? null) }),
    }))
    const last = page.ids.at(-1)
    if (last === undefined || page.ids.length < size) return
    const oldest = sql`${page.oldest}::timestamptz`
    before = and(lte(at, oldest), sql`(${at}, ${id}) < (${oldest}, ${last}::bigint)`)
  }
}

const FACTS_FOR: Partial<Record<Condition['field'], readonly (keyof FindingFacts)[]>> = {
  effort: ['rule'],
  category: ['category'],
  title: ['rule', 'title', 'words'],
  seen_before: ['seen_before_days'],
}

/** Whoever asks for nothing else needs no word of the scan that found them. */
const OF_FINDINGS: readonly Condition['field'][] = ['severity', 'category', 'title', 'effort', 'seen_before']
const BY_CLOCK: readonly Condition['field'][] = ['weekday', 'hour']

/** What of a finding these conditions are about. */
const factsFor = (conditions: Wanted['conditions']): (keyof FindingFacts)[] => [
  ...new Set<keyof FindingFacts>(['severity', ...conditions.flatMap(({ field }) => FACTS_FOR[field] ?? [])]),
]

/** Between the facts of a finding, and between findings: in no text that is stored. */
const [FACT, FINDING] = ['\u001f', '\u001e']

type Page = Awaited<ReturnType<typeof pageOf>>

type Asking = { size: number; facts: readonly (keyof FindingFacts)[] | null; isOfScan: boolean }

async function pageOf(db: Db, where: SQL | undefined, { size, facts, isOfScan }: Asking) {
  const { id, key, at, asset_id, caused_by, data } = events
  const page = db
    .select({ id, key, at, asset_id, caused_by, data })
    .from(events)
    .where(where)
    .orderBy(desc(at), desc(id))
    .limit(size)
    .as('page')
  const column = (value: unknown) => sql<string | null>`json_agg(${value})::text`
  const none = sql<null>`null`
  const [row] = await db
    .select({
      ids: column(page.id),
      times: column(sql`floor(extract(epoch from ${page.at}) * 1000)`),
      keys: facts ? none : column(page.key),
      assets: column(page.asset_id),
      causes: column(sql`case when ${page.caused_by} <> '{}' then ${page.caused_by} end`),
      oldest: sql<string | null>`min(${page.at})::text`,
      facts: facts && !isOfScan ? none : column(facts ? sql`${page.data} - 'findings'` : page.data),
      findings: facts ? column(findingsOf(page.data, facts)) : none,
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
    findings: read<string | null>(row?.findings),
  }
}

/** All findings of an event in one text: to take JSON apart costs more. */
function findingsOf(data: SQLWrapper, facts: readonly (keyof FindingFacts)[]): SQL {
  const own = facts.map((name) => {
    const fact = sql`finding ->> ${sql.raw(`'${name}'`)}`
    if (name === 'severity') return fact
    // All others are of a few known ones, or JSON.
    return sql`coalesce(${name === 'title' ? sql`translate(${fact}, ${FACT + FINDING}, '')` : fact}, '')`
  })
  return sql`(select string_agg(${sql.join(own, sql` || ${FACT}::text || `)}, ${FINDING}::text)
    from jsonb_array_elements(${data} -> 'findings') finding)`
}

const eventsIn = (page: Page, type: EventType): EventRow[] =>
  page.ids.map((id, place) => ({
    id,
    key: page.keys[place] ?? '',
    type,
    at: new Date(page.times[place] ?? 0),
    asset_id: page.assets[place] ?? null,
    caused_by: page.causes[place] ?? [],
    data: (page.facts[place] ?? {}) as EventRow['data'],
  }))

/** Those of which the same is asked are the same one: a month has many, and few kinds of them. */
function findingsReader(names: readonly (keyof FindingFacts)[], voice: Pick<Voice, 'findings'>) {
  const known = new Map<string, MatchedFinding>()
  const findingOf = (text: string) => {
    const before = known.get(text)
    if (before) return before
    const facts = text.split(FACT)
    const fact = (name: keyof FindingFacts) => facts[names.indexOf(name)] || undefined
    const [words, days] = [fact('words'), fact('seen_before_days')]
    const finding = matchedFinding(
      {
        id: '',
        rule: fact('rule') ?? '',
        severity: fact('severity') as FindingFacts['severity'],
        category: fact('category') as FindingFacts['category'],
        title: fact('title'),
        ...(words !== undefined && { words: JSON.parse(words) as FindingFacts['words'] }),
        ...(days !== undefined && { seen_before_days: Number(days) }),
      },
      voice,
    )
    known.set(text, finding)
    return finding
  }
  return (text: string | null) => (text === null ? [] : [...new Set(text.split(FINDING))].map(findingOf))
}
