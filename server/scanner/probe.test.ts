import type { IncomingMessage } from 'node:http'
import type { Check } from './check'
import { type Probe, probeSite, siblingOf } from './probe'
import { html, judge, type Reply } from './checks/testing'
import { closeServers } from './testing'

afterEach(closeServers)

const GIT: Probe = { path: '/.git/HEAD', isIt: ({ body }) => body.startsWith('ref: refs/') }
const BACKUP: Probe = { path: '/backup.sql', isIt: ({ body }) => body.startsWith('-- MySQL dump') }

async function ask(answer: (path: string) => Reply | 'drop', probes = [GIT, BACKUP]) {
  let found: string[] = []
  const check: Check = {
    id: 'test.probe',
    title: 'Probe',
    category: 'exposure',
    modes: ['full'],
    rules: {},
    run: async (context) => {
      found = (await probeSite(context, probes)).map(({ probe }) => probe.path)
      return []
    },
  }
  const http = (request: IncomingMessage) => {
    const reply = answer(request.url ?? '/')
    if (reply !== 'drop') return reply
    request.socket.destroy()
    return {}
  }
  return { ...(await judge(check, { http, mode: 'full', limits: { requests: 300 } })), found: () => found }
}

test('a file is found by what is in it, and not by a status of 200', async () => {
  const verdict = await ask((path) =>
    path === '/.git/HEAD'
      ? { body: 'ref: refs/heads/main' }
      : path === '/backup.sql'
        ? { body: 'Welcome' }
        : { status: 404 },
  )
  expect(verdict.found()).toEqual(['/.git/HEAD'])
  expect(verdict).toMatchObject({
    state: 'passed',
    progress: ['Paths checked: 1 of 2.', 'Paths checked: 2 of 2.'],
  })
})

test('a server that says the same to every name has nothing of it', async () => {
  const verdict = await ask((path) =>
    path.endsWith('.sql') ? { body: '-- MySQL dump' } : { body: 'ref: refs/heads/main' },
  )
  expect(verdict.found()).toEqual([])
})

test.each([401, 403, 429, 500, 503])('a server that answers %i to all proves nothing', async (status) => {
  const verdict = await ask((path) => (path === '/' ? { body: 'Home' } : { status }))
  expect(verdict.state).toBe('inconclusive')
  expect(verdict.detail).toContain(`The server returns ${status} even for a URL that doesn’t exist`)
})

test.each([401, 403])(
  'what a server hands out is proof where every unknown name is answered %i, and the rest stays open',
  async (status) => {
    const verdict = await ask((path) =>
      path === '/backup.sql' ? { body: '-- MySQL dump' } : { status, body: '-- MySQL dump' },
    )
    expect(verdict.found()).toEqual(['/backup.sql'])
    expect(verdict).toMatchObject({
      state: 'inconclusive',
      detail: expect.stringContaining('files may or may not be there'),
    })
  },
)

test('a server that is busy is not asked on', async () => {
  let asked = 0
  await ask((path) => {
    asked += 1
    return path === '/' ? { body: 'Home' } : { status: 503 }
  })
  expect(asked).toBe(2)
})

const twoSites = async (
  http: Reply,
  https: Reply,
  onHttp: Record<string, Reply>,
  onHttps: Record<string, Reply> = {},
) => {
  let found: string[] = []
  const check: Check = {
    id: 'test.probe',
    title: 'Probe',
    category: 'exposure',
    modes: ['full'],
    rules: {},
    run: async (context) => {
      found = (await probeSite(context, [GIT, BACKUP])).map(({ answer }) => answer.url.replace(/:\d+/, ''))
      return []
    },
  }
  const serving = (home: Reply, files: Record<string, Reply>) => (request: IncomingMessage) =>
    request.url === '/' ? home : (files[request.url ?? ''] ?? { status: 404 })
  await judge(check, { http: serving(http, onHttp), https: serving(https, onHttps), mode: 'full' })
  return found
}
const DUMP: Reply = { body: '-- MySQL dump' }

test('HTTP and HTTPS that are two sites are both looked at, each finding once', async () => {
  const found = await twoSites(
    html('<title>Old</title>'),
    html('<title>New</title>'),
    { '/backup.sql': DUMP, '/.git/HEAD': { body: 'ref: refs/x' } },
    { '/backup.sql': DUMP },
  )
  expect(found).toEqual(['http://shop.test/.git/HEAD', 'https://shop.test/backup.sql'])
})

test('one site on both, or HTTP that sends visitors on, is looked at once', async () => {
  expect(await twoSites(html('<title>Shop</title>1'), html('<title>Shop</title>2'), { '/backup.sql': DUMP })).toEqual(
    [],
  )
  expect(
    await twoSites({ status: 301, headers: { location: 'https://elsewhere.test/' } }, html('<title>Shop</title>'), {
      '/backup.sql': DUMP,
    }),
  ).toEqual([])
})

test('what is forbidden is protected, and no finding', async () => {
  const verdict = await ask((path) =>
    path === '/.git/HEAD' ? { status: 403, body: 'ref: refs/heads/main' } : { status: 404 },
  )
  expect(verdict.found()).toEqual([])
})

test('one address that breaks off loses nothing of the others, and is told', async () => {
  const verdict = await ask((path) =>
    path === '/backup.sql' ? 'drop' : path === '/.git/HEAD' ? { body: 'ref: refs/heads/main' } : { status: 404 },
  )
  expect(verdict.found()).toEqual(['/.git/HEAD'])
  expect(verdict.state).toBe('inconclusive')
  expect(verdict.detail).toMatch(/^1 of 2 URLs didn’t respond/)
})

test.each([
  ['/.git/HEAD', /^\/\.git\/[a-z]{6}$/],
  ['/.env', /^\/\.[a-z]{6}$/],
  ['/.env.local', /^\/\.[a-z]{6}\.local$/],
  ['/backup.tar.gz', /^\/[a-z]{6}\.tar\.gz$/],
  ['/wp-config.php~', /^\/[a-z]{9}\.php~$/],
  ['/server-status', /^\/[a-z]{13}$/],
  ['/uploads/', /^\/[a-z]{7}\/$/],
])('the sibling of %s has its shape', (path, shape) => {
  expect(siblingOf(path)).toMatch(shape)
})
