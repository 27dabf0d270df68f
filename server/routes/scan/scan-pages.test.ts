import { eq, sql } from 'drizzle-orm'
import { assetApi } from '@/lib/contract/asset'
import { reportApi } from '@/lib/contract/report'
import { SCAN_COLUMNS, scanApi, type Scan } from '@/lib/contract/scan'
import { assets, scans } from '@/server/db/schema'
import { cursorOf } from '@/server/routes/pages'
import { asked, orderOf } from './scan-list'
import { listQuery } from './scan-rows'
import { openContractApi } from '@/server/routes/testing'

const { db, signUp, ask, tell } = openContractApi()

const HOUR = 3_600_000
const NEWEST = Date.parse('2026-06-01T00:00:00Z')
const counts = { critical: 0, high: 0, medium: 0, low: 0, info: 0 }

/** So many scans of two sites, every other one a failure, three of them at every moment. */
async function withScans(count: number) {
  const who = await signUp()
  const values = ['shop.example.com', 'xn--mller-kva.example'].map((value) => ({
    workspace_id: who.workspace.id,
    type: 'domain' as const,
    value,
  }))
  const sites = await db.insert(assets).values(values).returning()
  const rows = Array.from({ length: count }, (_, index) => {
    const site = sites[index % 50 === 0 ? 1 : 0]
    const begun = new Date(NEWEST - Math.floor(index / 3) * HOUR)
    const isDone = index % 2 === 0
    return {
      workspace_id: who.workspace.id,
      asset_id: site?.id ?? '',
      asset_value: site?.value ?? '',
      scan_type: 'light_scan' as const,
      initiated_by: index % 3 === 0 ? null : who.user.id,
      status: isDone ? ('completed' as const) : ('failed' as const),
      failure_reason: isDone ? null : index % 5 === 0 ? 'aborted' : 'dns',
      score: isDone ? index % 100 : null,
      counts: isDone ? { ...counts, high: index % 4 } : null,
      // Microseconds, as the database itself writes them.
      created_at: begun,
      started_at: begun,
      completed_at: new Date(begun.getTime() + (index % 7) * 1000),
    }
  })
  await db.insert(scans).values(rows)
  await db.execute(
    sql`update ${scans} set created_at = created_at + interval '123 microseconds' where ${scans.workspace_id} = ${who.workspace.id}`,
  )
  return { ...who, sites }
}

type Page<T> = { rows: T[]; next: string | null; total?: number }

async function walk<T extends { id: string }>(read: (cursor?: string) => Promise<Page<T>>) {
  const first = await read()
  const rows = [...first.rows]
  for (let { next } = first; next; ) {
    const page = await read(next)
    rows.push(...page.rows)
    next = page.next
  }
  return { rows, total: first.total, first: first.rows.length, ids: new Set(rows.map(({ id }) => id)).size }
}

const listOf = (
  { token, workspace }: { token: string; workspace: { id: string } },
  query: Record<string, string> = {},
) =>
  walk<Scan>(async (cursor) => {
    const { scans: rows, ...page } = await ask(scanApi.list, {
      token,
      params: { ws: workspace.id },
      query: { ...query, ...(cursor && { cursor }) },
    })
    return { rows, ...page }
  })

test('a list of more than five hundred scans goes on where its page ends, in every order, to the last one', async () => {
  const who = await withScans(1201)
  const newest = await listOf(who)
  expect(newest).toMatchObject({ first: 500, ids: 1201, total: 1201 })
  const times = newest.rows.map(({ created_at = '' }) => created_at)
  expect(times).toEqual(times.toSorted().toReversed())
  for (const column of SCAN_COLUMNS) {
    const [up, down] = [await listOf(who, { sort: column }), await listOf(who, { sort: `-${column}` })]
    expect([column, up.ids, down.ids, up.rows.length]).toEqual([column, 1201, 1201, 1201])
  }
  const scores = (await listOf(who, { sort: '-grade' })).rows.map(({ score }) => score)
  expect(scores.slice(0, 601).every((score) => typeof score === 'number')).toBe(true)
  expect(scores.slice(601).every((score) => score === null)).toBe(true)
})

test('the server searches and filters what it pages, and says how many match', async () => {
  const who = await withScans(1201)
  const by = async (query: Record<string, string>) => (await listOf(who, query)).total
  expect(await by({ q: 'müller' })).toBe(25)
  expect(await by({ q: 'Müller.example' })).toBe(25)
  expect(await by({ q: 'shop ada' })).toBe(
    (await listOf(who)).rows.filter((scan) => scan.asset_value?.includes('shop') && scan.initiated_by).length,
  )
  expect(await by({ q: 'light scan stopped' })).toBe(120)
  expect(await by({ q: 'full' })).toBe(0)
  expect(await by({ status: 'completed' })).toBe(601)
  expect(await by({ status: 'failed' })).toBe(480)
  expect(await by({ status: 'stopped' })).toBe(120)
  expect(await by({ status: 'active' })).toBe(0)
  expect(await by({ asset: who.sites[1]?.id ?? '' })).toBe(25)
})

test('a page is read along an index, without sorting', async () => {
  const who = await withScans(50)
  const { next } = await ask(scanApi.list, { token: who.token, params: { ws: who.workspace.id } })
  expect(next).toBeNull()
  const cursor = cursorOf(orderOf(), { key: '2026-05-31 12:00:00.000123+00', id: who.sites[0]?.id ?? '' })
  const query = listQuery(db, {
    where: asked(who.workspace.id, { status: 'any' }),
    order: orderOf(),
    cursor,
    limit: 500,
  })
  const plan = await db.transaction(async (tx) => {
    // A table of fifty rows would be read whole.
    await tx.execute(sql`set local enable_seqscan = off`)
    await tx.execute(sql`set local enable_bitmapscan = off`)
    await tx.execute(sql`set local enable_sort = off`)
    return JSON.stringify(await tx.execute(sql`explain ${query.getSQL()}`))
  })
  expect(plan).toContain('scans_workspace_id_created_at_id_index')
  expect(plan).toMatch(/Index Cond: [^"]*ROW\(\w*\.?created_at, \w*\.?id\) </)
})

test('whole reports come twenty at a time, reports of an asset five hundred, and assets as many as are asked for', async () => {
  const { token, workspace, sites } = await withScans(600)
  const [shop] = sites
  const found = await walk<Scan>(async (cursor) => {
    const query = { workspace_id: workspace.id, asset_id: sites[1]?.id ?? '', ...(cursor && { cursor }) }
    const { reports: rows, ...page } = await ask(reportApi.search, { token, query })
    return { rows, ...page }
  })
  expect(found).toMatchObject({ ids: 12, first: 12, total: 12 })
  const all = await walk<Scan>(async (cursor) => {
    const params = { workspace: workspace.id, asset: shop?.id ?? '' }
    const { reports: rows, ...page } = await ask(reportApi.forAsset, { token, params, query: cursor ? { cursor } : {} })
    return { rows, ...page }
  })
  expect(all).toMatchObject({ ids: 588, first: 500, total: 588 })
  const paged = await walk<{ id: string }>(async (cursor) => {
    const query = { limit: '1', ...(cursor && { cursor }) }
    const { assets: rows, ...page } = await ask(assetApi.list, { token, params: { workspace: workspace.id }, query })
    return { rows, ...page }
  })
  expect(paged).toMatchObject({ ids: 2, first: 1, total: 2 })
  expect(await ask(assetApi.list, { token, params: { workspace: workspace.id } })).toMatchObject({
    next: null,
    total: 2,
  })
})

/** What JavaScript may read as a value, and the database does not. */
const CRAFTED = [
  ...[
    'a 1',
    '',
    '2026-05-31',
    '2026-02-30 12:00:00+00',
    '2026-13-01 12:00:00+00',
    '2026-05-31 25:00:00+00',
    '2026-05-31 12:00:00+99',
    '0000-01-01 00:00:00+00',
  ].map((key) => ['-started', key] as const),
  ...['', ' ', '0x10', '1e400000', 'Infinity', '1_0'].map((key) => ['grade', key] as const),
  ['asset', 'shop\0'],
] as const

test('a cursor that is none, or of another order, is refused, and one of another workspace shows nothing of it', async () => {
  const who = await withScans(501)
  const other = await withScans(1)
  const sent = (cursor: string, sort = '-started') => ({
    token: who.token,
    params: { ws: who.workspace.id },
    query: { cursor, sort },
  })
  const refused = { status: 422, body: { errors: { cursor: ['Use the "next" value of the previous response.'] } } }
  for (const cursor of [
    'x',
    Buffer.from('{}').toString('base64url'),
    Buffer.from('["soon","y"]').toString('base64url'),
  ]) {
    expect(await tell(scanApi.list, sent(cursor))).toMatchObject(refused)
  }
  const { next } = await ask(scanApi.list, { token: who.token, params: { ws: who.workspace.id } })
  expect(await tell(scanApi.list, sent(next ?? '', 'grade'))).toMatchObject(refused)
  expect(await tell(scanApi.list, sent(next ?? '', 'started'))).toMatchObject(refused)
  const id = who.sites[0]?.id ?? ''
  for (const [sort, key] of CRAFTED)
    expect([key, await tell(scanApi.list, sent(cursorOf({ name: sort }, { key, id }), sort))]).toMatchObject([
      key,
      refused,
    ])
  const theirs = await ask(scanApi.list, {
    token: other.token,
    params: { ws: other.workspace.id },
    query: { cursor: next ?? '' },
  })
  expect(theirs.scans.every(({ workspace_id }) => workspace_id === other.workspace.id)).toBe(true)
  expect(await db.$count(scans, eq(scans.workspace_id, other.workspace.id))).toBe(1)
})
