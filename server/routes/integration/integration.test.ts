import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { eq } from 'drizzle-orm'
import { integrationApi } from '@/lib/contract/integration'
import { recipeApi } from '@/lib/contract/recipe'
import { resealAll } from '@/server/connections/reseal'
import { openAll } from '@/server/connections/sealed'
import { openConnections } from '@/server/connections/testing'
import { auditLog, deliveries, integrations, recipes } from '@/server/db/schema'
import { createOutgoing } from '@/server/outgoing/client'
import { RECEIVERS } from '@/server/outgoing/testing-receivers'
import { closeServers } from '@/server/scanner/testing'
import { createSecrets } from '@/server/secrets'
import { openContractApi } from '@/server/routes/testing'

let api: Awaited<ReturnType<typeof openConnections>>
beforeAll(async () => {
  api = await openConnections()
})
afterAll(closeServers)

const HOOK = { type: 'webhook', name: 'Hook', config: { address: 'https://hooks.example.com/soteria' } }
const refusedAt = (field: string, text: unknown = expect.any(String)) => ({
  status: 422,
  body: { errors: { [field]: [text] } },
})

test.each([
  ['an unknown type', { type: 'pigeon', config: {} }, 'type', 'Choose a type.'],
  ['a field that is missing', { type: 'slack', config: {} }, 'config.address', 'Enter a value.'],
  [
    'another host',
    { type: 'slack', config: { address: 'https://evil.example/services/T/B/x' } },
    'config.address',
    expect.stringContaining('hooks.slack.com'),
  ],
  [
    'a header of ours',
    { type: 'webhook', config: { ...HOOK.config, headers: 'Host: x' } },
    'config.headers',
    'This header is set automatically.',
  ],
  [
    'a line break',
    { type: 'jira', config: { ...RECEIVERS.jira.right, project: 'A\nB' } },
    'config.project',
    expect.any(String),
  ],
] as const)('%s is refused at its field', async (_, body, field, text) => {
  const { token, workspace } = await api.signUp()
  expect(
    await api.tell(integrationApi.create, { token, params: { workspace: workspace.id }, body: { name: 'X', ...body } }),
  ).toMatchObject(refusedAt(field, text))
})

test('nothing is connected to a private place, and nobody asks there', async () => {
  let connections = 0
  const server = createServer((socket) => {
    connections += 1
    socket.destroy()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const outgoing = createOutgoing({
    policy: { allowCidrs: [] },
    product: 'Soteria',
    infoUrl: '',
    resolve: async () => [{ address: '127.0.0.1', family: 4 }],
  })
  const closed = openContractApi({ deps: { outgoing } })
  const { token, workspace } = await closed.signUp()
  const params = { workspace: workspace.id }
  const hosts = [
    '127.0.0.1',
    '[::ffff:127.0.0.1]',
    '2130706433',
    '169.254.169.254',
    'localhost',
    'inside.example',
    '10.0.0.1',
  ]
  for (const address of [
    ...hosts.map((host) => `https://${host}:${port}/`),
    'file:///etc/passwd',
    `http://127.0.0.1:${port}/`,
  ]) {
    for (const type of ['webhook', 'n8n', 'mattermost']) {
      const body = { type, name: address, config: { address } }
      expect(await closed.tell(integrationApi.create, { token, params, body })).toMatchObject(
        refusedAt('config.address'),
      )
      expect(await closed.tell(integrationApi.try, { token, params, body })).toMatchObject(refusedAt('config.address'))
    }
  }
  expect(connections).toBe(0)
  await new Promise((done) => server.close(done))
})

test('a workspace has at most 50 connections, each with a name of its own', async () => {
  const me = await api.connect(HOOK)
  const params = { workspace: me.workspace.id }
  const add = (name: string) => api.tell(integrationApi.create, { token: me.token, params, body: { ...HOOK, name } })
  expect(await add('hook')).toMatchObject(refusedAt('name', 'This workspace already has a connection with this name.'))
  const other = await add('Other')
  expect(other.status).toBe(200)
  const { integration } = other.body as { integration: { id: string } }
  expect(
    await api.tell(integrationApi.update, { token: me.token, params: { id: integration.id }, body: { name: 'HOOK' } }),
  ).toMatchObject(refusedAt('name'))
  const more = Array.from({ length: 48 }, (_, number) => ({
    workspace_id: me.workspace.id,
    type: 'slack',
    name: `More ${number}`,
  }))
  await api.db.insert(integrations).values(more)
  expect(await add('One more')).toMatchObject(
    refusedAt('name', 'This workspace has reached its limit of 50 connections.'),
  )
})

test('what is covered, empty or left out stays as it is; with another host, secrets are entered again', async () => {
  const { token, id, workspace } = await api.connect({ type: 'ntfy', config: RECEIVERS.ntfy.right })
  const stored = async () => {
    const [row] = await api.db.select().from(integrations).where(eq(integrations.id, id))
    if (!row || !api.deps.secrets) throw new Error('The connection is gone')
    return { ...row.config, ...openAll(api.deps.secrets, row) }
  }
  const update = (config: object) => api.tell(integrationApi.update, { token, params: { id }, body: { config } })
  for (const config of [
    { topic: 'night' },
    { topic: 'night', token: '' },
    { server: 'https://ntfy.example.com', topic: 'night', token: '********' },
  ]) {
    expect(await update(config)).toMatchObject({
      status: 200,
      body: { integration: { config: { topic: 'night', token: '********' }, host: 'ntfy.example.com' } },
    })
    expect(await stored()).toEqual({ server: 'https://ntfy.example.com', topic: 'night', token: 'right' })
  }
  const elsewhere = { server: 'https://hooks.example.com' }
  expect(await update({ ...elsewhere, token: '********' })).toMatchObject(
    refusedAt('config.token', 'The host has changed. Enter this value again.'),
  )
  const body = { id, type: 'ntfy', name: 'ntfy', config: { ...elsewhere, topic: 'night', token: '********' } }
  expect(await api.tell(integrationApi.try, { token, params: { workspace: workspace.id }, body })).toMatchObject(
    refusedAt('config.token'),
  )
  expect((await update({ ...elsewhere, token: 'other' })).status).toBe(200)
  expect(await stored()).toMatchObject({ server: 'https://hooks.example.com', token: 'other' })
  const trying = { ...body, config: { ...elsewhere, topic: 'night', token: '********' } }
  const { delivery } = await api.ask(integrationApi.try, { token, params: { workspace: workspace.id }, body: trying })
  expect(delivery).toMatchObject({ is_test: true, integration_id: null, to: 'ntfy', attempts: [{ number: 1 }] })
})

test('the secret of a webhook is told once, and its address is no secret', async () => {
  const { token, workspace } = await api.signUp()
  const made = await api.ask(integrationApi.create, { token, params: { workspace: workspace.id }, body: HOOK })
  expect(made).toMatchObject({
    secret: expect.stringMatching(/^whsec_[A-Za-z0-9+/]{32}$/),
    integration: { config: HOOK.config, status: 'active', host: 'hooks.example.com' },
  })
  const { integrations: listed } = await api.ask(integrationApi.list, { token, params: { workspace: workspace.id } })
  expect(JSON.stringify(listed)).not.toContain('whsec_')
  const rows = await api.db.select().from(auditLog).where(eq(auditLog.workspace_id, workspace.id))
  expect(rows.map(({ action, object }) => [action, object])).toEqual([['integration.create', made.integration.id]])
})

test('whoever deletes a connection is told which recipes used it; one with nothing left to do stops', async () => {
  const me = await api.connect(HOOK)
  const waiting = await me.leave()
  const action = { type: 'webhook', integration_id: me.id } as const
  const scan = { type: 'start_scan', config: { scan_type: 'light_scan', consent: false } } as const
  const kept = { workspace_id: me.workspace.id, trigger: { type: 'scan_failed', config: {} } } as const
  await api.db.insert(recipes).values([
    { ...kept, name: 'Tell', actions: [action] },
    { ...kept, name: 'Tell and scan', actions: [action, scan] },
  ])
  expect(await me.show()).toMatchObject({ used_by_recipes: 2, recipes: [{ name: 'Tell' }, { name: 'Tell and scan' }] })
  const { message } = await api.ask(integrationApi.remove, {
    token: me.token,
    params: { workspace: me.workspace.id, id: me.id },
  })
  expect(message).toBe('Connection deleted. These recipes used it: Tell, Tell and scan.')
  const states = await api.db
    .select()
    .from(recipes)
    .where(eq(recipes.workspace_id, me.workspace.id))
    .orderBy(recipes.name)
  expect(states.map(({ status }) => status)).toEqual(['inactive', 'active'])
  const turnOn = (place: number) =>
    api.tell(recipeApi.updateStatus, {
      token: me.token,
      params: { id: states[place]?.id ?? '' },
      body: { status: 'active' },
    })
  expect(await turnOn(0)).toMatchObject({
    status: 409,
    body: { message: 'All its connections were deleted. Choose another one first.' },
  })
  expect(await turnOn(1)).toMatchObject({ status: 200 })
  const [row] = await api.db
    .select()
    .from(deliveries)
    .where(eq(deliveries.id, waiting ?? ''))
  expect(row).toMatchObject({ state: 'failed', reason: { key: 'deleted' }, to_name: 'Hook', integration_id: null })
})

test('without a key that the servers share there are no connections, and a sentence says so', async () => {
  const closed = openContractApi({ deps: { secrets: null } })
  const { token, workspace } = await closed.signUp()
  const params = { workspace: workspace.id }
  const answers = [
    await closed.tell(integrationApi.list, { token, params }),
    await closed.tell(integrationApi.create, { token, params, body: HOOK }),
  ]
  for (const answer of answers)
    expect(answer).toMatchObject({
      status: 503,
      body: { message: 'Connections aren’t set up. Ask your administrator to set SECRET_KEY.' },
    })
})

test('what an old key sealed is sealed anew, and cannot be opened in another place', async () => {
  const [old, fresh] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)]
  const before = await openConnections({ deps: { secrets: createSecrets([old]) } })
  const { id } = await before.connect(HOOK)
  const both = createSecrets([fresh, old])
  const row = async () => (await api.db.select().from(integrations).where(eq(integrations.id, id)))[0]
  const sealed = await row()
  await resealAll(api.db, both)
  const anew = await row()
  if (!sealed || !anew) throw new Error('The connection is gone')
  expect(openAll(createSecrets([fresh]), anew)).toEqual(openAll(createSecrets([old]), sealed))
  expect(() => openAll(both, { ...anew, id: sealed.workspace_id })).toThrow('unable to authenticate')
})
