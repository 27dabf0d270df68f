import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { type SCAN_COLUMNS, type ScanListQuery, ScanType } from '@/lib/contract/scan'
import { assets, scans, users } from '@/server/db/schema'
import { type Scope, within } from '@/server/db/within'
import { asId } from '@/server/api/ids'
import type { Voice } from '@/server/voice'
import type { Order } from '@/server/routes/pages'
import { hasWords } from '@/server/routes/search'

const part = (severity: string, weight: number) =>
  sql.raw(`coalesce((counts ->> '${severity}')::numeric, 0) * ${weight}`)

/** Criticals weigh more than any number of lows. */
const weight = sql`case when ${scans.counts} is not null then ${sql.join(
  [part('critical', 1e9), part('high', 1e6), part('medium', 1e3), part('low', 1)],
  sql` + `,
)} end`

/** What a list of scans can be ordered by, by the names of its columns. */
const columns: Record<(typeof SCAN_COLUMNS)[number], Omit<Order, 'name' | 'isDown'>> = {
  asset: { by: sql`lower(${scans.asset_value})`, type: 'text' },
  type: { by: sql`${scans.scan_type}`, type: 'text' },
  status: { by: sql`${scans.status}`, type: 'text' },
  grade: { by: sql`${scans.score}`, type: 'numeric', isNullable: true },
  findings: { by: weight, type: 'numeric', isNullable: true },
  started: { by: scans.created_at, type: 'timestamptz' },
  duration: {
    by: sql`extract(epoch from ${scans.completed_at} - ${scans.started_at})`,
    type: 'numeric',
    isNullable: true,
  },
  by: { by: sql`lower(${users.name})`, type: 'text', isNullable: true },
}

/** "-started" is by the start, the newest first: the order of a list that is asked for without one. */
export function orderOf(sort: ScanListQuery['sort'] = '-started'): Order {
  const isDown = sort.startsWith('-')
  const column = (isDown ? sort.slice(1) : sort) as keyof typeof columns
  return { name: sort, ...columns[column], isDown }
}

const isOf: Record<Exclude<ScanListQuery['status'], 'any'>, SQL | undefined> = {
  active: inArray(scans.status, ['queued', 'running']),
  queued: eq(scans.status, 'queued'),
  running: eq(scans.status, 'running'),
  completed: eq(scans.status, 'completed'),
  failed: and(eq(scans.status, 'failed'), sql`${scans.failure_reason} is distinct from 'aborted'`),
  stopped: and(eq(scans.status, 'failed'), eq(scans.failure_reason, 'aborted')),
}

const STATES = ['queued', 'running', 'completed', 'failed', 'stopped'] as const

/** The kind and the state of a scan as the screens of the person say them. */
function inWords(words: Voice['words']): SQL {
  const kinds = ScanType.options.map(
    (type) => sql`when ${eq(scans.scan_type, type)} then ${words(`scan.type.${type}`)}::text`,
  )
  const states = STATES.map((state) => sql`when ${isOf[state]} then ${words(`scan.status.${state}`)}::text`)
  return sql`case ${sql.join(kinds, sql` `)} end, case ${sql.join(states, sql` `)} end`
}

/**
 * Every word of the search is somewhere in the address or the name of the site, in the kind or the state of the scan,
 * or in the name of who started it.
 */
function says(search: string | undefined, spoken: Voice['words'] | undefined): SQL | undefined {
  const words = (search ?? '').toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return undefined
  const named = sql`(select name from ${assets} where ${assets.id} = ${scans.asset_id})`
  const text = sql`lower(concat_ws(' ', ${scans.asset_value}, ${named}, ${users.name}, ${scans.grade}, ${spoken ? inWords(spoken) : sql`null`}))`
  return hasWords(text, words)
}

/** The scans of a workspace that a list is asked for, searched in the words of a person. */
export const asked = (scope: Scope, { asset, status, q }: ScanListQuery, spoken?: Voice['words']) =>
  and(
    within(scans.workspace_id, scope),
    asset === undefined ? undefined : eq(scans.asset_id, asId(asset)),
    status === 'any' ? undefined : isOf[status],
    says(q, spoken),
  )
