import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { ADVISORIES_FILE, RELEASES_FILE } from '@/server/scanner/software/feed-files'
import type { StoredAdvisories } from '@/server/scanner/software/wordpress-advisories'
import type { Check, Mode } from './check'
import { wordpressSoftware } from './checks/wordpress-software'
import { removeTools, toolThatWrites } from './opinions/testing'
import { scan, type ScanInput, type ScanOptions } from './scan'
import { closeServers, dnsWith, INFO_URL, resolveToLoopback, startHttp } from './testing'

const folder = mkdtempSync(join(tmpdir(), 'soteria-sources-'))
const PATH = process.env.PATH

afterEach(async () => {
  process.env.PATH = PATH
  await closeServers()
})
afterAll(() => {
  removeTools()
  rmSync(folder, { recursive: true })
})

async function scanShop(input: Partial<ScanInput>, options: ScanOptions = {}) {
  const { port } = await startHttp((request, response) => {
    if (request.url !== '/') response.statusCode = 404
    response.setHeader('content-type', 'text/html').end('<meta name="generator" content="WordPress 6.4.2">')
  })
  // Other ports of this machine are nobody's business.
  const base = {
    scanId: 's1',
    address: `http://shop.test:${port}/`,
    mode: 'full' as Mode,
    policy: { allowCidrs: [], allowOrigins: [`127.0.0.1:${port}`] },
    infoUrl: INFO_URL,
  }
  const outcome = await scan({ ...base, ...input }, { resolve: resolveToLoopback, dns: dnsWith(), ...options })
  if (outcome.status !== 'completed') throw new Error(outcome.message)
  return outcome.result
}

test('the facts that the server fetched are what versions are judged by', async () => {
  const advisory = {
    title: 'Core',
    severity: 'high' as const,
    cve: [],
    fixedIn: ['6.4.3'],
    url: null,
    ranges: [{ from: null, fromIncluded: true, to: '6.4.2', toIncluded: true }],
  }
  const stored: StoredAdvisories = {
    format: 'wordpress-advisories/2',
    fetchedAt: '2026-11-19T04:00:00.000Z',
    notices: [],
    core: { wordpress: [advisory] },
    plugin: {},
    theme: {},
  }
  const feeds = join(folder, 'feeds')
  mkdirSync(feeds)
  writeFileSync(join(feeds, ADVISORIES_FILE), JSON.stringify(stored))
  const judged = await scanShop({ feeds }, { checks: [wordpressSoftware] })
  expect(judged.findings).toMatchObject([
    { rule: 'wordpress.software/core-insecure', evidence: [{ data: { version: '6.4.2' } }] },
  ])
  expect(judged.data_versions).toEqual({ wordpress: '2026-11-19' })
  const unjudged = await scanShop({ feeds: join(folder, 'none') }, { checks: [wordpressSoftware] })
  expect(unjudged).toMatchObject({
    findings: [],
    data_versions: {},
    checks: [{ state: 'skipped' }],
    coverage: { unanswered: 1 },
  })
})

test('the facts are not read before a check asks for them', async () => {
  const feeds = join(folder, 'late')
  const asks: Check = {
    ...wordpressSoftware,
    modes: ['light'],
    async run({ wordPressFacts, observe }) {
      mkdirSync(feeds)
      writeFileSync(join(feeds, RELEASES_FILE), '{"6.9":"latest"}')
      observe('latest', wordPressFacts().release('6.9'))
      return []
    },
  }
  const { observations } = await scanShop({ feeds, mode: 'light' }, { checks: [asks] })
  expect(observations.latest).toBe('latest')
})

test.each<[string, Partial<ScanInput>, boolean]>([
  ['in a full scan that wants it', { secondOpinions: true }, true],
  ['not when the operator left it out', { secondOpinions: false }, false],
  ['never in a light scan', { secondOpinions: true, mode: 'light' }, false],
])('another program that is installed is asked %s', async (_, input, isAsked) => {
  const { binary } = toolThatWrites('')
  renameSync(binary, join(dirname(binary), 'nuclei'))
  process.env.PATH = `${dirname(binary)}:${PATH}`
  const { checks } = await scanShop(input)
  const row = checks.find(({ key }) => key === 'opinion.nuclei')
  expect(row).toEqual(isAsked ? expect.objectContaining({ state: 'passed', detail: 'nuclei reported 0.' }) : undefined)
})
