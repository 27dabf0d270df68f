import { eq } from 'drizzle-orm'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { assetApi } from '@/lib/contract/asset'
import { assetChangeApi } from '@/lib/contract/asset-change'
import { monitorApi } from '@/lib/contract/monitor'
import { reportApi } from '@/lib/contract/report'
import { workspaceApi } from '@/lib/contract/workspace'
import { assets, scans } from '@/server/db/schema'
import { look } from '@/server/monitor/look'
import { scanPolicy } from '@/server/settings'
import { VERIFICATION_PATH } from '@/server/scanner/proof'
import { completeScan, openContractApi } from '@/server/routes/testing'

const api = openContractApi({ settings: { scanAllowCidrs: ['::1/128'] } })
const { db, deps, ask, tell, send, signUp } = api

async function withAsset(value: string, type?: string) {
  const { token, workspace, user } = await signUp()
  const params = { workspace: workspace.id }
  const { asset } = await ask(assetChangeApi.create, { token, params, body: { value, type } })
  return { token, workspace, user, params, asset }
}

const GOOGLE = '2001:4860:4860::8888'

test.each([
  '2001:4860:4860::8888',
  '2001:4860:4860:0:0:0:0:8888',
  '[2001:4860:4860::8888]',
  'https://[2001:4860:4860::8888]/',
])('%s is stored as a bare address, and its list is answered', async (typed) => {
  const { token, params, asset } = await withAsset(typed, 'ip')
  expect(asset).toMatchObject({ type: 'ip', value: GOOGLE })
  expect((await ask(assetApi.list, { token, params })).assets).toMatchObject([
    { value: GOOGLE, verification: { token: expect.stringMatching(/./) } },
  ])
  expect((await ask(workspaceApi.list, { token })).workspaces).toMatchObject([{ assets_count: 1 }])
  expect((await ask(monitorApi.list, { token, params })).monitors).toMatchObject([{ asset_value: GOOGLE }])
  expect(await tell(assetChangeApi.create, { token, params, body: { value: typed } })).toMatchObject({
    status: 422,
    body: { errors: { value: [expect.stringContaining('already')] } },
  })
})

test.each([
  [
    '2606:2800:220:1::1/shop',
    'Put an IPv6 address with a port or path in brackets, such as https://[2001:db8::1]:8443.',
  ],
  ['2606:2800:220:1::1%eth0', 'Remove the zone (everything after %). It only has meaning on one device.'],
])('%s is refused in words at the field', async (value, text) => {
  const { token, workspace } = await signUp()
  expect(
    await tell(assetChangeApi.create, { token, params: { workspace: workspace.id }, body: { value } }),
  ).toMatchObject({
    status: 422,
    body: { errors: { value: [text] } },
  })
})

test('an IPv6 site is verified by its file, monitored, and its report is a PDF with a name that every disk takes', async () => {
  let token = ''
  const site = createServer((request, response) =>
    response.end(request.url === VERIFICATION_PATH ? token : '<title>Six</title>'),
  )
  await new Promise<void>((resolve) => site.listen(0, '::1', resolve))
  const address = `http://[::1]:${(site.address() as AddressInfo).port}`
  try {
    const me = await withAsset(address)
    expect(me.asset.value).toBe(address)
    token = me.asset.verification?.token ?? ''
    expect(
      await ask(assetChangeApi.verify, {
        token: me.token,
        params: { ...me.params, asset: me.asset.id },
        body: { type: 'file' },
      }),
    ).toMatchObject({
      success: true,
    })
    const policy = scanPolicy(deps.settings)
    expect(await look({ address, policy, infoUrl: 'http://soteria.test', isThorough: false })).toMatchObject({
      status: 200,
      failure: null,
    })
    // The ports of a bare address are closed to tests.
    expect(
      await look(
        { address: '::1', policy, infoUrl: 'http://soteria.test', isThorough: true },
        { origin: () => address },
      ),
    ).toMatchObject({ status: 200 })
    const report = await completeScan(db, { ...me, at: '2026-01-01T00:00:00Z' })
    const pdf = await send(reportApi.download, { token: me.token, params: { ...me.params, report } })
    expect(pdf.status).toBe(200)
    expect((await pdf.text()).slice(0, 5)).toBe('%PDF-')
    expect(pdf.headers.get('content-disposition')).toMatch(/filename="[\w.-]+\.pdf"/)
  } finally {
    await new Promise((resolve) => site.close(resolve))
  }
})

test('a stored address that cannot be read says so in its row; the others stand as they are, and it can be deleted', async () => {
  const { token, params, asset, workspace, user } = await withAsset('example.com')
  const [broken] = await db
    .insert(assets)
    .values({ workspace_id: workspace.id, type: 'url', value: 'https://[broken' })
    .returning()
  const id = broken?.id ?? ''
  await completeScan(db, { user, workspace, asset: { id, value: 'https://[broken' }, at: '2026-01-01T00:00:00Z' })
  const { assets: rows } = await ask(assetApi.list, { token, params })
  expect(rows).toMatchObject([
    { id: asset.id, verification: { token: expect.stringMatching(/./) } },
    { id, value: 'https://[broken', problem: '“https://[broken” can’t be scanned. Enter a domain, URL or IP address.' },
  ])
  expect((await ask(monitorApi.list, { token, params })).monitors).toHaveLength(2)
  const names = { token, params: { ...params, asset: id } }
  expect((await tell(assetChangeApi.verify, { ...names, body: { type: 'file' } })).status).toBe(422)
  expect((await send(assetChangeApi.download, { token, params: { file: `${id}.txt` } })).status).toBe(422)
  expect((await tell(assetChangeApi.remove, names)).status).toBe(200)
  expect(await db.$count(scans, eq(scans.asset_id, id))).toBe(0)
})
