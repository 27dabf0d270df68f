import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ScanOutcome, scan } from '@/server/scanner/scan'
import { hiddenMistakes, mistakes } from './mistakes'
import { startDemoTarget } from './target'

let shop: Awaited<ReturnType<typeof startDemoTarget>>
beforeAll(async () => {
  shop = await startDemoTarget(0)
})
afterAll(() => shop.close())

const scanShop = (address = shop.url, mode: 'light' | 'full' = 'light') =>
  scan({
    scanId: 'demo',
    address,
    mode,
    policy: { allowCidrs: [], allowOrigins: [`127.0.0.1:${shop.port}`] },
    infoUrl: 'http://soteria.test',
  })
const post = (path: string, content = '', headers: Record<string, string> = {}) =>
  fetch(new URL(path, shop.url), {
    method: 'POST',
    body: new URLSearchParams({ content }),
    redirect: 'manual',
    headers,
  })
const rulesOf = (outcome: ScanOutcome) =>
  outcome.status === 'completed' ? outcome.result.findings.map(({ rule }) => rule) : [outcome.message]

test('a scan finds every mistake of the shop and nothing else, and none when they are fixed', async () => {
  expect(new Set(rulesOf(await scanShop()))).toEqual(new Set(mistakes.map(({ rule }) => rule)))

  await post('/demo/fix')
  expect(rulesOf(await scanShop())).toEqual([])

  await post('/demo/break')
  expect(rulesOf(await scanShop())).toContain('http.csp/missing')
})

test('a full scan finds what a light one never looks for, and nothing of it when it is fixed', async () => {
  const exposed = (outcome: ScanOutcome) => rulesOf(outcome).filter((rule) => rule.startsWith('exposure.'))
  expect(exposed(await scanShop())).toEqual([])
  const full = await scanShop(shop.url, 'full')
  expect(exposed(full)).toEqual(hiddenMistakes.map(({ rule }) => rule))
  expect(full).toMatchObject({ result: { grade: 'F' } })

  await post('/demo/fix')
  expect(exposed(await scanShop(shop.url, 'full'))).toEqual([])
  await post('/demo/break')
})

/** What a light scan of the shop stored when every finding carried its texts. */
const BYTES_BEFORE = 38_926

test('a light scan of the shop keeps less than half of what it kept with the texts of its rules', async () => {
  const outcome = await scanShop()
  expect(outcome).toMatchObject({ status: 'completed', result: { schema: 'scan-report/2' } })
  expect(JSON.stringify(outcome.status === 'completed' && outcome.result).length).toBeLessThan(BYTES_BEFORE / 2)
})

test('a fixed shop has the best grade', async () => {
  await post('/demo/fix')
  const outcome = await scanShop()
  await post('/demo/break')
  expect(outcome).toMatchObject({ status: 'completed', result: { grade: 'A+' } })
})

test('nothing else on this machine can be scanned', async () => {
  const other = await startDemoTarget(0)
  const outcome = await scanShop(other.url)
  await other.close()
  expect(outcome).toMatchObject({ status: 'failed', reason: 'blocked' })
})

test('a pasted verification file is served, and shown on the page as text', async () => {
  const saved = await post('/demo/verification', ' <b>token</b> ')
  const answer = await fetch(new URL(saved.headers.get('location') ?? '', shop.url))
  expect(await answer.text()).toContain('Go back to Soteria and choose Check now.')
  const file = await fetch(new URL('/.well-known/site-proof.txt', shop.url))
  expect(await file.text()).toBe('<b>token</b>\n')
  const page = await (await fetch(shop.url)).text()
  expect(page).toContain('&lt;b&gt;token&lt;/b&gt;')
  expect(page).not.toContain('File saved.')
})

test('a link brings a verification file along, which is saved by one press', async () => {
  const page = await (await fetch(`${shop.url}?proof=${encodeURIComponent('<i>brought</i>')}`)).text()
  expect(page).toContain('spellcheck="false">&lt;i&gt;brought&lt;/i&gt;</textarea>')
  const file = await fetch(new URL('/.well-known/site-proof.txt', shop.url))
  expect(await file.text()).not.toContain('brought')
})

test('another site cannot change the shop', async () => {
  const refused = await post('/demo/fix', '', { origin: 'https://elsewhere.example' })
  expect(refused.status).toBe(403)
})

test('with a file the shop is tomorrow what it was today', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'soteria-shop-')), 'demo-shop.json')
  const today = await startDemoTarget(0, file)
  await fetch(`${today.url}demo/fix`, { method: 'POST' })
  await fetch(`${today.url}demo/verification`, { method: 'POST', body: new URLSearchParams({ content: 'proof' }) })
  await today.close()

  const tomorrow = await startDemoTarget(0, file)
  expect(await (await fetch(tomorrow.url)).text()).toContain('Bring the mistakes back')
  expect(await (await fetch(`${tomorrow.url}.well-known/site-proof.txt`)).text()).toBe('proof\n')
  await tomorrow.close()
})
