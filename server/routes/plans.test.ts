import type { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { agencyApi } from '@/lib/contract/agency'
import { assetApi } from '@/lib/contract/asset'
import type { Endpoint } from '@/lib/contract/endpoint'
import { monitorApi } from '@/lib/contract/monitor'
import { statsApi } from '@/lib/contract/stats'
import { userApi } from '@/lib/contract/user'
import { workspaceApi } from '@/lib/contract/workspace'
import { openContractApi, type Sent } from '@/server/routes/testing'

const { db, send, signUp } = openContractApi()
const { __pglite: client } = globalThis as unknown as { __pglite: PGlite }

/** Large enough that who has a tenth of it is read along an index, and nobody has more. */
async function withManyTenants(plan?: string) {
  const who = await signUp({ ...(plan && { plan }) })
  const others = await Promise.all(Array.from({ length: 9 }, () => signUp()))
  const ids = [who, ...others].map(({ workspace }) => workspace.id)
  const every = sql`any(${sql.param(ids)}::uuid[])`
  await db.execute(sql`
    insert into assets (workspace_id, type, value, reports, counts, score, grade)
    select w, 'domain', 'site' || n || '.example.com', 20, '{"critical":0,"high":1,"medium":0,"low":1,"info":1}', 59, 'D'
    from unnest(${sql.param(ids)}::uuid[]) as w, generate_series(1, 40) as n`)
  await db.execute(sql`
    insert into scans (workspace_id, asset_id, asset_value, scan_type, status, counts, score, grade, carried, created_at, completed_at)
    select workspace_id, id, value, 'light_scan', 'completed', counts, 59, 'D', '[]', at, at
    from (select now() - n * interval '4 days' as at from generate_series(1, 20) as n) as times, assets where workspace_id = ${every}`)
  await db.execute(sql`
    insert into findings (asset_id, workspace_id, finding, "check", rule, severity, confidence, opened_at, gone_at, first_seen, since, report_id)
    select id, workspace_id, n::text, 'x', 'x/y', (array['critical','high','medium','low','info'])[n % 5 + 1], 'confirmed', at, case when n > 10 then now() end, at, at, id
    from generate_series(1, 30) as n, (select now() - interval '70 days' as at) as times, assets where workspace_id = ${every}`)
  await db.execute(sql`
    insert into findings_triage (asset_id, finding, status)
    select asset_id, finding, 'false_positive' from findings where workspace_id = ${every} and finding::int % 3 = 0`)
  await db.execute(sql`insert into monitors (asset_id) select id from assets where workspace_id = ${every}`)
  await db.execute(sql`
    insert into monitor_checks (asset_id, at, outcome)
    select id, now() - n * interval '5 minutes', 'up' from generate_series(1, 100) as n, assets where workspace_id = ${every}`)
  await client.exec('vacuum analyze')
  return who
}

/** What a call asks the database, and how it looks that up. */
async function plansOf(call: () => Promise<Response>): Promise<{ text: string; plan: string }[]> {
  const asked = jest.spyOn(client, 'query')
  expect((await call()).status).toBe(200)
  const queries = asked.mock.calls.map(([text, params]) => ({ text, params: params ?? [] }))
  asked.mockRestore()
  const plans = []
  for (const { text, params } of queries.filter((query) => /^\s*(select|with)/i.test(query.text))) {
    const { rows } = await client.query<Record<'QUERY PLAN', string>>(`explain ${text}`, params)
    plans.push({ text, plan: rows.map((row) => row['QUERY PLAN']).join('\n') })
  }
  return plans
}

const GROWING = /Seq Scan on (scans|findings|monitor_checks)\b/

test('nothing that grows is read from its beginning to its end by the calls of the first screens', async () => {
  const { token, workspace } = await withManyTenants()
  const sent: Sent = { token, params: { workspace: workspace.id, workspaceId: workspace.id } }
  const calls: [Endpoint, Sent][] = [
    [statsApi.show, sent],
    [statsApi.trend, { ...sent, query: { days: '365' } }],
    [statsApi.overdue, sent],
    [assetApi.list, sent],
    [monitorApi.list, sent],
    [workspaceApi.list, { token }],
    [userApi.show, { token }],
  ]
  for (const [endpoint, how] of calls) {
    const plans = await plansOf(() => send(endpoint, how))
    expect(plans.length).toBeGreaterThan(1)
    expect(plans.filter(({ plan }) => GROWING.test(plan))).toEqual([])
  }
})

test('the newest urgent findings of all clients are read along the index of what is open, and counted there', async () => {
  const { token } = await withManyTenants('agency toolkit')
  const plans = await plansOf(() => send(agencyApi.overview, { token }))
  const onFindings = plans.filter(({ text }) => text.includes('"findings"."since"'))
  // Three kinds, and two counts: of what is open and of what of it is set aside.
  expect(onFindings).toHaveLength(5)
  expect(plans.filter(({ plan }) => GROWING.test(plan))).toEqual([])
  expect(onFindings.filter(({ plan }) => plan.includes('WindowAgg'))).toEqual([])
  const newest = onFindings.filter(({ text }) => text.includes('lateral'))
  expect(newest).toHaveLength(3)
  for (const { plan } of newest) expect(plan).toContain('findings_open')
})
