import { eq, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { findingApi } from '@/lib/contract/finding'
import type { Db } from '@/server/db/db'
import { findingsTriage, scans } from '@/server/db/schema'
import { notFound, refused } from '@/server/errors'
import type { Env } from '@/server/api/env'
import { serve } from '@/server/api/mount'
import { keepStanding, lockStanding } from '@/server/records/standing'
import { findingStates } from './finding-states'
import { findOwnReports } from '@/server/routes/scan/scan-rows'

/** Postgres takes 65 535 values in one statement. */
const ROWS_AT_ONCE = 5_000

export const findingRoutes = new Hono<Env>()

serve(findingRoutes, findingApi.list, async ({ db, user, report }) => ({
  findings: await findingStates(db, await whole(db, user, report)),
}))

serve(findingRoutes, findingApi.triage, async ({ db, user, report: own, body }) => {
  const report = await whole(db, user, own)
  const known = new Set(report.result?.findings.map(({ id }) => id))
  if (body.ids.some((id) => !known.has(id))) throw refused('ids', 'finding_not_in_report')
  // When is told by the database, whose clock scans begin by: the first that began after a claim answers it.
  const decision = {
    asset_id: report.asset_id,
    status: body.status,
    note: body.note,
    accepted_until: body.status === 'accepted' ? (body.until ?? null) : null,
    by: user.id,
  }
  const rows = [...new Set(body.ids)].map((finding) => ({ ...decision, finding }))
  await db.transaction(async (tx) => {
    await lockStanding(tx, report.asset_id)
    for (let start = 0; start < rows.length; start += ROWS_AT_ONCE)
      await decide(tx, rows.slice(start, start + ROWS_AT_ONCE))
    await keepStanding(tx, report.asset_id)
  })
  return { findings: await findingStates(db, report) }
})

const decide = (db: Db, rows: (typeof findingsTriage.$inferInsert)[]) =>
  db
    .insert(findingsTriage)
    .values(rows)
    .onConflictDoUpdate({
      target: [findingsTriage.asset_id, findingsTriage.finding],
      set: {
        status: sql`excluded.status`,
        note: sql`excluded.note`,
        accepted_until: sql`excluded.accepted_until`,
        by: sql`excluded.by`,
        at: sql`excluded.at`,
      },
    })

/** With what it found. */
async function whole(db: Db, user: { id: string }, report: { id: string }) {
  const [row] = await findOwnReports(db, user, eq(scans.id, report.id), 1)
  if (!row) throw notFound('report')
  return row.scan
}
