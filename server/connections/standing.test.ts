import { eq } from 'drizzle-orm'
import { deliveryApi } from '@/lib/contract/delivery'
import { integrationApi } from '@/lib/contract/integration'
import { deliveries, workspaces } from '@/server/db/schema'
import { RECEIVERS } from '@/server/outgoing/testing-receivers'
import { leaveMessage } from '@/server/records/deliveries'
import { closeServers } from '@/server/scanner/testing'
import { MESSAGE, openConnections } from './testing'

let api: Awaited<ReturnType<typeof openConnections>>

beforeAll(async () => {
  api = await openConnections()
})
afterAll(closeServers)
beforeEach(() => {
  api.state.mode = 'documented'
  api.state.received = []
  api.state.minutes = 1
  return api.db.delete(deliveries)
})

const HOOK = { type: 'webhook', config: RECEIVERS.webhook.right }
const PAGER = { type: 'pagerduty', config: RECEIVERS.pagerduty.right }
const HOUR = 60

const statesOf = async () =>
  (await api.db.select().from(deliveries).where(eq(deliveries.kind, 'message')).orderBy(deliveries.created_at)).map(
    ({ state, reason }) => (state === 'failed' ? reason?.key : state),
  )

test('when the only message is lost after its 28 hours, or at once, the next one finds out that the receiver is back', async () => {
  for (const mode of ['down', [410, 'gone']] as const) {
    api.state.mode = mode
    const { leave, look, show, wait, sendAll } = await api.connect(HOOK)
    const first = await leave()
    await sendAll()
    if (mode === 'down') await wait(40 * HOUR, 30)
    expect(await look(first)).toMatchObject({ state: 'failed' })
    expect((await show()).status).toBe('error')
    const second = await leave()
    await sendAll()
    api.state.mode = 'documented'
    // Hours after the last of many tries, seconds after the first.
    await (mode === 'down' ? wait(12 * HOUR, 30) : wait(10))
    expect(await look(second)).toMatchObject({ state: 'done' })
    expect(await show()).toMatchObject({ status: 'active', waiting: 0 })
  }
})

test('of a full queue the oldest is lost, and another finds out whether the receiver is back', async () => {
  const { leave, wait, sendAll, show } = await api.connect(HOOK)
  api.state.mode = [401, 'no']
  await leave()
  await sendAll()
  expect((await show()).status).toBe('error')
  const [probe] = await api.db.select().from(deliveries)
  if (!probe) throw new Error('There is no probe')
  const { id: _, created_at: at, ...values } = probe
  const more = Array.from({ length: 999 }, (_, number) => ({
    ...values,
    attempts: 0,
    state: 'held' as const,
    created_at: new Date(at.getTime() + number + 1),
  }))
  await api.db.insert(deliveries).values(more)
  await api.db
    .update(deliveries)
    .set({ created_at: new Date(at.getTime() + 1_001) })
    .where(eq(deliveries.id, (await leave()) ?? ''))
  await sendAll()
  expect((await statesOf()).slice(0, 3)).toEqual(['queueFull', 'waiting', 'held'])
  await wait(1)
  expect(new Set(api.state.received.map(({ headers }) => headers['webhook-id'])).size).toBe(2)
})

test('a test that fails, and settings that are saved, leave a message that finds out', async () => {
  const { leave, sendAll, wait, token, id, look, show } = await api.connect(HOOK)
  api.state.mode = [410, 'gone']
  const first = await leave()
  await leave()
  await sendAll()
  const second = await leave()
  await api.ask(integrationApi.test, { token, params: { id } })
  await api.ask(deliveryApi.resend, { token, params: { id: first ?? '' } })
  await wait(30)
  const third = await leave()
  api.state.mode = 'documented'
  api.state.received = []
  await api.ask(integrationApi.update, { token, params: { id }, body: { config: HOOK.config } })
  await sendAll()
  await sendAll()
  expect([await look(second), await look(third)].map(({ state }) => state)).toEqual(['failed', 'done'])
  expect(await show()).toMatchObject({ status: 'active', waiting: 0 })
})

test('nobody is granted more than a day, however long a receiver wishes to be left alone', async () => {
  for (const wish of ['31536000', new Date(Date.now() + 400 * 86_400_000).toUTCString()]) {
    api.state.minutes = 1
    const { leave, look, sendAll, wait } = await api.connect(HOOK)
    api.state.mode = [429, '', { 'retry-after': wish }]
    const ids = [await leave(), await leave({ about: 'finding:2' })]
    await sendAll()
    api.state.mode = 'documented'
    await wait(25 * HOUR, HOUR)
    for (const id of ids) expect(await look(id)).toMatchObject({ state: 'done' })
  }
})

test('the end of an outage waits for its beginning, on call and at a ticket, and everything else goes', async () => {
  const { leave, sendAll, wait } = await api.connect(PAGER)
  const told = () => api.state.received.map(({ json }) => (json as { event_action?: string }).event_action)
  api.state.mode = [503, 'busy']
  await leave({ about: 'incident:1' })
  await sendAll()
  api.state.mode = 'documented'
  api.state.received = []
  await leave({ about: 'incident:1', isOver: true })
  await leave({ about: 'incident:2' })
  await sendAll()
  await wait(1)
  expect(told()).toEqual(['trigger', 'trigger', 'resolve'])
  expect(api.state.received.map(({ json }) => (json as { dedup_key?: string }).dedup_key)).toEqual([
    'incident:2',
    'incident:1',
    'incident:1',
  ])

  const github = await api.connect({ type: 'github', config: RECEIVERS.github.right })
  api.state.mode = [503, 'busy']
  await github.leave({ about: 'finding:9' })
  await sendAll()
  api.state.mode = 'documented'
  api.state.received = []
  await github.leave({ about: 'finding:9', isOver: true })
  for (let turn = 0; turn < 2; turn += 1) await wait(5)
  expect(api.state.received.map(({ method, path }) => `${method} ${path.split('/acme/shop/')[1]}`)).toEqual([
    'POST issues',
    'PATCH issues/7',
    'POST issues/7/comments',
  ])
})

test('what waits for the morning waits for it with a broken connection, in every try and when it works again', async () => {
  const { leave, look, wait, sendAll, workspace, id: integrationId } = await api.connect(HOOK)
  // Night begins in two hours and lasts for four.
  const timeAt = (hours: number) => new Date(api.now().getTime() + hours * 3_600_000).toISOString().slice(11, 16)
  const quiet_hours = { from: timeAt(2), to: timeAt(6) }
  await api.db
    .update(workspaces)
    .set({ settings: { timezone: 'UTC', quiet_hours } })
    .where(eq(workspaces.id, workspace.id))
  const quiet = (about: string) =>
    leaveMessage(api.db, {
      workspaceId: workspace.id,
      runId: null,
      position: null,
      integrationId,
      toName: '',
      message: { ...MESSAGE, about },
      isQuiet: true,
    })
  api.state.mode = 'down'
  const evening = await quiet('finding:1')
  await wait(2 * HOUR - 5, 5)
  const tries = api.state.received.length
  const night = await quiet('finding:2')
  await wait(HOUR, 5)
  expect(api.state.received).toHaveLength(tries)
  // What may leave at any hour finds out that the connection works again.
  const loud = await leave({ about: 'finding:3' })
  api.state.mode = 'documented'
  await wait(2 * HOUR, 5)
  expect((await look(loud)).state).toBe('done')
  for (const id of [evening, night])
    expect(await look(id)).toMatchObject({ state: 'waiting', next_at: expect.stringContaining(quiet_hours.to) })
  await wait(2 * HOUR, 5)
  await sendAll()
  for (const id of [evening, night]) expect(await look(id)).toMatchObject({ state: 'done' })
})
