import { eq } from 'drizzle-orm'
import { Webhook } from 'standardwebhooks'
import { accountApi } from '@/lib/contract/account'
import { deliveryApi } from '@/lib/contract/delivery'
import { integrationApi } from '@/lib/contract/integration'
import { automation } from '@/lib/messages/en/automation'
import { deliveries, integrations } from '@/server/db/schema'
import { RECEIVERS } from '@/server/outgoing/testing-receivers'
import { closeServers } from '@/server/scanner/testing'
import { openConnections } from './testing'

type Open = Awaited<ReturnType<typeof openConnections>>
let api: Open

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

const SLACK = { type: 'slack', config: RECEIVERS.slack.right }
const HOOK = { type: 'webhook', config: RECEIVERS.webhook.right }

const KINDS = Object.entries(RECEIVERS)
const sentence = (key: keyof typeof automation.reason) =>
  expect.stringContaining(automation.reason[key].split('{')[0] ?? '')

test.each(KINDS)(
  '%s: what is left arrives, wrong credentials and what is gone are explained',
  async (type, { right, wrong, gone }) => {
    const good = await api.connect({ type, config: right })
    const id = await good.leave()
    await good.sendAll()
    expect(await good.look(id)).toMatchObject({ state: 'done', kind: type, attempts: [{ number: 1, outcome: 'ok' }] })
    expect(await good.show()).toMatchObject({
      status: 'active',
      last_used_at: expect.any(String),
      deliveries_24h: { ok: 1, failed: 0 },
    })
    for (const [config, key] of [wrong, gone]) {
      const { token, workspace } = good
      const { delivery } = await api.ask(integrationApi.try, {
        token,
        params: { workspace: workspace.id },
        body: { type, name: 'Try', config: { ...right, ...config } },
      })
      expect(delivery).toMatchObject({
        state: 'failed',
        is_test: true,
        reason: { key },
        error: sentence(key),
        attempts: [{ outcome: 'failed' }],
      })
    }
  },
)

test('a connection that was tried before it was saved is tested, unless its last try failed', async () => {
  for (const last of ['done', 'failed']) {
    const { token, workspace } = await api.signUp()
    const sent = { token, params: { workspace: workspace.id }, body: { ...SLACK, name: 'Chat' } }
    await api.ask(integrationApi.try, sent)
    if (last === 'failed') api.state.mode = [503, 'busy']
    expect((await api.ask(integrationApi.try, sent)).delivery.state).toBe(last)
    const { integration } = await api.ask(integrationApi.create, sent)
    expect(integration.last_used_at).toEqual(last === 'done' ? expect.any(String) : null)
    expect(
      (await api.ask(deliveryApi.list, { token, params: sent.params, query: { integration: integration.id } }))
        .deliveries,
    ).toHaveLength(2)
  }
})

test('what was tried with another address says nothing about the one that is saved', async () => {
  const { token, workspace } = await api.signUp()
  const sent = { token, params: { workspace: workspace.id }, body: { ...SLACK, name: 'Chat' } }
  expect((await api.ask(integrationApi.try, sent)).delivery.state).toBe('done')
  const address = `${RECEIVERS.slack.right.address}other`
  const body = { ...sent.body, config: { ...SLACK.config, address } }
  expect((await api.ask(integrationApi.create, { ...sent, body })).integration.last_used_at).toBeNull()
})

test('two who save different settings at the same moment both have theirs', async () => {
  const { token, id, leave, sendAll } = await api.connect({
    type: 'webhook',
    config: { address: 'https://hooks.example.com/x', headers: 'X-Key: old-value' },
  })
  const save = (config: object) => api.ask(integrationApi.update, { token, params: { id }, body: { config } })
  await Promise.all([
    save({ headers: 'X-Key: new-value' }),
    save({ address: 'https://hooks.example.com/y', headers: 'X-Key: ********' }),
  ])
  api.state.received = []
  await leave()
  await sendAll()
  expect(api.state.received.map(({ path, headers }) => [path, headers['x-key']])).toEqual([['/y', 'new-value']])
})

test.each([
  ['a web page', [200, '<!doctype html><title>Sign in</title>'], { key: 'webPage' }],
  ['an error of its own', [503, 'busy'], { key: 'unavailable' }],
  [
    'a redirect',
    [302, '', { location: 'https://elsewhere.example/' }],
    { key: 'redirectedTo', values: { status: 302, url: 'https://elsewhere.example/' } },
  ],
  ['fewer, please', [429, '', { 'retry-after': '3600' }], { key: 'rateLimited' }],
] as const)(
  'a receiver that answers with %s is tried again, and after three failures the connection has a problem',
  async (_, mode, reason) => {
    const { leave, look, show, wait, sendAll } = await api.connect(SLACK)
    api.state.mode = [...mode]
    const id = await leave()
    await sendAll()
    expect(await look(id)).toMatchObject({
      state: 'waiting',
      reason,
      attempts: [{ number: 1, outcome: 'failed' }],
    })
    await wait(30, 5)
    const isAlive = reason.key === 'rateLimited'
    // It says itself when to come back.
    expect((await look(id)).attempts).toHaveLength(isAlive ? 1 : 3)
    expect((await show()).status).toBe(isAlive ? 'active' : 'error')
  },
)

test('with the receiver away for hours nothing is lost: one message finds out, the others wait, and all go in their order', async () => {
  const { leave, show, wait, user } = await api.connect(HOOK)
  api.state.mode = 'down'
  const ids: (string | null)[] = []
  for (let hour = 0; hour < 4; hour += 1) {
    ids.push(
      await leave({
        about: `finding:${hour}`,
        event: { type: 'findings.new', timestamp: '2026-11-22T14:32:08Z', data: { hour } },
      }),
    )
    await wait(60, 5)
  }
  expect(await show()).toMatchObject({
    status: 'error',
    reason: { key: 'brokenOff' },
    waiting: 4,
    error_since: expect.any(String),
  })
  // At once, after 5 seconds, 5 minutes, half an hour, two hours.
  expect(api.state.received).toHaveLength(5)
  expect(new Set(api.state.received.map(({ headers }) => headers['webhook-id']))).toEqual(new Set([ids[0]]))
  await api.sendMails()
  expect(api.outbox.filter(({ to }) => to === user.email).map(({ subject }) => subject)).toEqual([
    'Connection “webhook” isn’t working',
  ])
  api.state.mode = 'documented'
  api.state.received = []
  await wait(6 * 60, 10)
  expect(api.state.received.map(({ json }) => (json.data as { hour?: number }).hour)).toEqual([0, 1, 2, 3])
  expect(await show()).toMatchObject({ status: 'active', last_error: null, waiting: 0 })
})

test('a passed test, or switching it on, sends what waits; switched off, what waits is told no more', async () => {
  for (const action of ['test', 'on', 'off'] as const) {
    const { leave, look, show, token, id, sendAll } = await api.connect(SLACK)
    api.state.mode = [403, 'invalid_token']
    const first = await leave()
    await sendAll()
    // At once: nothing else would get through either.
    expect(await show()).toMatchObject({
      status: 'error',
      reason: { key: 'slackToken' },
      last_error: automation.reason.slackToken,
    })
    const second = await leave()
    expect(await look(second)).toMatchObject({ state: 'waiting', is_held: true, next_at: null })
    api.state.mode = 'documented'
    if (action === 'test')
      expect((await api.ask(integrationApi.test, { token, params: { id } })).delivery).toMatchObject({
        state: 'done',
        is_test: true,
      })
    else
      await api.ask(integrationApi.updateStatus, {
        token,
        params: { id },
        body: { status: action === 'on' ? 'active' : 'inactive' },
      })
    await sendAll()
    const states = [await look(first), await look(second)].map(({ state, reason }) => [state, reason?.key])
    expect(states).toEqual(
      action === 'off' ? [0, 1].map(() => ['failed', 'switchedOff']) : [0, 1].map(() => ['done', undefined]),
    )
    expect((await show()).status).toBe(action === 'off' ? 'inactive' : 'active')
  }
})

test('a final answer is final, and a test that fails says nothing about the connection', async () => {
  const { leave, look, show, sendAll, wait, token, id } = await api.connect(HOOK)
  api.state.mode = [422, 'no']
  const refused = await leave()
  await sendAll()
  expect(await look(refused)).toMatchObject({
    state: 'failed',
    reason: { key: 'rejected', values: { status: 422 } },
    attempts: [{ status: 422, reply: 'no' }],
  })
  for (let turn = 0; turn < 3; turn += 1) await api.ask(integrationApi.test, { token, params: { id } })
  expect((await show()).status).toBe('active')
  await wait(10)
  expect(api.state.received).toHaveLength(4)
})

test('what failed is sent again with what is stored now, under the name that the receiver knows it by', async () => {
  const { leave, look, token, sendAll, show } = await api.connect(HOOK)
  api.state.mode = [400, 'no']
  const id = (await leave()) ?? ''
  expect((await api.tell(deliveryApi.resend, { token, params: { id } })).status).toBe(409)
  await sendAll()
  api.state.mode = 'documented'
  const { delivery } = await api.ask(deliveryApi.resend, { token, params: { id } })
  await sendAll()
  expect(await look(delivery.id)).toMatchObject({ state: 'done', resend_of: id })
  expect(api.state.received.map(({ headers }) => headers['webhook-id'])).toEqual([id, id])
  expect((await show()).deliveries_24h).toEqual({ ok: 1, failed: 1 })
})

test('signatures are those of Standard Webhooks, with the new secret and for a day with the old one', async () => {
  const { leave, sendAll, token, id, secret, show } = await api.connect(HOOK)
  await leave()
  await sendAll()
  const { secret: fresh, old_until } = await api.ask(integrationApi.renew, { token, params: { id } })
  expect(Date.parse(old_until)).toBeGreaterThan(Date.now() + 23 * 3_600_000)
  expect(await api.tell(integrationApi.renew, { token, params: { id } })).toMatchObject({
    status: 409,
    body: { code: 'already_renewed' },
  })
  expect((await show()).old_secret_until).toBe(old_until)
  await leave()
  await sendAll()
  api.state.minutes += 25 * 60
  await leave()
  await sendAll()
  const isValid = (by: string) =>
    api.state.received.map(({ body, headers }) => {
      try {
        // Its clock is not ours.
        return Boolean(
          new Webhook(by).verify(body, { ...headers, 'webhook-timestamp': headers['webhook-timestamp'] ?? '' }),
        )
      } catch (error) {
        return String(error).includes('timestamp') ? 'time' : false
      }
    })
  expect([isValid(secret), isValid(fresh)]).toEqual([
    [true, true, 'time'],
    [false, true, 'time'],
  ])
  const last = api.state.received.at(-1)?.headers['webhook-signature'] ?? ''
  expect(last.split(' ')).toHaveLength(1)
})

test('a finding that is told again comments on its ticket, its end closes it, and a ticket that is gone is opened anew', async () => {
  const { leave, sendAll, wait, look, show } = await api.connect({ type: 'github', config: RECEIVERS.github.right })
  for (const isOver of [false, false, true]) {
    await leave({ isOver })
    await sendAll()
  }
  const unknown = await leave({ about: 'finding:unknown', isOver: true })
  await sendAll()
  expect(await look(unknown)).toMatchObject({ state: 'skipped', attempts: [], done_at: expect.any(String) })
  expect(await show()).toMatchObject({ last_delivery: { state: 'done' } })
  const asked = () =>
    api.state.received.map(({ method, path }) => `${method} ${path.slice('/repos/acme/shop/'.length)}`)
  expect(asked()).toEqual(['POST issues', 'POST issues/7/comments', 'PATCH issues/7', 'POST issues/7/comments'])
  api.state.received = []
  api.state.mode = [404, '{"message":"Not Found"}']
  const id = await leave()
  await sendAll()
  api.state.mode = 'documented'
  await wait(1)
  expect(asked()).toEqual(['POST issues/7/comments', 'POST issues'])
  expect(await look(id)).toMatchObject({ state: 'done' })
})

test('no secret stands in an answer, an export, the database or what a receiver repeats', async () => {
  const config = {
    address: 'https://hooks.example.com/soteria',
    headers: 'Authorization: Bearer right\nX-Key: very-secret-key',
  }
  const { leave, look, token, workspace, sendAll, show, secret, id } = await api.connect({ type: 'webhook', config })
  const jira = await api.connect(
    { type: 'jira', config: { ...RECEIVERS.jira.right, token: 'very-secret-token' } },
    undefined,
  )
  api.state.mode = [400, 'you sent very-secret-key']
  const ids = [await leave()]
  await sendAll()
  api.state.mode = [400, `you sent Basic ${btoa('ada@example.com:very-secret-token')} and very-secret-token`]
  ids.push(await jira.leave())
  await sendAll()
  const said = JSON.stringify([
    await show(),
    await jira.show(),
    await look(ids[0] ?? ''),
    await jira.look(ids[1] ?? ''),
    await api.ask(deliveryApi.list, { token, params: { workspace: workspace.id } }),
    await (await api.send(accountApi.export, { token })).text(),
    await (await api.send(accountApi.export, { token: jira.token })).text(),
    await api.db.select().from(integrations).where(eq(integrations.workspace_id, workspace.id)),
    await api.db.select().from(deliveries),
  ])
  for (const hidden of ['very-secret', btoa('ada@example.com:very-secret-token'), secret, 'Bearer right'])
    expect([hidden, said.includes(hidden)]).toEqual([hidden, false])
  expect(await show()).toMatchObject({
    config: { address: config.address, headers: 'Authorization: ********\nX-Key: ********' },
  })
  expect(await look(ids[0] ?? '')).toMatchObject({
    requests: [{ url: config.address, body: expect.stringContaining('findings.new') }],
  })
  expect(id).not.toBe(jira.id)
})
