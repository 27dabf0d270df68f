import { eq } from 'drizzle-orm'
import { assetChangeApi } from '@/lib/contract/asset-change'
import { overviewApi } from '@/lib/contract/overview'
import type { Finding } from '@/lib/contract/scan-result'
import { workspaceApi } from '@/lib/contract/workspace'
import { exampleCheck, exampleFinding } from '@/lib/testing/results'
import { assets, findingsTriage, incidents, monitors } from '@/server/db/schema'
import { completeScan, openContractApi } from '@/server/routes/testing'

const { ask, tell, signUp, db } = openContractApi()

const DAY_MS = 86_400_000
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString()
const HSTS = 'http.headers/hsts-missing'
const of = (id: string, severity: Finding['severity'], rule = HSTS) => exampleFinding({ id, severity, rule })

/** An agency with two clients: the worse one was made last. */
async function withClients() {
  const person = await signUp({ plan: 'premium' })
  const { token, workspace: calm } = person
  const { workspace: bad } = await ask(workspaceApi.create, { token, body: { name: 'Linden Home' } })
  const add = async (workspace: { id: string }, value: string, tags: string[] = []) =>
    (await ask(assetChangeApi.create, { token, params: { workspace: workspace.id }, body: { value, tags } })).asset
  const scan = (
    workspace: { id: string },
    asset: { id: string; value: string },
    days: number,
    findings: Finding[],
    score = 88,
  ) =>
    completeScan(db, {
      ...person,
      workspace,
      asset,
      at: daysAgo(days),
      score,
      found: { findings, checks: [exampleCheck()] },
    })
  const fine = await add(calm, 'fine.example.com', ['care'])
  const [shop, blog] = [await add(bad, 'shop.example.com', ['care', 'shop']), await add(bad, 'blog.example.com')]
  await scan(calm, fine, 1, [of('a', 'high')], 82)
  const report = await scan(bad, shop, 40, [of('b', 'high'), of('c', 'critical', 'exposure.files/env')], 20)
  await scan(bad, blog, 1, [of('d', 'high'), of('e', 'low', 'http.headers/nosniff-missing')], 55)
  return { ...person, calm, bad, fine, shop, blog, report }
}

test('all clients stand in one answer, the one that needs somebody most first', async () => {
  const { token, calm, bad, shop, blog, report } = await withClients()
  await db.insert(monitors).values([
    { asset_id: shop.id, state: 'down', checked_at: new Date(), next_check_at: new Date(Date.now() + DAY_MS) },
    {
      asset_id: blog.id,
      state: 'up',
      checked_at: new Date(),
      next_check_at: new Date(Date.now() + DAY_MS),
      current: {
        certificate: {
          sha256: '',
          issuer: 'CA',
          subject: '',
          valid_to: daysAgo(-9),
          matches_host: true,
          is_trusted: true,
        },
      },
    },
  ])
  const { workspaces } = await ask(overviewApi.workspaces, { token })
  expect(workspaces).toMatchObject([
    {
      workspace_id: bad.id,
      sites: 2,
      counts: { critical: 1, high: 2, low: 1 },
      overdue: 2,
      down: 1,
      unknown: 0,
      certificate: { asset_value: 'blog.example.com' },
      worst: { asset_id: shop.id, report, score: 20 },
    },
    { workspace_id: calm.id, sites: 1, counts: { critical: 0, high: 1 }, overdue: 0, down: 0, certificate: null },
  ])
  expect(Object.values(workspaces[0]?.grades ?? {}).reduce((sum, sites) => sum + (sites ?? 0), 0)).toBe(2)
})

test('assets, scans and monitors of all workspaces come in pages, and are found by the name of their workspace', async () => {
  const { token, bad, shop, blog, fine } = await withClients()
  await db
    .insert(monitors)
    .values({ asset_id: blog.id, state: 'down', checked_at: new Date(), next_check_at: new Date() })
  await db.insert(incidents).values({ asset_id: blog.id, kind: 'down', started_at: new Date() })
  const list = await ask(overviewApi.assets, { token, query: { limit: '2', sort: 'value' } })
  expect(list).toMatchObject({
    total: 3,
    assets: [{ value: 'blog.example.com', workspace_id: bad.id }, { value: 'fine.example.com' }],
    tally: {
      all: 3,
      urgent: 3,
      tags: [
        { tag: 'care', count: 2 },
        { tag: 'shop', count: 1 },
      ],
    },
  })
  const rest = await ask(overviewApi.assets, { token, query: { limit: '2', sort: 'value', cursor: list.next ?? '' } })
  expect(rest).toMatchObject({ next: null, assets: [{ id: shop.id }] })
  const linden = await ask(overviewApi.assets, { token, query: { q: 'linden', limit: '9' } })
  expect(linden.assets.map(({ id }) => id).sort()).toEqual([shop.id, blog.id].sort())
  const tagged = await ask(overviewApi.assets, { token, query: { tag: 'care', sort: 'value', limit: '9' } })
  expect(tagged.assets.map(({ id }) => id)).toEqual([fine.id, shop.id])
  const { scans } = await ask(overviewApi.scans, { token })
  const scanned = scans.map(({ workspace_id }) => String(workspace_id))
  expect(scanned.sort()).toEqual([bad.id, bad.id, String(fine.workspace_id)].sort())
  expect(await ask(overviewApi.monitors, { token })).toMatchObject({
    monitors: [
      { id: blog.id, workspace_id: bad.id, state: 'down' },
      { id: fine.id, state: 'off' },
      { id: shop.id, state: 'off' },
    ],
    tally: { all: 3, off: 2, down: 1, up: 0 },
  })
  expect((await ask(overviewApi.monitors, { token, query: { q: 'shop linden' } })).monitors).toMatchObject([
    { id: shop.id },
  ])
  expect((await ask(overviewApi.incidents, { token })).incidents).toMatchObject([{ asset_id: blog.id, kind: 'down' }])
})

test('figures over all workspaces are the sum of each', async () => {
  const { token } = await withClients()
  expect((await ask(overviewApi.sites, { token })).figures).toMatchObject({
    total: 3,
    graded: 3,
    counts: { critical: 1, high: 3, low: 1 },
  })
  expect((await ask(overviewApi.stats, { token })).stats).toMatchObject({
    total_assets: { value: 3 },
    total_scans: { value: 3 },
  })
  expect((await ask(overviewApi.trend, { token, query: { days: '7' } })).points.at(-1)?.counts).toMatchObject({
    high: 3,
  })
  expect((await ask(overviewApi.overdue, { token })).open).toMatchObject({ critical: 1, high: 3, low: 1 })
})

test('the same problem on several sites is one, and one decision sets it aside on all of them', async () => {
  const { token, bad, fine, shop, blog } = await withClients()
  const read = async (query = {}) => (await ask(overviewApi.problems, { token, query })).problems
  expect(await read()).toMatchObject([
    { rule: 'exposure.files/env', severity: 'critical', sites: 1, late: 1, first: [{ asset_id: shop.id }] },
    {
      rule: HSTS,
      severity: 'high',
      sites: 3,
      workspaces: 2,
      count: 3,
      late: 1,
      first: [{ asset_id: shop.id, late: 1 }, {}, {}],
    },
  ])
  expect((await read({ workspace: bad.id }))[1]).toMatchObject({ rule: HSTS, sites: 2 })
  const { sites, total } = await ask(overviewApi.problem, { token, query: { rule: HSTS } })
  expect([total, sites.map(({ asset_id }) => asset_id).sort()]).toEqual([3, [fine.id, shop.id, blog.id].sort()])
  const body = { rule: HSTS, assets: sites.map(({ asset_id }) => asset_id), status: 'false_positive' }
  expect((await tell(overviewApi.decide, { token, body })).status).toBe(422)
  expect(await ask(overviewApi.decide, { token, body: { ...body, note: 'Behind a proxy' } })).toEqual({ decided: 3 })
  expect(await read()).toMatchObject([{ rule: 'exposure.files/env' }])
  expect((await ask(overviewApi.workspaces, { token })).workspaces[1]).toMatchObject({ counts: { high: 0 } })
})

test('nobody decides for, or reads of, the sites of another account', async () => {
  const owner = await withClients()
  const stranger = await signUp({ plan: 'premium' })
  const body = { rule: HSTS, assets: [owner.shop.id, 'none'], status: 'in_review' }
  expect(await ask(overviewApi.decide, { token: stranger.token, body })).toEqual({ decided: 0 })
  expect(await db.$count(findingsTriage, eq(findingsTriage.asset_id, owner.shop.id))).toBe(0)
  expect(await ask(overviewApi.assets, { token: stranger.token })).toMatchObject({ assets: [] })
  expect(await ask(overviewApi.problems, { token: stranger.token })).toEqual({ problems: [], total: 0 })
  const asked = { token: stranger.token, query: { workspace: owner.bad.id } }
  expect((await tell(overviewApi.problems, asked)).status).toBe(404)
  expect(await db.$count(assets, eq(assets.workspace_id, owner.bad.id))).toBe(2)
})
