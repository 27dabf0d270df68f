import type { PGlite } from '@electric-sql/pglite'
import { eq, sql } from 'drizzle-orm'
import { assetApi } from '@/lib/contract/asset'
import { assetChangeApi } from '@/lib/contract/asset-change'
import { contractApi } from '@/lib/contract/contract'
import { statsApi } from '@/lib/contract/stats'
import { assets, sessions, subscriptions, users } from '@/server/db/schema'
import { openContractApi } from '@/server/routes/testing'
import { hashToken } from '@/server/tokens'

const { db, send, ask, tell, signUp } = openContractApi()

/** How many questions the database is asked meanwhile. */
async function questions(work: () => Promise<unknown>): Promise<number> {
  const { __pglite } = globalThis as unknown as { __pglite: PGlite }
  const query = jest.spyOn(__pglite, 'query')
  await work()
  const { length } = query.mock.calls
  query.mockRestore()
  return length
}

async function withSite() {
  const who = await signUp()
  const sent = { token: who.token, params: { workspace: who.workspace.id } }
  await ask(assetChangeApi.create, { ...sent, body: { value: 'shop.example.com' } })
  const listed = async () => (await ask(assetApi.list, sent)).assets.map(({ value }) => value)
  const keep = async () => {
    await listed()
    return listed()
  }
  return { ...who, sent, listed, keep }
}

test('what comes a third time is answered by one look at whether anything was written', async () => {
  const { sent, listed, keep } = await withSite()
  expect(await keep()).toEqual(['shop.example.com'])
  expect(await questions(listed)).toBe(1)
  const [first, second] = [await send(assetApi.list, sent), await send(assetApi.list, sent)]
  expect(await second.text()).toBe(await first.text())
  const headersOf = ({ headers }: Response) => [...headers].filter(([name]) => name !== 'x-request-id')
  expect(headersOf(second)).toEqual(headersOf(first))
  expect(second.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'))
})

test('those who ask at once share that look', async () => {
  const { listed, keep } = await withSite()
  await keep()
  expect(await questions(() => Promise.all([listed(), listed(), listed()]))).toBe(1)
})

test('whatever is written, by a call or past the API, is seen by the next question', async () => {
  const { sent, workspace, listed, keep } = await withSite()
  await keep()
  await ask(assetChangeApi.create, { ...sent, body: { value: 'blog.example.com' } })
  expect((await keep()).toSorted()).toEqual(['blog.example.com', 'shop.example.com'])
  await db.delete(assets).where(eq(assets.value, 'blog.example.com'))
  expect(await keep()).toEqual(['shop.example.com'])
  await db.transaction(async (tx) => {
    await tx.update(assets).set({ value: 'new.example.com' }).where(eq(assets.workspace_id, workspace.id))
  })
  expect(await listed()).toEqual(['new.example.com'])
})

test.each([
  ['is signed out', 401, ({ token }: Who) => db.delete(sessions).where(eq(sessions.token_hash, hashToken(token)))],
  ['is suspended', 401, ({ user }: Who) => db.update(users).set({ status: 'suspended' }).where(eq(users.id, user.id))],
  ['lost the plan', 403, ({ user }: Who) => db.delete(subscriptions).where(eq(subscriptions.user_id, user.id))],
])('whoever %s gets %i and no answer of before', async (_, status, change) => {
  const { user, token, workspace } = await withSite()
  const sent = { token, params: { workspaceId: workspace.id } }
  await ask(statsApi.show, sent)
  await ask(statsApi.show, sent)
  await change({ user, token })
  expect((await tell(statsApi.show, sent)).status).toBe(status)
})

test('nobody gets what was kept for somebody else, nor in a form that they do not read', async () => {
  const { sent, keep } = await withSite()
  await keep()
  const { token } = await signUp()
  expect((await tell(assetApi.list, { ...sent, token })).status).toBe(404)
  expect((await tell(assetApi.list, { ...sent, token: undefined })).status).toBe(401)
  const inForm = async (form: string) =>
    (await send(assetApi.list, { ...sent, headers: { 'accept-encoding': form } })).headers.get('content-encoding')
  await db.execute(sql`
    insert into ${assets} (workspace_id, type, value)
    select ${sent.params.workspace}::uuid, 'url', 'site-' || n || '.example.com' from generate_series(1, 50) as n`)
  for (let time = 0; time < 3; time += 1) expect([await inForm('br'), await inForm('identity')]).toEqual(['br', null])
})

test('a call whose answer is not kept asks all its questions each time', async () => {
  const { token } = await signUp({ plan: 'bundle deal' })
  const list = () => ask(contractApi.list, { token })
  const first = await questions(list)
  await list()
  expect([first > 1, await questions(list)]).toEqual([true, first])
})

type Who = { user: { id: string }; token: string }
