import { eq, like } from 'drizzle-orm'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { assetApi } from '@/lib/contract/asset'
import { assetChangeApi } from '@/lib/contract/asset-change'
import { scanApi } from '@/lib/contract/scan'
import { assets, attempts, events, scans } from '@/server/db/schema'
import { createLimits } from '@/server/api/limits'
import { completeScan, openContractApi } from '@/server/routes/testing'

const { db, deps, signUp, ask, tell, send } = openContractApi()

async function withAsset(value = 'example.com') {
  const who = await signUp()
  const params = { workspace: who.workspace.id }
  const { asset } = await ask(assetChangeApi.create, { token: who.token, params, body: { value } })
  return { ...who, asset, params: { ...params, asset: asset.id } }
}

/** A site on this machine, for as long as `visit` takes. */
async function onSite<T>(listener: RequestListener, visit: (origin: string) => Promise<T>): Promise<T> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  try {
    return await visit(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

test('an asset is stored in one form and listed with what to place where', async () => {
  const { token, workspace } = await signUp()
  const params = { workspace: workspace.id }
  const { asset } = await ask(assetChangeApi.create, {
    token,
    params,
    body: { value: 'https://Shop.Example.com/', name: 'Shop', tags: ['live', 'live', 'eu'] },
  })
  expect(asset).toMatchObject({
    workspace_id: workspace.id,
    type: 'domain',
    value: 'shop.example.com',
    name: 'Shop',
    tags: ['live', 'eu'],
    status: 'pending',
    score: null,
    grade: null,
    last_scan: null,
  })
  const token32 = asset.verification?.token ?? ''
  expect(token32).toMatch(/^[\w-]{32}$/)
  expect(asset.verification).toMatchObject({
    dns: { type: 'TXT', host: '_site-proof.shop.example.com', value: `site-proof=${token32}` },
    file: { name: 'site-proof.txt', path: '/.well-known/site-proof.txt', content: token32 },
    meta: { tag: `<meta name="site-proof" content="${token32}">` },
  })
  expect((await ask(assetApi.list, { token, params })).assets).toEqual([asset])
})

test('the token of a host is another one in every workspace, and stays the same', async () => {
  const [one, two] = [await withAsset(), await withAsset()]
  expect(one.asset.verification?.token).not.toBe(two.asset.verification?.token)
  const [listed] = (await ask(assetApi.list, { token: one.token, params: one.params })).assets
  expect(listed?.verification?.token).toBe(one.asset.verification?.token)
})

test('the same address is refused a second time, in whatever spelling', async () => {
  const { token, params } = await withAsset()
  expect(await tell(assetChangeApi.create, { token, params, body: { value: 'HTTPS://EXAMPLE.com' } })).toEqual({
    status: 422,
    body: {
      code: 'asset_taken',
      values: { value: 'example.com' },
      message: 'example.com is already in this workspace.',
      errors: { value: ['example.com is already in this workspace.'] },
    },
  })
})

test.each([
  [{ value: '' }, { value: ['Enter a domain, URL or IP address.'] }],
  [{ value: 'x'.repeat(3000) }, { value: ['Use up to 2000 characters.'] }],
  [
    { value: '10.0.0.1' },
    { value: ['This address can’t be scanned: 10.0.0.1 is not a public internet address (private).'] },
  ],
  [{ value: 'example.com', tags: ['x'.repeat(31)] }, { 'tags.0': ['Use up to 30 characters per tag.'] }],
  [{ value: 'example.com', name: 'x'.repeat(101) }, { name: ['Use up to 100 characters.'] }],
])('an asset with %j is refused', async (body, errors) => {
  const { token, workspace } = await signUp()
  expect(await tell(assetChangeApi.create, { token, params: { workspace: workspace.id }, body })).toMatchObject({
    status: 422,
    body: { errors },
  })
})

test('the list is filtered by status, and a made-up status is refused', async () => {
  const { token, params, asset } = await withAsset()
  await ask(assetChangeApi.create, { token, params, body: { value: 'other.example.com' } })
  await db.update(assets).set({ status: 'verified' }).where(eq(assets.id, asset.id))
  const values = async (status: string) =>
    (await ask(assetApi.list, { token, params, query: { status } })).assets.map(({ value }) => value)
  expect(await values('verified')).toEqual(['example.com'])
  expect(await values('pending')).toEqual(['other.example.com'])
  expect(await values('all')).toEqual(['example.com', 'other.example.com'])
  expect((await tell(assetApi.list, { token, params, query: { status: 'broken' } })).status).toBe(422)
})

test('an asset tells its last scan and what its last report found', async () => {
  const { user, token, workspace, asset, params } = await withAsset()
  const counts = { critical: 0, high: 2, medium: 0, low: 0, info: 0 }
  await completeScan(deps.db, { user, workspace, asset, at: '2026-01-01T00:00:00Z', score: 71, counts })
  const { scan } = await ask(scanApi.light, { token, body: { asset_id: asset.id } })
  expect((await ask(assetApi.list, { token, params })).assets[0]).toMatchObject({
    score: 71,
    grade: 'B',
    findings: counts,
    last_scan: { id: scan.id, type: 'light_scan', status: 'queued' },
  })
})

test('the proof as a file is looked for on the site itself', async () => {
  let content = 'something else'
  await onSite(
    (_, response) => response.end(content),
    async (origin) => {
      const { token, asset, params } = await withAsset(origin)
      const first = await ask(assetChangeApi.verify, { token, params, body: { type: 'file' } })
      // Not found yet: it has never been there, so it has not failed.
      expect(first).toMatchObject({
        success: false,
        asset: { status: 'pending', verification: { method: null, last_error: first.found } },
      })
      expect(first.looked_for).toContain(`${origin}/.well-known/site-proof.txt`)
      expect(first.found).toContain('something else')
      content = asset.verification?.token ?? ''
      const second = await ask(assetChangeApi.verify, { token, params, body: { type: 'file' } })
      expect(second).toMatchObject({
        success: true,
        asset: { status: 'verified', verification: { method: 'file', last_error: null } },
      })
      expect(second.asset.verification?.verified_at).toBe(second.asset.verification?.last_checked_at)
      await ask(assetChangeApi.verify, { token, params, body: { type: 'file' } })
      const told = await db.select().from(events).where(eq(events.asset_id, asset.id))
      expect(told).toMatchObject([{ type: 'asset.verified', data: { method: 'file' } }])
    },
  )
})

test('an asset that was verified stays so when a later look fails, and the look is remembered', async () => {
  let content = ''
  await onSite(
    (_, response) => response.end(content),
    async (origin) => {
      const { token, asset, params } = await withAsset(origin)
      content = `<html><head>${asset.verification?.meta.tag}</head></html>`
      expect((await ask(assetChangeApi.verify, { token, params, body: { type: 'meta' } })).success).toBe(true)
      content = '<html></html>'
      const again = await ask(assetChangeApi.verify, { token, params, body: { type: 'meta' } })
      expect(again).toMatchObject({
        success: false,
        asset: { status: 'verified', verification: { method: 'meta', last_error: again.found } },
      })
    },
  )
})

test('a look of a kind that does not exist is refused, and looks are limited per account and host', async () => {
  await onSite(
    (_, response) => response.end('no'),
    async (origin) => {
      const { token, params } = await withAsset(origin)
      expect((await tell(assetChangeApi.verify, { token, params, body: { type: 'email' } })).status).toBe(422)
      for (let i = 0; i < 5; i += 1)
        expect((await tell(assetChangeApi.verify, { token, params, body: { type: 'file' } })).status).toBe(200)
      expect((await tell(assetChangeApi.verify, { token, params, body: { type: 'file' } })).status).toBe(429)
    },
  )
})

test('when strangers have used up the looks at a site, its owner still has one', async () => {
  await createLimits(db).take('verifyByHost', '127.0.0.1')
  const spent = like(attempts.key, 'verifyByHost:%')
  await db.update(attempts).set({ count: 30 }).where(spent)
  await onSite(
    (_, response) => response.end('no'),
    async (origin) => {
      const { token, params } = await withAsset(origin)
      const look = async () => (await tell(assetChangeApi.verify, { token, params, body: { type: 'file' } })).status
      expect([await look(), await look()]).toEqual([200, 429])
    },
  )
  await db.delete(attempts).where(spent)
})

test('the verification file is downloaded under the name it needs on the site', async () => {
  const { token, asset } = await withAsset()
  const response = await send(assetChangeApi.download, { token, params: { file: `${asset.id}.txt` } })
  expect(await response.text()).toBe(asset.verification?.token)
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="site-proof.txt"')
  for (const file of [asset.id, `${asset.id}.exe`, '../../etc/passwd', '.txt', `${asset.id}.txt.txt`])
    expect(await tell(assetChangeApi.download, { token, params: { file } })).toEqual({
      status: 404,
      body: { code: 'asset_not_found', message: 'Asset not found.' },
    })
})

test('with an asset go its scans, and the running one is stopped', async () => {
  const aborted: string[] = []
  const api = openContractApi()
  api.deps.scans.abort = (id) => void aborted.push(id)
  const { token, params, asset } = await withAsset()
  const { scan } = await ask(scanApi.light, { token, body: { asset_id: asset.id } })
  expect(await api.ask(assetChangeApi.remove, { token, params })).toEqual({
    message: 'Asset and reports deleted.',
  })
  expect(aborted).toEqual([scan.id])
  expect(await db.$count(scans, eq(scans.id, scan.id))).toBe(0)
  expect(await api.tell(assetChangeApi.remove, { token, params })).toEqual({
    status: 404,
    body: { code: 'asset_not_found', message: 'Asset not found.' },
  })
})

test('an address without a name has no DNS record to look for, and is not marked as failed', async () => {
  const { token, workspace } = await signUp()
  const added = await ask(assetChangeApi.create, {
    token,
    params: { workspace: workspace.id },
    body: { value: '93.184.215.14' },
  })
  const answer = await tell(assetChangeApi.verify, {
    token,
    params: { workspace: workspace.id, asset: added.asset.id },
    body: { type: 'dns' },
  })
  expect(answer.status).toBe(422)
  expect(answer.body).toMatchObject({
    errors: { type: ['DNS verification isn’t available for IP addresses. Use the file or meta tag.'] },
  })
  const { assets } = await ask(assetApi.list, { token, params: { workspace: workspace.id } })
  expect(assets[0]?.status).toBe('pending')
})
