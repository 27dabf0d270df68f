import { and, eq, sql } from 'drizzle-orm'
import type { ScanListQuery } from '@/lib/contract/scan'
import type { Account } from '@/server/api/env'
import type { Db } from '@/server/db/db'
import { scans } from '@/server/db/schema'
import { type Scope, within } from '@/server/db/within'
import { localeFor, voiceOf } from '@/server/voice'
import { asked, orderOf } from './scan-list'
import { pageOfScans, publicScan } from './scan-rows'

const isNarrowed = ({ q, sort, status, asset }: ScanListQuery) =>
  [q, sort, asset].some((one) => one !== undefined) || status !== 'any'

type Asking = { user: Account; languages: string | undefined; query: ScanListQuery; limit: number }

/** One page of the scans that are asked for; the first of all also has those that run, and how many wait. */
export async function scanPage(db: Db, scope: Scope, { user, languages, query, limit }: Asking) {
  const voice = query.q === undefined ? undefined : await voiceOf(localeFor(user.locale, languages))
  const order = orderOf(query.sort)
  const { rows, ...page } = await pageOfScans(db, {
    where: asked(scope, query, voice?.words),
    order,
    cursor: query.cursor,
    limit,
  })
  if (query.cursor !== undefined || isNarrowed(query)) return { scans: rows.map(publicScan), ...page }
  const isHere = within(scans.workspace_id, scope)
  // With a thousand in the line the running ones are older than all that are listed.
  const running = await pageOfScans(db, {
    where: and(isHere, eq(scans.status, 'running')),
    order,
    cursor: undefined,
    limit,
  })
  const listed = new Set(rows.map(({ scan }) => scan.id))
  const more = running.rows.filter(({ scan }) => !listed.has(scan.id))
  const waiting = await db.$count(scans, and(isHere, sql`${scans.status} = 'queued'`))
  return { scans: [...rows, ...more].map(publicScan), unfinished: { running: running.total, waiting }, ...page }
}
