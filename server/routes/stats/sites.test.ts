import { sql } from 'drizzle-orm'
import { assetApi } from '@/lib/contract/asset'
import type { Asset } from '@/lib/contract/asset'
import { statsApi } from '@/lib/contract/stats'
import { figuresOf } from '@/lib/domain/site-figures'
import { openTotal } from '@/lib/domain/standing'
import { assets, scans } from '@/server/db/schema'
import { openContractApi } from '@/server/routes/testing'

const { db, signUp, ask, tell } = openContractApi()

const MANY = 2500

/** Every state and grade, decisions of every kind, and scans that failed or were stopped last. */
async function withMany() {
  const who = await signUp()
  await db.execute(sql`
    insert into ${assets} (workspace_id, type, value, status, verified_at, score, grade, counts, carried, asides, created_at)
    select ${who.workspace.id}::uuid, 'domain', 'site' || n || '.example.com',
      (array['verified', 'pending', 'failed'])[n % 3 + 1], case when n % 3 = 0 then timestamptz '2026-07-01' + n * interval '1 minute' end,
      case when n % 5 > 0 then n % 100 end, case when n % 5 > 0 then (array['A+', 'A', 'B', 'C', 'D', 'E', 'F'])[n % 7 + 1] end,
      case when n % 5 > 0 then jsonb_build_object('critical', n % 2, 'high', n % 3, 'medium', n % 9, 'low', 1, 'info', 2) end,
      case when n % 4 = 1 then '[{"report":"one","counts":{"critical":1,"high":0,"medium":0,"low":0,"info":0}}]'::jsonb else '[]'::jsonb end,
      case n % 20 when 1 then '[{"severity":"critical","until":null,"report":"one"}]'::jsonb
        when 3 then '[{"severity":"high","until":"2020-01-01","report":null}]'::jsonb else '[]'::jsonb end,
      timestamptz '2026-06-01' - n * interval '1 hour'
    from generate_series(1, ${MANY}) as n`)
  await db.execute(sql`
    insert into ${scans} (workspace_id, asset_id, asset_value, scan_type, status, failure_reason, carried, created_at, completed_at)
    select workspace_id, id, value, 'light_scan', 'failed', case when value like 'site%11.example.com' then 'aborted' else 'timeout' end, '[]', created_at, created_at
    from ${assets} where workspace_id = ${who.workspace.id} and value like 'site%1.example.com'`)
  return who
}

const harm = ({ findings: of }: Asset) => (of ? of.critical * 1e9 + of.high * 1e6 + of.medium * 1e3 + of.low : 0)

test('the figures of a large workspace are those of its whole list, and what is named is the worst and the newest of it', async () => {
  const { token, workspace } = await withMany()
  const { assets: all } = await ask(assetApi.list, { token, params: { workspace: workspace.id } })
  const sites = await ask(statsApi.sites, { token, params: { workspaceId: workspace.id } })
  const failed = all.filter(({ value }) => value.endsWith('1.example.com') && !value.endsWith('11.example.com'))
  expect(sites.figures).toEqual(figuresOf(all, failed.length))
  expect(openTotal(sites.figures.counts)).toBeGreaterThan(0)

  const named = new Set(sites.assets.map(({ id }) => id))
  const worst = all.toSorted((a, b) => harm(b) - harm(a))[49]
  expect(sites.assets.filter((asset) => harm(asset) >= harm(worst as Asset)).length).toBeGreaterThanOrEqual(50)
  const newest = all.toSorted((a, b) => Date.parse(b.created_at ?? '') - Date.parse(a.created_at ?? '')).slice(0, 8)
  expect(newest.every(({ id }) => named.has(id))).toBe(true)
  const scores = (of: readonly Asset[]) => of.filter(({ grade }) => grade).map(({ score }) => score ?? 0)
  expect(Math.min(...scores(sites.assets))).toBe(Math.min(...scores(all)))
  const scanned = new Set(sites.scans.map(({ asset_id }) => asset_id))
  expect(sites.assets.filter(({ last_scan }) => last_scan).every(({ id }) => scanned.has(id))).toBe(true)
  expect(sites.assets.length).toBeLessThan(200)
  const stranger = await signUp()
  expect((await tell(statsApi.sites, { token: stranger.token, params: { workspaceId: workspace.id } })).status).toBe(
    404,
  )
})
