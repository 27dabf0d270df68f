import { and, eq, sql } from 'drizzle-orm'
import { assetChangeApi } from '@/lib/contract/asset-change'
import type { ScanResult } from '@/lib/contract/scan-result'
import { SEVERITIES } from '@/lib/contract/scan-result'
import { statsApi } from '@/lib/contract/stats'
import { workspaceApi } from '@/lib/contract/workspace'
import { exampleCheck, exampleFinding } from '@/lib/testing/results'
import { assets, findings, scans } from '@/server/db/schema'
import { forgetFindings, keepFindings } from '@/server/records/keep-findings'
import { followAll } from '@/server/records/standing'
import { completeScan, openContractApi } from '@/server/routes/testing'
import { pino } from 'pino'

const { ask, signUp, db } = openContractApi()
const silent = pino({ level: 'silent' })

async function withSite() {
  const who = await signUp()
  const params = { workspace: who.workspace.id, workspaceId: who.workspace.id }
  const { asset } = await ask(assetChangeApi.create, { token: who.token, params, body: { value: 'example.com' } })
  return {
    ...who,
    asset,
    params,
    scan: (minute: number, found: Partial<ScanResult>) =>
      completeScan(db, { ...who, asset, at: new Date(Date.UTC(2026, 5, 1, 0, minute)).toISOString(), found }),
    rows: () =>
      db.select().from(findings).where(eq(findings.asset_id, asset.id)).orderBy(findings.finding, findings.opened_at),
    open: async () =>
      (await ask(statsApi.trend, { token: who.token, params, query: { days: '7', zone: 'UTC' } })).points.at(-1)
        ?.counts,
  }
}

/** The same every time. */
function luck(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

/** A course in which findings come, go, come back, weigh otherwise and cannot be seen. */
function courseOf(seed: number, length: number): Partial<ScanResult>[] {
  const pick = luck(seed)
  return Array.from({ length }, () => {
    const mode = pick(3) === 0 ? 'full' : 'light'
    const keys = mode === 'full' ? ['http.headers', 'exposure.files'] : ['http.headers']
    const answered = keys.filter(() => pick(6) > 0)
    const found = answered.flatMap((check) =>
      [0, 1, 2].flatMap((place) =>
        pick(3) > 0
          ? [exampleFinding({ id: `${check} ${place}`, check, severity: SEVERITIES[pick(8) === 0 ? 0 : place] })]
          : [],
      ),
    )
    return {
      mode,
      findings: found,
      checks: keys.map((key) => exampleCheck({ key, state: answered.includes(key) ? 'findings' : 'inconclusive' })),
    }
  })
}

test.each([1, 2, 3])('what was written report by report is what all reports together say: course %d', async (seed) => {
  const { asset, scan, rows } = await withSite()
  for (const [minute, found] of courseOf(seed, 30).entries()) await scan(minute, found)
  const written = await rows()
  expect(written.length).toBeGreaterThan(10)
  await forgetFindings(db, asset.id)
  await keepFindings(db, asset.id)
  expect(await rows()).toEqual(written)
})

test('what a report of the latest and the rows say is open is the same', async () => {
  const { asset, scan, rows } = await withSite()
  for (const [minute, found] of courseOf(4, 20).entries()) {
    const id = await scan(minute, found)
    const [report] = await db.select().from(scans).where(eq(scans.id, id))
    const shown = [...(report?.result?.findings ?? []), ...(report?.carried ?? [])].map((one) => one.id)
    const open = (await rows()).filter(({ gone_at }) => gone_at === null)
    expect(open.map(({ finding }) => finding)).toEqual(shown.sort())
  }
  expect((await db.select().from(assets).where(eq(assets.id, asset.id)))[0]?.followed).toBe(20)
})

test('a report that comes out of turn has its place', async () => {
  const [one, other] = [await withSite(), await withSite()]
  const course = courseOf(5, 6)
  for (const [minute, found] of course.entries()) await one.scan(minute, found)
  for (const minute of [0, 1, 2, 3, 5, 4]) await other.scan(minute, course[minute] ?? {})
  const course1 = await one.rows()
  const plain = (some: typeof course1) =>
    some.map(({ finding, opened_at, first_seen, since }) => ({ finding, opened_at, first_seen, since }))
  const shown = plain(await other.rows())
  expect(shown.length).toBeGreaterThan(0)
  await forgetFindings(db, other.asset.id)
  await keepFindings(db, other.asset.id)
  expect(plain(await other.rows())).toEqual(shown)
})

/** As a server of an earlier version leaves an asset when a scan completes. */
async function completeWithoutRows({ scan, asset }: Awaited<ReturnType<typeof withSite>>) {
  await scan(1, { findings: [exampleFinding({ severity: 'high' })], checks: [exampleCheck()] })
  await db.delete(findings).where(eq(findings.asset_id, asset.id))
  await db.update(assets).set({ followed: 0, followed_at: null }).where(eq(assets.id, asset.id))
}

test('figures count what a server of an earlier version completed beside us', async () => {
  const site = await withSite()
  await completeWithoutRows(site)
  expect(await site.open()).toMatchObject({ high: 1 })
})

test('after an update the background looks into what there was, once', async () => {
  const site = await withSite()
  await completeWithoutRows(site)
  await followAll(db, silent, new AbortController().signal)
  expect(await site.rows()).toMatchObject([{ severity: 'high', gone_at: null }])
  const behind = sql`${assets.reported_at} is distinct from ${assets.followed_at}`
  // Other tests of this database leave some that nothing can be read of.
  expect(await db.$count(assets, and(eq(assets.id, site.asset.id), behind))).toBe(0)
})

test('what is open moves with its asset, and goes with it', async () => {
  const { token, asset, params, scan, user } = await withSite()
  await scan(1, { findings: [exampleFinding({ severity: 'high' })], checks: [exampleCheck()] })
  const { id: to } = (await ask(workspaceApi.create, { token, body: { name: `Other ${user.id}` } })).workspace
  await ask(assetChangeApi.update, { token, params: { ...params, asset: asset.id }, body: { workspace_id: to } })
  const openIn = async (workspace: string) =>
    (await ask(statsApi.overdue, { token, params: { workspaceId: workspace } })).open.high
  expect([await openIn(to), await openIn(params.workspace)]).toEqual([1, 0])
  await ask(assetChangeApi.remove, { token, params: { workspace: to, asset: asset.id } })
  expect([await openIn(to), await db.$count(findings, eq(findings.asset_id, asset.id))]).toEqual([0, 0])
})
