import { asc, eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { overviewApi } from '@/lib/contract/overview'
import type { Env } from '@/server/api/env'
import { serve } from '@/server/api/mount'
import type { Db } from '@/server/db/db'
import { workspaces } from '@/server/db/schema'
import { followBehind } from '@/server/records/standing'
import { assetPage } from '@/server/routes/asset/asset-page'
import { publicIncidents } from '@/server/routes/monitor/incident-rows'
import { scanPage } from '@/server/routes/scan/scan-page'
import { overdueFindings } from '@/server/routes/stats/overdue'
import { sitesOf } from '@/server/routes/stats/sites'
import { statsIn, trendIn } from '@/server/routes/stats/stats'
import { monitorPage } from './monitors'
import { decideProblem, problemOf, problemsOf } from './problems'
import { standingsOf } from './standings'

/** All workspaces of an account, by their ids. */
export async function allOf(db: Db, user: { id: string }): Promise<string[]> {
  const rows = await db
    .select({ id: workspaces.id })
    .from(workspaces)
    .where(eq(workspaces.user_id, user.id))
    .orderBy(asc(workspaces.created_at), workspaces.id)
  return rows.map(({ id }) => id)
}

export const overviewRoutes = new Hono<Env>()

serve(overviewRoutes, overviewApi.workspaces, async ({ db, user }) => ({
  workspaces: await standingsOf(db, await allOf(db, user)),
}))

serve(overviewRoutes, overviewApi.assets, async ({ db, user, query }) => assetPage(db, await allOf(db, user), query))

serve(overviewRoutes, overviewApi.scans, async ({ c, db, user, query, pageSize: limit }) =>
  scanPage(db, await allOf(db, user), { user, languages: c.req.header('accept-language'), query, limit }),
)

serve(overviewRoutes, overviewApi.monitors, async ({ db, user, query: { cursor, q }, pageSize: limit }) =>
  monitorPage(db, { scope: await allOf(db, user), cursor, q, limit }),
)

serve(overviewRoutes, overviewApi.incidents, async ({ db, user, query, pageSize: limit }) =>
  publicIncidents(db, { workspace: await allOf(db, user), after: query.after, limit }),
)

serve(overviewRoutes, overviewApi.stats, async ({ db, user }) => statsIn(db, await allOf(db, user)))

serve(overviewRoutes, overviewApi.trend, async ({ db, user, query }) => trendIn(db, await allOf(db, user), query))

serve(overviewRoutes, overviewApi.overdue, async ({ db, user }) =>
  overdueFindings(db, await allOf(db, user), new Date()),
)

serve(overviewRoutes, overviewApi.sites, async ({ db, user }) => {
  const scope = await allOf(db, user)
  await followBehind(db, scope)
  return sitesOf(db, scope)
})

serve(overviewRoutes, overviewApi.problems, async ({ db, user, workspace }) => {
  const scope = workspace?.id ?? (await allOf(db, user))
  await followBehind(db, scope)
  return problemsOf(db, scope)
})

serve(overviewRoutes, overviewApi.problem, async ({ db, user, workspace, query }) =>
  problemOf(db, workspace?.id ?? (await allOf(db, user)), query.rule),
)

serve(overviewRoutes, overviewApi.decide, async ({ db, user, body }) => ({
  decided: await decideProblem(db, { user, ...body }),
}))
