import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { scan } from './scan'
import { setLibraryRecogniser } from './software/library-recogniser'
import { closeServers, dnsWith, INFO_URL, resolveToLoopback, startHttp } from './testing'

const folder = mkdtempSync(join(tmpdir(), 'soteria-bait-'))
afterEach(closeServers)
afterAll(async () => {
  await setLibraryRecogniser(null)
  rmSync(folder, { recursive: true })
})

/**
 * A database as retire.js ships it, with the kind of pattern that some of its own are. Each `a` of a script doubles the
 * work.
 */
const DATABASE = {
  tarpit: { extractors: { filecontent: ['(?:a+)+b(§§version§§)'] }, vulnerabilities: [] },
  shopkit: {
    extractors: { filecontent: ['shopkit (§§version§§)'] },
    vulnerabilities: [
      {
        below: '2.0.0',
        severity: 'high',
        identifiers: { summary: 'Cart runs scripts' },
        info: ['https://example.com/advisory'],
      },
    ],
  },
}

test('a script made to freeze our recogniser costs its own answer and no more', async () => {
  const database = join(folder, 'jsrepository.json')
  writeFileSync(database, JSON.stringify(DATABASE))
  await setLibraryRecogniser({ worker: process.env.SOTERIA_LIBRARY_WORKER ?? '', files: [database], timeoutMs: 700 })
  const { port } = await startHttp(({ url }, response) => {
    if (url === '/')
      response
        .setHeader('content-type', 'text/html')
        .end('<title>Shop</title><script src="/bait.js"></script><script src="/shop.js"></script>')
    else if (url?.endsWith('.js'))
      response.setHeader('content-type', 'text/javascript').end(url === '/bait.js' ? 'a'.repeat(60) : 'shopkit 1.2.3')
    else response.writeHead(404).end()
  })
  const policy = { allowCidrs: [], allowOrigins: [`127.0.0.1:${port}`] }
  const input = {
    scanId: 'bait',
    address: `http://shop.test:${port}/`,
    mode: 'full' as const,
    policy,
    infoUrl: INFO_URL,
  }
  const outcome = await scan(input, { resolve: resolveToLoopback, dns: dnsWith() })
  if (outcome.status === 'failed') throw new Error(outcome.message)
  const { checks, findings } = outcome.result
  expect(checks.find(({ key }) => key === 'software.js')).toMatchObject({
    state: 'inconclusive',
    detail: `Identifying the libraries of http://shop.test:${port}/bait.js took too long.`,
  })
  expect(findings.filter(({ check }) => check === 'software.js').map(({ key }) => key)).toEqual(['shopkit'])
  expect(checks.find(({ key }) => key === 'exposure.files')?.state).toBe('passed')
})
