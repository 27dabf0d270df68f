import type { PGlite, Results } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { ASSET_COLUMNS, assetApi } from '@/lib/contract/asset'
import { assetChangeApi } from '@/lib/contract/asset-change'
import type { Asset } from '@/lib/contract/asset'
import { byTurns } from '@/lib/testing/sample'
import { assets, scans } from '@/server/db/schema'
import { SLICE } from '@/server/in-slices'
import { openContractApi } from '@/server/routes/testing'

const { db, signUp, ask, tell } = openContractApi()

const MANY = 2500
type Somebody = Awaited<ReturnType<typeof signUp>>

/** Every grade and state, some decisions, and two assets to each value that a list is ordered by. */
async function withMany() {
  const who = await signUp()
  await db.execute(sql`
    insert into ${assets} (workspace_id, type, value, name, tags, status, last_error, score, grade, counts, asides, created_at)
    select ${who.workspace.id}::uuid, 'domain', case n % 3 when 0 then 'http://' else '' end || 'site' || n || '.example.com', case when n % 100 = 7 then 'Linden Shop' end,
      (array['["care"]', '[]', '["shop9"]', '[]', '["care","shop10"]', '[]', '["shop10"]', '[]'])[n % 8 + 1]::jsonb,
      (array['verified', 'pending', 'failed'])[n % 3 + 1], case when n % 6 = 1 then 'Not there.' end,
      case when n % 5 > 0 then n % 100 end, case when n % 5 > 0 then (array['A+', 'A', 'B', 'C', 'D', 'E', 'F'])[n % 7 + 1] end,
      case when n % 5 > 0 then jsonb_build_object('critical', n % 2, 'high', 0, 'medium', n % 9, 'low', 1, 'info', 2) end,
      case when n % 10 = 1 then '[{"severity":"critical","until":null,"report":null}]'::jsonb else '[]'::jsonb end,
      timestamptz '2026-06-01' - (n / 2) * interval '1 hour 1 microsecond'
    from generate_series(1, ${MANY}) as n`)
  await db.execute(sql`
    insert into ${scans} (workspace_id, asset_id, asset_value, scan_type, status, carried, created_at)
    select workspace_id, id, value, 'light_scan', 'failed', '[]', created_at + days * interval '1 day'
    from ${assets}, generate_series(1, 2) as days where workspace_id = ${who.workspace.id} and value like '%site%1.example.com'`)
  return who
}

async function walk({ token, workspace }: Somebody, query: Record<string, string> = {}) {
  const read = (cursor?: string) =>
    ask(assetApi.list, {
      token,
      params: { workspace: workspace.id },
      query: { limit: '2000', ...query, ...(cursor && { cursor }) },
    })
  const first = await read()
  const rows: Asset[] = [...first.assets]
  for (let { next } = first; next; ) {
    const page = await read(next)
    rows.push(...page.assets)
    next = page.next
  }
  return { rows, total: first.total, tally: first.tally, ids: new Set(rows.map(({ id }) => id)).size }
}

const weight = ({ findings }: Asset) =>
  findings ? findings.critical * 1e9 + findings.high * 1e6 + findings.medium * 1e3 + findings.low : null
const shown: Record<(typeof ASSET_COLUMNS)[number], (asset: Asset) => number | string | null> = {
  added: ({ created_at = '' }) => created_at,
  grade: ({ score = null }) => score,
  findings: weight,
  last_scan: ({ last_scan }) => last_scan?.at ?? null,
  value: ({ value }) => Number(/\d+/.exec(value)?.[0]),
  status: ({ status, verification }) =>
    ['failed', 'notFoundYet', 'pending', 'verified'].indexOf(
      status === 'pending' && verification?.last_error ? 'notFoundYet' : status,
    ),
  tags: ({ tags }) => tags.join(', ').replace(/\d+/g, (digits) => digits.padStart(10, '0')) || null,
  // They are all of one.
  workspace: () => '',
}

/** Both ways by each column, half of them each time. */
const ORDERS = ASSET_COLUMNS.flatMap((column) => [
  { column, sort: column },
  { column, sort: `-${column}` },
])

test('all pages in each order hold each asset once, in that order, and those without a value at the end', async () => {
  const who = await withMany()
  for (const { column, sort } of byTurns(ORDERS, 0, Math.ceil(ORDERS.length / 2))) {
    const { rows, ids, total } = await walk(who, { sort })
    expect([sort, rows.length, ids, total]).toEqual([sort, MANY, MANY, MANY])
    const keyed = rows.map(shown[column])
    const known = keyed.filter((key) => key !== null)
    expect(keyed.slice(0, known.length)).toEqual(known)
    const sorted = known.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0))
    expect(known).toEqual(sort === column ? sorted : sorted.toReversed())
  }
})

test('what a filter or a search counts is what its pages hold, and the tally counts all of the workspace', async () => {
  const who = await withMany()
  const other = await withMany()
  const all = (await ask(assetApi.list, { token: who.token, params: { workspace: who.workspace.id } })).assets
  const agrees = async (query: Record<string, string>, passes: (asset: Asset) => boolean) => {
    const { rows, total } = await walk(who, query)
    const expected = all.filter(passes).map(({ id }) => id)
    expect(expected.length).toBeGreaterThan(0)
    expect([query, total, rows.map(({ id }) => id).toSorted()]).toEqual([query, expected.length, expected.toSorted()])
  }
  await agrees({ status: 'pending' }, ({ status }) => status === 'pending')
  expect(all.find(({ value }) => value === 'site1.example.com')).toMatchObject({
    findings: { critical: 0 },
    set_aside: 1,
  })
  await agrees({ grade: 'A+' }, ({ grade }) => grade === 'A+')
  await agrees(
    { grade: 'F', status: 'failed', sort: '-findings' },
    ({ grade, status }) => grade === 'F' && status === 'failed',
  )
  await agrees({ q: 'linden SHOP' }, ({ name }) => name === 'Linden Shop')
  await agrees({ q: 'care site12' }, ({ tags, value }) => tags.includes('care') && value.includes('site12'))
  await agrees({ asset: all[17]?.id ?? '' }, ({ id }) => id === all[17]?.id)
  expect((await walk(who, { q: 'nowhere' })).rows).toEqual([])
  expect((await walk(who, { q: '%' })).total).toBe(0)

  const tallied = (rows: Asset[]) => ({
    all: rows.length,
    verified: rows.filter(({ status }) => status === 'verified').length,
    pending: rows.filter(({ status }) => status === 'pending').length,
    failed: rows.filter(({ status }) => status === 'failed').length,
    urgent: rows.filter(({ findings }) => findings && findings.critical + findings.high > 0).length,
  })
  await agrees({ tag: 'shop10' }, ({ tags }) => tags.includes('shop10'))
  const count = (tag: string) => ({ tag, count: all.filter(({ tags }) => tags.includes(tag)).length })
  const tags = [count('care'), count('shop10'), count('shop9')]
  expect((await walk(who, { q: 'linden', status: 'failed' })).tally).toEqual({ ...tallied(all), tags })
  expect((await walk(who, { grade: 'B' })).tally).toEqual({
    ...tallied(all.filter(({ grade }) => grade === 'B')),
    tags,
  })

  const foreign = await ask(assetApi.list, {
    token: other.token,
    params: { workspace: other.workspace.id },
    query: { asset: all[0]?.id ?? '', limit: '5' },
  })
  expect(foreign.assets).toEqual([])
  expect(
    (await tell(assetApi.list, { token: other.token, params: { workspace: who.workspace.id }, query: { q: 'site' } }))
      .status,
  ).toBe(404)
})

test('the whole list is read in slices, in its order: no answer of the database is thousands of wide rows', async () => {
  const who = await withMany()
  const { rows } = await walk(who, { sort: '-value' })
  const { __pglite } = globalThis as unknown as { __pglite: PGlite }
  const read = jest.spyOn(__pglite, 'query')
  const sent = { token: who.token, params: { workspace: who.workspace.id }, query: { sort: '-value' } }
  const { assets: listed, total } = await ask(assetApi.list, sent)
  const answers = await Promise.all(read.mock.results.map(({ value }) => value as Promise<Results>))
  read.mockRestore()
  expect({ total, ids: listed.map(({ id }) => id) }).toEqual({ total: MANY, ids: rows.map(({ id }) => id) })
  const wide = answers.filter(({ fields }) => fields.length > 1).map(({ rows: some }) => some.length)
  expect(Math.max(...wide)).toBe(SLICE)
})

test('a list that is asked for without anything answers as it ever did', async () => {
  const { token, workspace } = await signUp()
  await ask(assetChangeApi.create, { token, params: { workspace: workspace.id }, body: { value: 'shop.example.com' } })
  const { body } = await tell(assetApi.list, { token, params: { workspace: workspace.id } })
  expect(Object.keys(body as object)).toEqual(['assets', 'next', 'total'])
  const unknown: Record<string, string>[] = [{ sort: 'owner' }, { grade: 'G' }, { q: 'x'.repeat(201) }]
  for (const query of unknown)
    expect((await tell(assetApi.list, { token, params: { workspace: workspace.id }, query })).status).toBe(422)
})

test('an address of two thousand characters is no end of the pages, and what no text holds is refused', async () => {
  const who = await signUp()
  await db.execute(sql`
    insert into ${assets} (workspace_id, type, value)
    select ${who.workspace.id}::uuid, 'url', 'https://a.example.com/' || repeat('1a2b', 490) || n from generate_series(1, 5) as n`)
  for (const sort of ['value', '-value'])
    expect(await walk(who, { sort, limit: '2' })).toMatchObject({ ids: 5, total: 5 })
  const { status } = await tell(assetApi.list, {
    token: who.token,
    params: { workspace: who.workspace.id },
    query: { q: '\0' },
  })
  expect(status).toBe(400)
})
