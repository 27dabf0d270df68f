import { and, eq, inArray, sql } from 'drizzle-orm'
import { monitorApi } from '@/lib/contract/monitor'
import { exposureFinding } from './testing-findings'
import { assets, scans, subscriptions, workspaces } from '@/server/db/schema'
import { completeScan, openContractApi } from '@/server/routes/testing'
import { admittedOwners } from './owners'
import { dueMonitors } from './due'
import { rescan } from './rescans'
import { closeSites, openMonitoring, openSite } from './testing'

const { ask } = openContractApi()

afterEach(closeSites)

type Monitoring = Awaited<ReturnType<typeof openMonitoring>>
const incidentsOf = async ({ who }: Monitoring) =>
  (await ask(monitorApi.incidents, { token: who.token, params: { workspace: who.workspace.id } })).incidents

/** A full scan that found these open files; without a list a light one, which does not look for any. */
async function scanned({ api, who, asset, deps, turn }: Monitoring, score: number, paths: string[] | null) {
  turn(1)
  const checks = paths
    ? [
        {
          key: 'exposure.files',
          title: 'Files',
          category: 'exposure' as const,
          state: paths.length > 0 ? ('findings' as const) : ('passed' as const),
          findings: paths.length,
        },
      ]
    : []
  const findings = (paths ?? []).map(exposureFinding)
  await completeScan(api.db, {
    user: who.user,
    workspace: who.workspace,
    asset,
    at: deps.now().toISOString(),
    score,
    found: { mode: paths ? 'full' : 'light', checks, findings },
  })
}

test('a lower score and newly exposed paths are found by comparing scans, and end with a better scan', async () => {
  const site = await openSite()
  const monitoring = await openMonitoring(site)
  await scanned(monitoring, 90, ['/old.zip'])
  await monitoring.check()
  expect(await incidentsOf(monitoring)).toEqual([])
  await scanned(monitoring, 60, ['/old.zip', '/.env'])
  await monitoring.check()
  expect((await incidentsOf(monitoring)).map(({ kind, changes }) => [kind, changes])).toEqual(
    expect.arrayContaining([
      ['score', [{ what: 'score', before: '90', after: '60' }]],
      ['exposed', [{ what: 'An open file', before: null, after: 'https://site.test/.env' }]],
    ]),
  )
  expect(monitoring.mails()).toEqual([expect.stringMatching(/\(and 1 more\)$/)])
  // A light scan does not look for files: nothing is known of them.
  await scanned(monitoring, 91, null)
  await monitoring.check()
  expect((await incidentsOf(monitoring)).map(({ ended_at }) => ended_at)).toEqual([null, null])
  expect(monitoring.mails()).toHaveLength(1)
  await scanned(monitoring, 91, ['/old.zip'])
  await monitoring.check()
  expect((await incidentsOf(monitoring)).map(({ ending }) => ending)).toEqual(['recovered', 'recovered'])
  expect(monitoring.mails()).toEqual([expect.anything(), expect.stringMatching(/\(and 1 more\)$/)])
})

test('light scans between full ones, which lose more points, are no drop and no recovery; a drop of either type is told once', async () => {
  const site = await openSite()
  const monitoring = await openMonitoring(site)
  const scores = async () =>
    (await incidentsOf(monitoring)).map(({ changes, ending }) => [changes[0]?.before, changes[0]?.after, ending])
  for (const [score, paths] of [
    [95, null],
    [60, []],
    [95, null],
    [58, []],
    [94, null],
  ] as const) {
    await scanned(monitoring, score, paths && [...paths])
    await monitoring.check()
  }
  expect(await scores()).toEqual([])
  await scanned(monitoring, 80, null)
  await scanned(monitoring, 60, [])
  await monitoring.check()
  expect(await scores()).toEqual([['95', '80', null]])
  // A full scan as good as ever says nothing of what the light one lost.
  await scanned(monitoring, 60, [])
  await monitoring.check()
  await scanned(monitoring, 40, [])
  await scanned(monitoring, 95, null)
  await monitoring.check()
  expect(await scores()).toEqual([['60', '40', null]])
  await scanned(monitoring, 60, [])
  await monitoring.check()
  expect(await scores()).toEqual([['60', '40', 'recovered']])
  expect(monitoring.mails()).toEqual([
    expect.stringMatching(/has a lower score: 80 \(was 95\)$/),
    expect.stringContaining('is back to its previous score'),
  ])
})

test('a site is scanned again when its workspace wants it, not while a scan waits, and only with the plan for it', async () => {
  const site = await openSite()
  const monitoring = await openMonitoring(site)
  const { deps, who, asset, api, turn } = monitoring
  const waiting = () => api.db.$count(scans, and(eq(scans.asset_id, asset.id), eq(scans.status, 'queued')))
  const queued: string[] = []
  const pass = () => rescan({ ...deps, scans: { wake: (ids) => void queued.push(...ids) } })
  await pass()
  expect(await waiting()).toBe(0)
  await api.db
    .update(workspaces)
    .set({ settings: { auto_scan: 'weekly' } })
    .where(eq(workspaces.id, who.workspace.id))
  await pass()
  await pass()
  expect(await waiting()).toBe(1)
  const [scan] = await api.db.select({ id: scans.id }).from(scans).where(eq(scans.asset_id, asset.id))
  expect(queued.filter((id) => id === scan?.id)).toHaveLength(1)
  await api.db.update(scans).set({ status: 'completed' }).where(eq(scans.asset_id, asset.id))
  turn(6 * 24 * 60)
  await pass()
  expect(await waiting()).toBe(0)
  turn(24 * 60)
  await pass()
  expect(await waiting()).toBe(1)
  await api.db.update(scans).set({ status: 'completed' }).where(eq(scans.asset_id, asset.id))
  await api.db.update(subscriptions).set({ status: 'canceled' }).where(eq(subscriptions.user_id, who.user.id))
  turn(8 * 24 * 60)
  await pass()
  expect(await waiting()).toBe(0)
})

test('every one of a thousand sites is scanned again each day, and a line of them leaves room in the queue', async () => {
  const site = await openSite()
  const { deps, who, api, turn } = await openMonitoring(site)
  const isHere = eq(scans.workspace_id, who.workspace.id)
  await api.db.insert(assets).values(
    Array.from({ length: 999 }, (_, index) => ({
      workspace_id: who.workspace.id,
      type: 'domain' as const,
      value: `site-${index}.test`,
    })),
  )
  await api.db
    .update(workspaces)
    .set({ settings: { auto_scan: 'daily' } })
    .where(eq(workspaces.id, who.workspace.id))
  await rescan(deps)
  await rescan(deps)
  expect(await api.db.$count(scans, isHere)).toBe(200)
  for (let pass = 0; pass < 5; pass += 1) {
    await api.db.update(scans).set({ status: 'completed' }).where(isHere)
    turn(10)
    await rescan(deps)
  }
  expect(await api.db.$count(scans, isHere)).toBe(1000)
  await api.db.update(scans).set({ status: 'completed' }).where(isHere)
})

test('where there is room for one more, the workspace is served that waits longest', async () => {
  const site = await openSite()
  const [served, starved] = [await openMonitoring(site), await openMonitoring(site)]
  const { db } = served.api
  const here = [served, starved].map(({ who }) => who.workspace.id)
  const wants = (auto_scan: 'daily' | 'off', which = sql`true`) =>
    db.update(workspaces).set({ settings: { auto_scan } }).where(which)
  await wants('off')
  await wants('daily', inArray(workspaces.id, here))
  await db
    .update(workspaces)
    .set({ scan_begun_at: served.deps.now() })
    .where(eq(workspaces.id, served.who.workspace.id))
  await db.update(workspaces).set({ scan_begun_at: null }).where(eq(workspaces.id, starved.who.workspace.id))
  const full = await starved.api.signUp()
  const [elsewhere] = await db
    .insert(assets)
    .values({ workspace_id: full.workspace.id, type: 'domain', value: 'full.test' })
    .returning()
  const others = await db.$count(scans, sql`status = 'queued' and initiated_by is null`)
  await db.execute(sql`insert into scans (workspace_id, asset_id, asset_value, scan_type)
    select ${full.workspace.id}, ${elsewhere?.id}, 'full.test', 'light_scan' from generate_series(1, ${4_999 - others})`)
  expect(await rescan(served.deps)).toBe(1)
  const [begun] = await db
    .select()
    .from(scans)
    .where(and(inArray(scans.workspace_id, here), eq(scans.status, 'queued')))
  expect(begun?.workspace_id).toBe(starved.who.workspace.id)
  await db.delete(scans).where(inArray(scans.workspace_id, [...here, full.workspace.id]))
})

test('who is looked at: what is due, not paused, and paid for', async () => {
  const site = await openSite()
  const [paying, lapsed] = [await openMonitoring(site), await openMonitoring({ ...site, plan: null })]
  paying.turn(1)
  const due = await dueMonitors(paying.deps.db, paying.deps.now())
  expect(due).toContain(paying.asset.id)
  expect(due).not.toContain(lapsed.asset.id)
  expect(await admittedOwners(paying.deps.db, [paying.who.user.id, lapsed.who.user.id])).toEqual(
    new Set([paying.who.user.id]),
  )
  await ask(monitorApi.save, {
    token: paying.who.token,
    params: { workspace: paying.who.workspace.id, asset: paying.asset.id },
    body: { is_paused: true },
  })
  expect(await dueMonitors(paying.deps.db, paying.deps.now())).not.toContain(paying.asset.id)
})
