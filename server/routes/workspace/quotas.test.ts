import { assetChangeApi } from '@/lib/contract/asset-change'
import { workspaceApi } from '@/lib/contract/workspace'
import { openContractApi } from '@/server/routes/testing'

const api = openContractApi({ settings: { workspacesPerAccount: 2, assetsPerAccount: 3 } })

const refused = (noun: string, max: number) => ({
  status: 409,
  body: {
    code: `${noun}_limit`,
    values: { count: max },
    message: `Your account has reached its limit of ${max} ${noun}s. Delete one, or ask your administrator for more.`,
  },
})

test('an account has no more workspaces than the operator allows, also when many are asked for at once', async () => {
  const { token } = await api.signUp()
  const create = (name: string) => api.tell(workspaceApi.create, { token, body: { name } })
  const answers = await Promise.all(['B', 'C', 'D'].map(create))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
  expect(await create('E')).toEqual(refused('workspace', 2))
  expect((await api.ask(workspaceApi.list, { token })).workspaces).toHaveLength(2)
})

test('an account has no more assets in all its workspaces than the operator allows; those of others do not count', async () => {
  const me = await api.signUp()
  const other = await api.signUp()
  const { workspace: second } = await api.ask(workspaceApi.create, { token: me.token, body: { name: 'Second' } })
  const add = (workspace: string, value: string, token = me.token) =>
    api.tell(assetChangeApi.create, { token, params: { workspace }, body: { value } })
  const answers = await Promise.all(
    ['a', 'b', 'c', 'd'].map((name, i) => add(i % 2 ? second.id : me.workspace.id, `${name}.example.com`)),
  )
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 200, 409])
  expect(await add(second.id, 'e.example.com')).toEqual(refused('asset', 3))
  expect((await add(other.workspace.id, 'e.example.com', other.token)).status).toBe(200)
})
