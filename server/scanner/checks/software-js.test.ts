import { setLibraryRecogniser } from '@/server/scanner/software/library-recogniser'
import { closeServers } from '@/server/scanner/testing'
import { oneStepDown, softwareJs } from './software-js'
import { html, judge, type Reply } from './testing'

beforeAll(() => setLibraryRecogniser({ worker: process.env.SOTERIA_LIBRARY_WORKER ?? '', files: [] }))
afterEach(closeServers)
afterAll(() => setLibraryRecogniser(null))

const script = (body: string): Reply => ({ headers: { 'content-type': 'text/javascript' }, body })
const site = (page: string, files: Record<string, Reply> = {}) =>
  judge(softwareJs, {
    http: (request) => (request.url === '/' ? html(page) : (files[request.url ?? ''] ?? { status: 404 })),
  })

const OLD = '/*! jQuery v1.12.4 | (c) jQuery Foundation */'

test('an old library among the own files is found by what it says', async () => {
  const { findings } = await site('<script src="/lib.js?v=7"></script>', { '/lib.js?v=7': script(OLD) })
  expect(findings).toMatchObject([
    {
      title: 'jquery 1.12.4 has 4 known vulnerabilities',
      key: 'jquery',
      severity: 'low',
      confidence: 'confirmed',
      cve: ['CVE-2015-9251', 'CVE-2019-11358', 'CVE-2020-11022', 'CVE-2020-11023'],
    },
  ])
  expect(findings[0]?.references).toContainEqual(
    expect.objectContaining({ url: 'https://nvd.nist.gov/vuln/detail/CVE-2020-11022' }),
  )
})

test('what the file says counts more than its name', async () => {
  const { rules, observations, detail, progress } = await site('<script src="/jquery-1.12.4.min.js"></script>', {
    '/jquery-1.12.4.min.js': script('/*! jQuery v3.7.1 |'),
  })
  expect({ rules, detail, progress }).toEqual({
    rules: [],
    detail: 'Scripts checked: 1.',
    progress: ['Scripts checked: 1 of 1.'],
  })
  expect(observations.libraries).toMatchObject([{ name: 'jquery', version: '3.7.1', by: 'content' }])
})

test('a file of another host is not fetched, and only likely what its address says', async () => {
  const { findings } = await site('<script src="https://code.jquery.com/jquery-1.12.4.min.js"></script>')
  expect(findings).toMatchObject([{ key: 'jquery', confidence: 'likely' }])
})

test('a library inside the page is found', async () => {
  expect((await site(`<script>${OLD}</script>`)).rules).toEqual(['vulnerable'])
  expect((await site(`<script type="text/template">${OLD}</script>`)).rules).toEqual([])
})

test('a page sent in place of a script is no library', async () => {
  expect((await site('<script src="/lib.js"></script>', { '/lib.js': html(OLD) })).rules).toEqual([])
})

test('one library in two versions is one finding', async () => {
  const { findings } = await site('<script src="/a.js"></script><script src="/b.js"></script>', {
    '/a.js': script(OLD),
    '/b.js': script('/*! jQuery v3.4.1 |'),
  })
  expect(findings.map(({ title }) => title)).toEqual(['jquery 1.12.4 and 3.4.1 have 4 known vulnerabilities'])
})

test('an update keeps the finding the same until nothing is left to find', async () => {
  const idOf = async (version: string) =>
    (await site('<script src="/a.js"></script>', { '/a.js': script(`/*! jQuery v${version} |`) })).findings[0]?.key
  expect(await idOf('1.12.4')).toBe(await idOf('3.4.1'))
})

test('the report says which data were used', async () => {
  const { observations } = await site('<script src="/a.js"></script>', { '/a.js': script('') })
  expect(observations.data_versions).toEqual({ libraries: expect.stringMatching(/^built-in/) })
})

test('a script that cannot be read leaves the answer incomplete', async () => {
  const verdict = await judge(softwareJs, {
    http: (request) => {
      if (request.url !== '/') request.socket.destroy()
      return html('<script src="/a.js"></script>')
    },
  })
  expect(verdict).toMatchObject({ state: 'inconclusive', rules: [] })
})

test('a page without scripts has no libraries', async () => {
  expect(await site('<p>shop</p>')).toMatchObject({ state: 'not_applicable' })
})

test.each([
  [['critical', 'low'], 'high'],
  [['high'], 'medium'],
  [['medium', 'medium'], 'low'],
  [['low'], 'info'],
  [['none'], 'info'],
  [[], 'info'],
])('flaws of %j weigh %s, as it is not known whether the page uses them', (severities, severity) => {
  expect(oneStepDown(severities.map((value) => ({ severity: value })))).toBe(severity)
})

test('a page that was not read to its end may have scripts we did not see', async () => {
  const { state } = await judge(softwareJs, {
    http: html(`<p>${'x'.repeat(600_000)}</p><script src="/late.js"></script>`),
  })
  expect(state).toBe('inconclusive')
})

test('a script inside the page that is too long to be looked at is told', async () => {
  const { state, detail } = await judge(softwareJs, { http: html(`<script>${'let a = 1;'.repeat(35_000)}</script>`) })
  expect([state, detail]).toEqual(['inconclusive', expect.stringMatching(/Only 0 of 1 inline scripts/)])
})

test('what other sites send is not fetched, and not said to be read', async () => {
  const { detail } = await site(
    '<script src="https://cdn.example/jquery-3.7.1.min.js"></script><script>start()</script>',
  )
  expect(detail).toBe('Scripts checked: 1. Identified by URL only: 1.')
})
