import { closeServers } from '@/server/scanner/testing'
import { exposureSourcemaps } from './exposure-sourcemaps'
import { html, judge, type Reply } from './testing'

afterEach(closeServers)

const MAP = JSON.stringify({
  version: 3,
  mappings: 'AAAA;AACA',
  sources: ['webpack://shop/src/pay.ts'],
  sourcesContent: ['const key = 1'],
})
const HOME = html(
  '<title>Shop</title><script src="/js/app.js"></script><script src="https://cdn.example/lib.js"></script>',
)
const script = (body: string, headers: Record<string, string> = {}): Reply => ({
  headers: { 'content-type': 'text/javascript', ...headers },
  body,
})

const site = (files: Record<string, Reply>) =>
  judge(exposureSourcemaps, {
    mode: 'full',
    limits: { requests: 300 },
    http: ({ url = '/' }) => (url === '/' ? HOME : (files[url] ?? { status: 404, body: 'Not found' })),
  })

test.each<[string, Record<string, Reply>]>([
  [
    'named in the script',
    { '/js/app.js': script('run()\n//# sourceMappingURL=maps/app.1f.map'), '/js/maps/app.1f.map': { body: MAP } },
  ],
  [
    'named in a header',
    { '/js/app.js': script('run()', { sourcemap: '/js/app.js.map' }), '/js/app.js.map': { body: MAP } },
  ],
  ['beside a script that does not name it', { '/js/app.js': script('run()'), '/js/app.js.map': { body: MAP } }],
  [
    'beside a script that names one elsewhere',
    {
      '/js/app.js': script('run()\n//# sourceMappingURL=https://maps.example/other.map'),
      '/js/app.js.map': { body: MAP },
      '/other.map': { status: 404 },
    },
  ],
  [
    'behind a line that keeps it from being run',
    { '/js/app.js': script('run()'), '/js/app.js.map': { body: `)]}'\n${MAP}` } },
  ],
  [
    'inside the script',
    {
      '/js/app.js': script(
        `run()\n//# sourceMappingURL=data:application/json;charset=utf-8;base64,${Buffer.from(MAP).toString('base64')}`,
      ),
    },
  ],
  [
    'longer than what is read',
    { '/js/app.js': script('run()'), '/js/app.js.map': { body: MAP.replace('AAAA', 'AAAA'.repeat(200_000)) } },
  ],
])('a map %s is told once, with what it gives away', async (_, files) => {
  const { rules, findings } = await site(files)
  expect(rules).toEqual(['sourcemap'])
  expect(findings[0]).toMatchObject({
    severity: 'info',
    at: expect.stringMatching(/:\d+\/$/),
    evidence: [{ data: { script: expect.stringContaining('/js/app.js') } }],
  })
})

test('the names of the original files are the evidence, and not their text', async () => {
  const { findings } = await site({ '/js/app.js': script('run()'), '/js/app.js.map': { body: MAP } })
  expect(findings[0]?.evidence).toMatchObject([
    { request: 'GET /js/app.js.map', data: { sources: ['webpack://shop/src/pay.ts'], with_source_text: true } },
  ])
  expect(JSON.stringify(findings)).not.toContain('const key')
})

test.each<[string, Record<string, Reply>]>([
  ['is not there', { '/js/app.js': script('run()\n//# sourceMappingURL=app.js.map') }],
  ['is refused', { '/js/app.js': script('run()'), '/js/app.js.map': { status: 403, body: MAP } }],
  ['is on another host', { '/js/app.js': script('run()\n//# sourceMappingURL=https://maps.example/app.js.map') }],
  ['is some other JSON', { '/js/app.js': script('run()'), '/js/app.js.map': { body: '{"version":3,"name":"shop"}' } }],
])('a map that %s is no finding', async (_, files) => {
  expect((await site(files)).state).toBe('passed')
})

test('a site that answers every name with a map, or with its page, has none', async () => {
  const all = await judge(exposureSourcemaps, {
    mode: 'full',
    http: ({ url }) => (url === '/' ? HOME : url === '/js/app.js' ? script('run()') : { body: MAP }),
  })
  expect(all.state).toBe('passed')
  const spa = await judge(exposureSourcemaps, {
    mode: 'full',
    http: ({ url }) => (url === '/js/app.js' ? script('run()') : HOME),
  })
  expect(spa.state).toBe('passed')
})

test('a page without scripts of its own has no maps', async () => {
  const { state } = await judge(exposureSourcemaps, { mode: 'full', http: html('<script>inline()</script>') })
  expect(state).toBe('not_applicable')
})
