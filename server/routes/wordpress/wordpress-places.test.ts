import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { desc, eq } from 'drizzle-orm'
import { assetChangeApi } from '@/lib/contract/asset-change'
import { wordpressApi } from '@/lib/contract/wordpress'
import { assets, deliveries } from '@/server/db/schema'
import { exampleCheck } from '@/lib/testing/results'
import { completeScan, openContractApi } from '@/server/routes/testing'
import { pluginAt, reportOf } from './testing-plugin'

const api = openContractApi()
const { db, ask, signUp } = api

let count = 0
async function addSite(path = '') {
  const who = await signUp()
  const url = `https://place-${(count += 1)}.example${path}`
  const { wpsite } = await ask(wordpressApi.create, {
    token: who.token,
    params: { workspace: who.workspace.id },
    body: { name: 'Shop', url },
  })
  const detail = async () => (await ask(wordpressApi.detail, { token: who.token, params: { id: wpsite.id } })).wpsite
  return { ...who, url, id: wpsite.id, code: String(wpsite.pairing_code), detail }
}

test('a code is for one path of a host, and a report from another path is that of a copy', async () => {
  const { code, url, detail } = await addSite('/blog')
  const { host, origin } = new URL(url)
  expect(await pluginAt(api, origin).pair(code)).toMatchObject({
    status: 409,
    body: {
      message: `This code is for ${host}/blog, but this site is ${host}. Change the site’s URL or create a new code.`,
    },
  })
  const plugin = pluginAt(api, `${url}/`)
  expect(await plugin.pair(code)).toMatchObject({ status: 200 })
  expect(await plugin.report(reportOf(origin))).toMatchObject({ status: 409, body: { code: 'wp_copy' } })
  expect(await detail()).toMatchObject({ copy_url: origin })
  expect(await plugin.report(reportOf(url))).toMatchObject({ status: 200 })
})

test('an address that is answered with 404 is no WordPress, even where a WordPress says so', async () => {
  const server = createServer((request, response) => {
    const home = `http://${request.headers.host}/`
    response.writeHead(request.url === '/' ? 200 : 404, { link: `<${home}wp-json/>; rel="https://api.w.org/"` })
    response.end('<meta name="generator" content="WordPress 6.1.9">')
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  try {
    const { token, workspace } = await signUp()
    const home = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const probe = (url: string) =>
      ask(wordpressApi.probe, { token, params: { workspace: workspace.id }, body: { url } })
    expect(await probe(home)).toMatchObject({ is_wordpress: true, is_missing: false, url: home, version: '6.1.9' })
    expect(await probe(`${home}/blog`)).toMatchObject({ is_wordpress: false, is_missing: true, url: home })
  } finally {
    await new Promise((done) => server.close(done))
  }
})

test('a silent site says whether its plugin was deactivated, paused or unpaired, and so does the mail', async () => {
  const { code, url, user, detail } = await addSite()
  const plugin = pluginAt(api, url)
  await plugin.pair(code)
  expect((await detail()).silent).toBeNull()
  for (const [said, why, words] of [
    [undefined, 'off', 'because the plugin was deactivated'],
    ['paused', 'paused', 'because reports were paused in WordPress'],
    ['unpaired', 'unpaired', 'because it was unpaired in WordPress'],
  ] as const) {
    await plugin.report({ goodbye: true, why: said })
    expect(await detail()).toMatchObject({
      status: 'unreachable',
      silent: { since: expect.any(String), why },
      history: expect.arrayContaining([
        expect.objectContaining({ kind: 'silent', data: expect.objectContaining({ why }) }),
      ]),
    })
    const mails = await db
      .select({ body: deliveries.body })
      .from(deliveries)
      .where(eq(deliveries.user_id, user.id))
      .orderBy(desc(deliveries.created_at))
    expect(mails[0]?.body).toMatchObject({ text: expect.stringContaining(words) })
    await plugin.report()
    expect((await detail()).silent).toBeNull()
  }
})

test('a site knows what is open on the asset of the same host, and whether that is verified', async () => {
  const { token, workspace, url, detail } = await addSite()
  const { asset } = await ask(assetChangeApi.create, {
    token,
    params: { workspace: workspace.id },
    body: { value: new URL(url).host },
  })
  expect((await detail()).asset).toMatchObject({ id: asset.id, findings: null, is_verified: false })
  const counts = { critical: 1, high: 0, medium: 2, low: 0, info: 3, pass: 9 }
  await db.update(assets).set({ counts, status: 'verified' }).where(eq(assets.id, asset.id))
  expect((await detail()).asset).toMatchObject({ findings: { critical: 1, medium: 2 }, is_verified: true })
})

test('what the newest scan of an address saw is told where it was no WordPress', async () => {
  const { token, workspace, user } = await signUp()
  const params = { workspace: workspace.id }
  const probe = async (url: string) => (await ask(wordpressApi.probe, { token, params, body: { url } })).scanned
  const { asset } = await ask(assetChangeApi.create, { token, params, body: { value: 'shop.invalid' } })
  const seen = (names: string[]) => ({
    checks: [exampleCheck({ key: 'software.technology', state: 'passed' as const, findings: 0 })],
    observations: { technologies: names.map((name) => ({ name })) },
  })
  const scanned = (at: string, names: string[]) => completeScan(db, { user, workspace, asset, at, found: seen(names) })
  expect(await probe('https://www.shop.invalid/')).toBeNull()
  await scanned('2026-11-20T10:00:00.000Z', ['nginx', 'PHP'])
  const told = { at: '2026-11-20T10:00:00.000Z', software: ['nginx', 'PHP'] }
  expect(await probe('https://www.shop.invalid/')).toEqual(told)
  // The blog is another site than the shop.
  expect(await probe('https://shop.invalid/blog')).toBeNull()
  await scanned('2026-11-21T10:00:00.000Z', ['nginx', 'WordPress'])
  expect(await probe('shop.invalid')).toBeNull()
})
