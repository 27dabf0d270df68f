import type { IncomingMessage } from 'node:http'
import type { Check } from './check'
import { type Probe, probeSite, siblingOf } from './probe'
import { judge, type Reply } from './checks/testing'
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
    path === '/.git/HEAD' ? { body: 'ref: refs/heads/main' } : path === '/backup.sql' ? { body: 'Welcome' } : { status: 404 },
  )
  expect(verdict.found()).toEqual(['/.git/HEAD'])
  expect(verdict.state).toBe('passed')
})

test('a server that says the same to every name has nothing of it', async () => {
  const verdict = await ask((path) => (path.endsWith('.sql') ? { body: '-- MySQL dump' } : { body: 'ref: refs/heads/main' }))
  expect(verdict.found()).toEqual([])
})

test.each([401, 403, 429, 500, 503])('a server that answers %i to all proves nothing', async (status) => {
  const verdict = await ask((path) => (path === '/' ? { body: 'Home' } : { status }))
  expect(verdict.state).toBe('inconclusive')
  expect(verdict.detail).toContain(`The server answers ${status} even to a name that does not exist`)
})

test('what is forbidden is protected, and no finding', async () => {
  const verdict = await ask((path) => (path === '/.git/HEAD' ? { status: 403, body: 'ref: refs/heads/main' } : { status: 404 }))
  expect(verdict.found()).toEqual([])
})

test('one address that breaks off loses nothing of the others, and is told', async () => {
  const verdict = await ask((path) => (path === '/backup.sql' ? 'drop' : path === '/.git/HEAD' ? { body: 'ref: refs/heads/main' } : { status: 404 }))
  expect(verdict.found()).toEqual(['/.git/HEAD'])
  expect(verdict.state).toBe('inconclusive')
  expect(verdict.detail).toMatch(/^1 of 2 addresses gave no answer/)
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
