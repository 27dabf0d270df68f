import { eq } from 'drizzle-orm'
import { assetChangeApi } from '@/lib/contract/asset-change'
import { scanApi } from '@/lib/contract/scan'
import { workspaceApi } from '@/lib/contract/workspace'
import { workspaces } from '@/server/db/schema'
import { completeScan, openContractApi } from '@/server/routes/testing'

const { db, deps, signUp, ask, tell } = openContractApi()

const create = async (token: string, name: string) =>
  (await ask(workspaceApi.create, { token, body: { name } })).workspace
const list = async (token: string) => (await ask(workspaceApi.list, { token })).workspaces

test('the first workspace becomes the default, a second does not', async () => {
  const { token } = await signUp({ workspace: false })
  expect(await list(token)).toEqual([])
  expect(await create(token, ' Shop ')).toMatchObject({
    name: 'Shop',
    is_default: true,
    assets_count: 0,
    reports_count: 0,
    last_scan_at: null,
    color: '#3d86b4',
  })
  expect(await create(token, 'Blog')).toMatchObject({ is_default: false, color: '#24915a' })
  expect((await list(token)).map(({ name, is_default }) => [name, is_default])).toEqual([
    ['Shop', true],
    ['Blog', false],
  ])
})

test('ten first workspaces at once leave exactly one default', async () => {
  const { token } = await signUp({ workspace: false })
  await Promise.all(Array.from({ length: 10 }, (_, i) => create(token, `W${i}`)))
  expect((await list(token)).filter(({ is_default }) => is_default)).toHaveLength(1)
})

test('a name is taken once per user, and by others all the same', async () => {
  const { token } = await signUp()
  const other = await signUp({ workspace: false })
  await create(other.token, 'Main')
  const taken = {
    status: 422,
    body: {
      code: 'workspace_name_taken',
      message: 'You already have a workspace with this name.',
      errors: { name: ['You already have a workspace with this name.'] },
    },
  }
  const second = await create(token, 'Überblick')
  for (const name of ['Main', 'main', ' MAIN ', 'überblick', 'U\u0308BERBLICK'])
    expect(await tell(workspaceApi.create, { token, body: { name } })).toEqual(taken)
  for (const name of ['Main', 'mAIN'])
    expect(await tell(workspaceApi.update, { token, params: { id: second.id }, body: { name } })).toEqual(taken)
  expect(
    (await ask(workspaceApi.update, { token, params: { id: second.id }, body: { name: 'ÜBERBLICK' } })).workspace.name,
  ).toBe('ÜBERBLICK')
  expect((await list(token)).map(({ name }) => name)).toEqual(['Main', 'ÜBERBLICK'])
})

test('two that were called alike before keep their names and can be changed', async () => {
  const { token, user } = await signUp()
  const [twin] = await db.insert(workspaces).values({ user_id: user.id, name: 'main' }).returning()
  const params = { id: twin?.id ?? '' }
  expect(
    (await ask(workspaceApi.update, { token, params, body: { name: 'main', client_name: 'Acme' } })).workspace,
  ).toMatchObject({ client_name: 'Acme' })
  expect((await tell(workspaceApi.update, { token, params, body: { name: 'MAIN' } })).status).toBe(422)
  expect((await ask(workspaceApi.update, { token, params, body: { name: 'Other' } })).workspace.name).toBe('Other')
})

test.each([
  [{ name: '' }, { name: ['Enter a name for the workspace.'] }],
  [{ name: 'x'.repeat(61) }, { name: ['Use up to 60 characters.'] }],
  [{ name: 'Fine', color: 'blue' }, { color: ['Choose a colour.'] }],
  [{}, { name: ['Enter a value.'] }],
])('a workspace with %j is refused', async (body, errors) => {
  const { token } = await signUp()
  expect(await tell(workspaceApi.create, { token, body })).toMatchObject({ status: 422, body: { errors } })
})

test('a change keeps what was not sent', async () => {
  const { token, workspace } = await signUp()
  const params = { id: workspace.id }
  await ask(workspaceApi.update, { token, params, body: { client_name: 'Acme', color: '#b8145a' } })
  expect((await ask(workspaceApi.update, { token, params, body: { name: 'Renamed' } })).workspace).toMatchObject({
    name: 'Renamed',
    client_name: 'Acme',
    color: '#b8145a',
  })
  expect((await ask(workspaceApi.update, { token, params, body: {} })).workspace).toMatchObject({ name: 'Renamed' })
})

test('settings begin with their defaults and are changed one by one', async () => {
  const { token, workspace } = await signUp()
  const params = { id: workspace.id }
  expect((await list(token))[0]?.settings).toEqual({
    timezone: 'UTC',
    auto_scan: 'off',
    notify_email: null,
    notify_min_severity: 'high',
    exclude_paths: [],
    report_language: null,
  })
  await ask(workspaceApi.setting, { token, params, body: { auto_scan: 'weekly' } })
  await ask(workspaceApi.setting, { token, params, body: { notify_email: 'a@example.com' } })
  expect((await list(token))[0]?.settings).toMatchObject({ auto_scan: 'weekly', notify_email: 'a@example.com' })
  expect(await tell(workspaceApi.setting, { token, params, body: { timezone: 'Nowhere' } })).toMatchObject({
    status: 422,
    body: { errors: { timezone: expect.any(Array) } },
  })
})

test('making one the default takes it from the other', async () => {
  const { token } = await signUp()
  const second = await create(token, 'Second')
  expect(
    (await ask(workspaceApi.setting, { token, params: { id: second.id }, body: { is_default: true } })).workspace
      .is_default,
  ).toBe(true)
  expect((await list(token)).map(({ name, is_default }) => [name, is_default])).toEqual([
    ['Main', false],
    ['Second', true],
  ])
})

test('when the default goes, the oldest that remains takes its place', async () => {
  const { token, workspace } = await signUp()
  await create(token, 'Second')
  await create(token, 'Third')
  expect(await ask(workspaceApi.remove, { token, params: { id: workspace.id } })).toEqual({
    message: 'Workspace permanently deleted.',
  })
  expect((await list(token)).map(({ name, is_default }) => [name, is_default])).toEqual([
    ['Second', true],
    ['Third', false],
  ])
})

test('with a workspace go its assets and its running scans', async () => {
  const aborted: string[] = []
  const api = openContractApi()
  api.deps.scans.abort = (id) => void aborted.push(id)
  const { token, workspace } = await api.signUp()
  const { asset } = await api.ask(assetChangeApi.create, {
    token,
    params: { workspace: workspace.id },
    body: { value: 'example.com' },
  })
  const { scan } = await api.ask(scanApi.light, { token, body: { asset_id: asset.id } })
  await api.ask(workspaceApi.remove, { token, params: { id: workspace.id } })
  expect(aborted).toEqual([scan.id])
  expect(await db.$count(workspaces, eq(workspaces.id, workspace.id))).toBe(0)
  expect((await api.tell(scanApi.light, { token, body: { asset_id: asset.id } })).status).toBe(404)
})

test('a workspace tells its assets, its reports and what the latest report of each asset found', async () => {
  const { user, token, workspace } = await signUp()
  const assetOf = async (value: string) =>
    (await ask(assetChangeApi.create, { token, params: { workspace: workspace.id }, body: { value } })).asset
  const [one, two] = [await assetOf('one.example.com'), await assetOf('two.example.com')]
  await completeScan(deps.db, {
    user,
    workspace,
    asset: one,
    at: '2026-01-01T00:00:00Z',
    counts: { critical: 9, high: 9, medium: 9, low: 9, info: 9 },
  })
  await completeScan(deps.db, {
    user,
    workspace,
    asset: one,
    at: '2026-01-02T00:00:00Z',
    counts: { critical: 1, high: 0, medium: 2, low: 0, info: 3 },
  })
  await completeScan(deps.db, {
    user,
    workspace,
    asset: two,
    at: '2026-01-01T12:00:00Z',
    counts: { critical: 0, high: 1, medium: 0, low: 0, info: 1 },
  })
  expect((await list(token))[0]).toMatchObject({
    assets_count: 2,
    reports_count: 3,
    last_scan_at: '2026-01-02T00:00:00.000Z',
    open_findings: { critical: 1, high: 1, medium: 2, low: 0, info: 4 },
  })
})
