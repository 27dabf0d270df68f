import { eq } from 'drizzle-orm'
import { scanApi } from '@/lib/contract/scan'
import { widgetApi } from '@/lib/contract/widget'
import { assets, leadScans, scans, widgetLeads } from '@/server/db/schema'
import { claimNext } from '@/server/jobs/claim'
import { claimLeadScan } from '@/server/leads/scan-run'
import { openContractApi } from '@/server/routes/testing'

const { db, ask, signUp, api } = openContractApi()

const FLOOD = 2_000
const WIDGETS = 4
/** What one widget takes in an hour. */
const ROOM = 60

/** A visit from an address of its own. */
async function post(key: string, each: number): Promise<number> {
  const answer = await api.fetch(
    new Request(`http://soteria.test/api/widget/public/${key}/leads`, {
      method: 'POST',
      headers: { 'x-requested-with': 'XMLHttpRequest', 'content-type': 'application/json' },
      body: JSON.stringify({
        email: `v${each}@flood${each}.example`,
        website: `https://flood${each}.example/`,
        consent: true,
        took_ms: 9_000,
      }),
    }),
    { incoming: { socket: { remoteAddress: `198.18.${each >> 8}.${each & 255}` } } },
  )
  await answer.arrayBuffer()
  return answer.status
}

test('of two thousand posts what is over the limits is refused and leaves nothing, and what its owner starts is next', async () => {
  const me = await signUp({ plan: 'bundle deal' })
  const others = await Promise.all(Array.from({ length: WIDGETS - 1 }, () => signUp()))
  const keys = await Promise.all(
    [me, ...others].map(
      async ({ token, workspace }) => (await ask(widgetApi.show, { token, params: { id: workspace.id } })).widget.key,
    ),
  )
  const statuses: Record<number, number> = {}
  for (let each = 0; each < FLOOD; each += 1) {
    const status = await post(keys[each % WIDGETS] ?? '', each)
    statuses[status] = (statuses[status] ?? 0) + 1
  }
  const kept = WIDGETS * ROOM
  expect(statuses).toEqual({ 200: kept, 429: FLOOD - kept })
  expect([await db.$count(leadScans), await db.$count(widgetLeads)]).toEqual([kept, kept])

  const [asset] = await db
    .insert(assets)
    .values({ workspace_id: me.workspace.id, value: 'own.example', type: 'domain' } as typeof assets.$inferInsert)
    .returning()
  const { scan } = await ask(scanApi.light, { token: me.token, body: { asset_id: asset?.id } })
  // Its line is another one, in which no visitor stands.
  expect((await claimNext(db))?.id).toBe(scan.id)
  expect(await db.$count(scans)).toBe(1)
  // Of the line of leads visitors have half of the places; whoever works here is before all of them.
  await db
    .insert(leadScans)
    .values({ user_id: me.user.id, source: 'lead', url: 'https://own.example/', host: 'own.example' })
  const places = 4
  const claimed = []
  for (let each = 0; each < places; each += 1) claimed.push(await claimLeadScan(db, places))
  expect(claimed.map((row) => row?.host === 'own.example')).toEqual([true, false, false, false])
  expect(claimed.filter(Boolean)).toHaveLength(1 + places / 2)
  expect(await db.$count(leadScans, eq(leadScans.status, 'queued'))).toBe(kept - places / 2)
}, 180_000)
