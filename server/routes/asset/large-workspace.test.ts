import { sql } from 'drizzle-orm'
import { assetApi } from '@/lib/contract/asset'
import { statsApi } from '@/lib/contract/stats'
import { userApi } from '@/lib/contract/user'
import { workspaceApi } from '@/lib/contract/workspace'
import { anyOf } from '@/server/db/any-of'
import { assets } from '@/server/db/schema'
import { latestScans } from './asset-rows'
import { openContractApi } from '@/server/routes/testing'

const { db, signUp, ask } = openContractApi()

/** More reports than one statement takes values. */
const REPORTS = 66_000
const ASSETS = 660

async function withLargeWorkspace() {
  const who = await signUp()
  const { workspace } = who
  await db.execute(sql`
    insert into assets (workspace_id, type, value, reports, reported_at, counts, score, grade)
    select ${workspace.id}, 'domain', 'site' || n || '.example.com', ${REPORTS / ASSETS}, now(), '{"critical":0,"high":1,"medium":0,"low":0,"info":3}', 59, 'D'
    from generate_series(1, ${ASSETS}) as n`)
  await db.execute(sql`
    insert into scans (workspace_id, asset_id, asset_value, scan_type, status, counts, score, grade, carried, created_at, completed_at)
    select workspace_id, id, value, 'light_scan', 'completed', counts, 59, 'D', '[]', at, at
    from assets, (select now() - n * interval '8 hours' as at from generate_series(1, ${REPORTS / ASSETS}) as n) as times
    where workspace_id = ${workspace.id}`)
  await db.execute(sql`
    update assets set followed_at = reported_at, followed = reports,
      latest_report_id = (select id from scans where asset_id = assets.id and status = 'completed' order by completed_at desc limit 1)
    where workspace_id = ${workspace.id}`)
  await db.execute(sql`
    insert into findings (asset_id, workspace_id, finding, "check", rule, severity, confidence, opened_at, first_seen, since, report_id)
    select id, workspace_id, n::text, 'x', 'x/y', case n when 1 then 'high' else 'info' end, 'confirmed', at, at, at, latest_report_id
    from assets, generate_series(1, 4) as n, (select now() - interval '29 days' as at) as times
    where workspace_id = ${workspace.id}`)
  await db.execute(sql`analyze assets, scans, findings`)
  return who
}

test('a workspace with more reports than a statement takes values is answered, and read along indexes', async () => {
  const { token, workspace } = await withLargeWorkspace()
  const sent = { token, params: { workspace: workspace.id, workspaceId: workspace.id } }
  const open = { critical: 0, high: ASSETS, medium: 0, low: 0, info: 3 * ASSETS }
  const { points } = await ask(statsApi.trend, { ...sent, query: { days: '30', zone: 'UTC' } })
  expect(points.at(-1)?.counts).toEqual(open)
  expect((await ask(statsApi.show, sent)).stats).toMatchObject({
    total_scans: { value: REPORTS },
    open_findings: { value: ASSETS },
  })
  expect((await ask(statsApi.overdue, sent)).overdue).toEqual([])
  const { assets: listed } = await ask(assetApi.list, sent)
  expect(listed).toHaveLength(ASSETS)
  expect(listed.every(({ last_scan }) => last_scan)).toBe(true)
  expect((await ask(workspaceApi.list, { token })).workspaces).toMatchObject([
    { reports_count: REPORTS, assets_count: ASSETS, open_findings: open },
  ])
  expect((await ask(userApi.show, { token })).user.usage).toMatchObject({
    assets: ASSETS,
    light_scans: REPORTS,
    full_scans: 0,
  })

  const some = listed.slice(0, 50).map(({ id }) => id)
  const { sql: text, params } = latestScans(db, anyOf(assets.id, some)).toSQL()
  expect(params).toHaveLength(2)
  const written = text.replace('$1', '1').replace('$2', `'{${some.join(',')}}'`)
  const { rows } = (await db.execute(sql.raw(`explain ${written}`))) as unknown as {
    rows: Record<'QUERY PLAN', string>[]
  }
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
  expect(plan).toContain('scans_asset_id_created_at_index')
  expect(plan).not.toMatch(/Seq Scan on scans/)
})
