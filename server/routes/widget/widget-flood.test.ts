import { widgetApi } from '@/lib/contract/widget'
import { leadScans, widgetLeads } from '@/server/db/schema'
import { openContractApi } from '@/server/routes/testing'

const { db, ask, signUp, api } = openContractApi()

/** bench/widget.mjs sends two thousand. */
const FLOOD = 200
const WIDGETS = 2
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

test('of a flood of posts what is over the limits is refused and leaves nothing', async () => {
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
}, 120_000)
