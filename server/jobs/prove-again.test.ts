import { eq, sql } from 'drizzle-orm'
import { assetChangeApi } from '@/lib/contract/asset-change'
import { scanApi } from '@/lib/contract/scan'
import { assets, scans } from '@/server/db/schema'
import { openContractApi, stopClock } from '@/server/routes/testing'
import { closeServers, INFO_URL, LOOPBACK, startHttp } from '@/server/scanner/testing'
import { assertSaid } from '@/server/scanner/testing-words'
import { VERIFICATION_PATH } from '@/server/scanner/proof'
import { createInProcessScans } from './in-process'
import type { StartScan } from './run-scan'

const { db, deps, signUp, ask } = openContractApi()

afterEach(closeServers)

/** A site of somebody with a plan, proved by a file that the test can take away. */
async function provedSite() {
  const asked: Parameters<StartScan>[0][] = []
  const ran: StartScan = async (input) => {
    asked.push(input)
    return { status: 'failed', reason: 'dns', message: 'It ran.' }
  }
  const queue = createInProcessScans(db, { policy: LOOPBACK, infoUrl: INFO_URL, product: 'Own Name' }, ran)
  deps.scans = queue
  const site = { proof: '', isDown: false, agent: '', onLook: async () => {} }
  const { port } = await startHttp(async (request, response) => {
    site.agent = request.headers['user-agent'] ?? ''
    await site.onLook()
    response.statusCode = site.isDown ? 503 : request.url === VERIFICATION_PATH && site.proof ? 200 : 404
    response.end(site.proof)
  })
  const { token, workspace } = await signUp()
  const params = { workspace: workspace.id }
  const { asset } = await ask(assetChangeApi.create, { token, params, body: { value: `http://127.0.0.1:${port}` } })
  const content = asset.verification?.file.content ?? ''
  site.proof = content
  await ask(assetChangeApi.verify, { token, params: { ...params, asset: asset.id }, body: { type: 'file' } })

  async function scan() {
    const { scan: started } = await ask(scanApi.full, {
      token,
      body: { asset_id: asset.id, workspace_id: workspace.id },
    })
    await queue.run()
    const [row] = await db.select().from(scans).where(eq(scans.id, started.id))
    if (row?.failure_reason === 'unverified') assertSaid(row.failure_says)
    return row
  }
  const read = async () => (await db.select().from(assets).where(eq(assets.id, asset.id)))[0]
  /** As if the last failure were so long ago. */
  const hoursPass = (hours: number) =>
    db
      .update(assets)
      .set({ proof_missed_at: sql`${assets.proof_missed_at} - make_interval(hours => ${hours})` })
      .where(eq(assets.id, asset.id))
  const prove = () =>
    ask(assetChangeApi.verify, { token, params: { ...params, asset: asset.id }, body: { type: 'file' } })
  return { site, content, scan, read, asset, asked, hoursPass, prove }
}

test('right before a full scan the proof is looked for again', async () => {
  const { scan, read, asked, site } = await provedSite()
  const before = await read()
  expect(await scan()).toMatchObject({ failure_reason: 'dns', failure_message: 'It ran.' })
  const after = await read()
  expect(Number(after?.last_proved_at)).toBeGreaterThan(Number(before?.last_proved_at))
  // Since when it is verified does not change with it.
  expect(after?.verified_at).toEqual(before?.verified_at)
  expect(asked).toMatchObject([{ pin: '127.0.0.1' }])
  expect(site.agent).toMatch(/^Own-Name-Scanner/)
})

test('who proves an asset once more has it verified since the first time', async () => {
  const { prove, read } = await provedSite()
  const before = await read()
  await prove()
  const after = await read()
  expect(after?.verified_at).toEqual(before?.verified_at)
  expect(Number(after?.last_proved_at)).toBeGreaterThan(Number(before?.last_proved_at))
})

test('a full scan whose proof is gone does not run and says what was looked for and found', async () => {
  const { site, scan, read, asset } = await provedSite()
  site.proof = ''
  const row = await scan()
  expect(row).toMatchObject({ status: 'failed', failure_reason: 'unverified', checks: [] })
  expect(row?.failure_message).toContain(`We checked for a file at ${asset.value}${VERIFICATION_PATH}`)
  expect(row?.failure_message).toContain('The server returned HTTP 404.')
  expect(await read()).toMatchObject({ status: 'verified', last_error: expect.stringContaining('HTTP 404') })
})

test('the third time in a row takes the ownership away; a proof in between begins anew', async () => {
  const { site, content, scan, read, hoursPass } = await provedSite()
  for (const proof of ['', '', content, '', '']) {
    site.proof = proof
    await scan()
    await hoursPass(7)
    expect((await read())?.status).toBe('verified')
  }
  expect((await scan())?.failure_message).toMatch(/third failed attempt in a row: .* is no longer verified\.$/)
  expect((await read())?.status).toBe('failed')
})

test('failures right after each other count once', async () => {
  const { site, scan, read, hoursPass } = await provedSite()
  site.proof = ''
  for (let time = 0; time < 4; time += 1) await scan()
  expect((await read())?.status).toBe('verified')
  await hoursPass(5)
  await scan()
  expect(await read()).toMatchObject({ status: 'verified', proof_misses: 1 })
})

test('a site that is out of order is not scanned, says why, and loses nothing', async () => {
  const { site, scan, read, hoursPass } = await provedSite()
  site.isDown = true
  for (let time = 0; time < 4; time += 1) {
    expect(await scan()).toMatchObject({
      failure_reason: 'unverified',
      failure_message: expect.stringMatching(/HTTP 503\.$/),
    })
    await hoursPass(24)
  }
  expect(await read()).toMatchObject({ status: 'verified', last_error: expect.stringContaining('HTTP 503') })
})

test('what is proved while a scan looks in vain stays proved', async () => {
  const { site, scan, read, asset, hoursPass } = await provedSite()
  site.proof = ''
  await scan()
  await hoursPass(7)
  await scan()
  await hoursPass(7)
  site.onLook = async () => {
    await db
      .update(assets)
      .set({ verify_method: 'dns', verified_at: sql`now()`, last_error: null })
      .where(eq(assets.id, asset.id))
  }
  expect((await scan())?.failure_message).toMatch(/HTTP 404\.$/)
  expect(await read()).toMatchObject({ status: 'verified', verify_method: 'dns', last_error: null })
})

test('a scan begins and ends by the clock of the database', async () => {
  const { scan } = await provedSite()
  stopClock(new Date(Date.now() - 60_000).toISOString())
  const row = await scan()
  jest.useRealTimers()
  expect(row?.started_at).not.toBeNull()
  expect(Number(row?.completed_at)).toBeGreaterThanOrEqual(Number(row?.started_at))
})

test('who takes the proof back while the scan waits is not scanned', async () => {
  const { scan, asset } = await provedSite()
  const wake = deps.scans.wake.bind(deps.scans)
  let undone: Promise<unknown> = Promise.resolve()
  deps.scans.wake = (ids) => {
    wake(ids)
    undone = db.update(assets).set({ status: 'failed' }).where(eq(assets.id, asset.id)).execute()
  }
  expect(await scan()).toMatchObject({
    failure_reason: 'unverified',
    failure_message: expect.stringContaining('Couldn’t confirm ownership'),
  })
  await undone
})
