import { eq } from 'drizzle-orm'
import { monitorApi } from '@/lib/contract/monitor'
import { assets, incidents, monitors } from '@/server/db/schema'
import { MISSING, openContractApi } from '@/server/routes/testing'

const { db, signUp, ask, tell } = openContractApi()
const MINUTE_MS = 60_000

const ago = (minutes: number) => new Date(Date.now() - minutes * MINUTE_MS)

/** A person with a site that was monitored once. */
async function monitored(values: Partial<typeof monitors.$inferInsert>) {
  const { token, workspace } = await signUp({ plan: 'premium' })
  const [asset] = await db
    .insert(assets)
    .values({ workspace_id: workspace.id, type: 'domain', value: 'shop.example.com' })
    .returning()
  if (!asset) throw new Error('The asset was not inserted')
  await db.insert(monitors).values({ asset_id: asset.id, state: 'up', ...values })
  const sent = { token, params: { workspace: workspace.id, asset: asset.id } }
  const monitor = async () => (await ask(monitorApi.list, sent)).monitors[0]!
  return { asset, sent, monitor }
}

test.each([
  [1, 5.9, 'up'],
  [1, 6.1, 'unknown'],
  [5, 14, 'up'],
  [5, 16, 'unknown'],
  [60, 179, 'up'],
  [60, 181, 'unknown'],
])(
  'a site that is looked at every %d minutes and was last %d minutes ago is %s',
  async (interval_minutes, minutes, state) => {
    const checked_at = ago(minutes)
    const { monitor } = await monitored({
      interval_minutes,
      checked_at,
      next_check_at: ago(minutes - interval_minutes),
    })
    expect(await monitor()).toMatchObject({
      state,
      unchecked_since: state === 'unknown' ? checked_at.toISOString() : null,
    })
  },
)

test('a site that nobody ever looked at is unknown since it was to be monitored, and a paused one is paused', async () => {
  const created_at = ago(30)
  const { asset, monitor } = await monitored({ state: 'waiting', created_at, next_check_at: created_at })
  expect(await monitor()).toMatchObject({
    state: 'unknown',
    checked_at: null,
    unchecked_since: created_at.toISOString(),
  })
  await db.update(monitors).set({ is_paused: true }).where(eq(monitors.asset_id, asset.id))
  expect(await monitor()).toMatchObject({ state: 'paused', unchecked_since: null })
})

test('to ask for a check that nobody makes does not make the site known; resuming begins anew', async () => {
  const { sent, monitor } = await monitored({ checked_at: ago(120), next_check_at: ago(115) })
  expect((await ask(monitorApi.check, sent)).monitor).toMatchObject({ state: 'unknown', is_checking: true })
  await ask(monitorApi.save, { ...sent, body: { is_paused: true } })
  await ask(monitorApi.save, { ...sent, body: { is_paused: false } })
  expect(await monitor()).toMatchObject({ state: 'waiting', unchecked_since: null })
})

test('incidents come a hundred at a time, each once, the open ones first, until there are no more', async () => {
  const { asset, sent } = await monitored({})
  const [quiet] = await db
    .insert(assets)
    .values({ workspace_id: asset.workspace_id, type: 'domain', value: 'quiet.example.com' })
    .returning()
  await db.insert(monitors).values({ asset_id: quiet!.id })
  const ended = (asset_id: string, minutes: number) => ({
    asset_id,
    kind: 'slow' as const,
    started_at: ago(minutes),
    ended_at: ago(minutes - 1),
    ending: 'recovered' as const,
  })
  // Many begin at one moment: a shared fault.
  await db
    .insert(incidents)
    .values(Array.from({ length: 230 }, (_, index) => ended(asset.id, 500 + Math.floor(index / 50))))
  await db
    .insert(incidents)
    .values([{ asset_id: asset.id, kind: 'headers', started_at: ago(9000) }, ended(quiet!.id, 8000)])
  const { token, params } = sent

  const seen: Awaited<ReturnType<typeof page>>['incidents'] = []
  const page = (query: Record<string, string>) => ask(monitorApi.incidents, { token, params, query })
  const sizes: number[] = []
  for (let after: string | null = ''; after !== null; ) {
    const answer: Awaited<ReturnType<typeof page>> = await page(after ? { after } : {})
    sizes.push(answer.incidents.length)
    seen.push(...answer.incidents)
    after = answer.next
  }
  expect(sizes).toEqual([100, 100, 32])
  expect(new Set(seen.map(({ id }) => id)).size).toBe(232)
  expect(seen[0]).toMatchObject({ kind: 'headers', ended_at: null })
  const times = seen.slice(1).map(({ started_at }) => started_at)
  expect(times).toEqual(times.toSorted().reverse())

  expect(await page({ asset: quiet!.id })).toMatchObject({
    incidents: [{ asset_value: 'quiet.example.com' }],
    next: null,
  })
})

test.each([['asset'], ['after']])(
  'incidents are not told by an %s that is nobody’s or somebody else’s',
  async (name) => {
    const { sent } = await monitored({})
    const other = await monitored({})
    const [theirs] = await db
      .insert(incidents)
      .values({ asset_id: other.asset.id, kind: 'down', started_at: ago(9) })
      .returning()
    const ask404 = (id: string) => tell(monitorApi.incidents, { ...sent, query: { [name]: id } })
    const missed = await ask404(MISSING)
    expect(missed.status).toBe(404)
    expect(await ask404(name === 'asset' ? other.asset.id : theirs!.id)).toEqual(missed)
  },
)
