import { and, asc, desc, eq, isNotNull, lt, sql } from 'drizzle-orm'
import type { ScanResult } from '@/lib/contract/scan-result'
import { type Carried, carriedOver, type Compared } from '@/lib/scan-diff'
import type { Db } from '@/server/db/db'
import { scans } from '@/server/db/schema'

/** How many light scans back it is looked up whether a light scan can see a finding. */
const LIGHT_HISTORY = 50

const mode = sql<ScanResult['mode']>`${scans.result}->>'mode'`

const isReportOf = (asset: string, before: Date | undefined) =>
  and(eq(scans.asset_id, asset), eq(scans.status, 'completed'), isNotNull(scans.result), before && lt(scans.completed_at, before))

/** What stays open beside what a completed scan of this asset shows. `before`: when it completed, if that was not just now. */
export async function carriedInto(db: Db, asset: string, after: Compared, before?: Date): Promise<Carried[]> {
  const [previous] = await db
    .select({
      id: scans.id,
      mode,
      carried: scans.carried,
      // A report may be megabytes: only these leave the database.
      found: sql<Pick<Carried, 'id' | 'check' | 'severity'>[]>`(
        select coalesce(jsonb_agg(jsonb_build_object('id', found->'id', 'check', found->'check', 'severity', found->'severity')), '[]')
        from jsonb_array_elements(${scans.result}->'findings') as found)`,
    })
    .from(scans)
    .where(isReportOf(asset, before))
    .orderBy(desc(scans.completed_at))
    .limit(1)
  if (!previous) return []
  const shown = new Set(after.findings.map(({ id }) => id))
  const gone = previous.found.filter(({ id }) => !shown.has(id))
  const isForLight = previous.mode === 'light' ? () => true : await seenByLight(db, asset, gone, before)
  const found = gone.map((finding) => ({ ...finding, scan: previous.id, light: isForLight(finding) }))
  return carriedOver([...found, ...(previous.carried ?? [])], after)
}

async function seenByLight(db: Db, asset: string, findings: { id: string }[], before: Date | undefined) {
  if (findings.length === 0) return () => false
  const rows = await db
    .select({ ids: sql<string[]>`jsonb_path_query_array(${scans.result}, '$.findings[*].id')` })
    .from(scans)
    .where(and(isReportOf(asset, before), sql`${mode} = 'light'`))
    .orderBy(desc(scans.completed_at))
    .limit(LIGHT_HISTORY)
  const seen = new Set(rows.flatMap(({ ids }) => ids))
  return ({ id }: { id: string }) => seen.has(id)
}

/** An earlier report of the same asset, or this one itself, was not looked into yet. What was carried on from there is missing. */
const followsUnseen = sql`exists (
  select 1 from scans as earlier
  where earlier.asset_id = ${scans.asset_id} and earlier.status = 'completed' and earlier.result is not null
    and earlier.carried is null and earlier.completed_at <= ${scans.completed_at})`

/** Looks into the scans that an earlier version ended, and those after them, oldest first, so that each can carry on what the one before it did. */
export async function carryEarlier(db: Db): Promise<void> {
  const rows = await db
    .select({ id: scans.id, asset: scans.asset_id, at: scans.completed_at })
    .from(scans)
    .where(and(eq(scans.status, 'completed'), isNotNull(scans.result), followsUnseen))
    .orderBy(asc(scans.completed_at))
  for (const { id, asset, at } of rows) {
    const [row] = await db.select({ result: scans.result }).from(scans).where(eq(scans.id, id))
    if (row?.result)
      await db
        .update(scans)
        .set({ carried: await carriedInto(db, asset, row.result, at ?? undefined) })
        .where(eq(scans.id, id))
  }
}
