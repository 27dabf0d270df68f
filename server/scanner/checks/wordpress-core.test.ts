import { closeServers } from '@/server/scanner/testing'
import { html, judge, type Reply } from './testing'
import { wordpressCore } from './wordpress-core'

afterEach(closeServers)

const HOME = html(
  '<meta name="generator" content="WordPress 6.4.2"><link rel="stylesheet" href="/wp-content/themes/astra/style.css"><script src="/wp-content/plugins/akismet/a.js"></script>',
)

const site = (answers: Record<string, Reply>, home = HOME) =>
  judge(wordpressCore, {
    mode: 'full',
    limits: { requests: 300 },
    http: ({ url = '/', method }) =>
      answers[`${method} ${url}`] ?? (url === '/' ? home : { status: 404, body: 'Not found' }),
  })

test('a site without WordPress is not asked about it', async () => {
  const { state } = await site({}, html('<title>Shop</title>'))
  expect(state).toBe('not_applicable')
})

test('the version, theme and plugins that the page tells are facts; the version is also a note', async () => {
  const { rules, observations } = await site({})
  expect(rules).toEqual(['version-disclosed'])
  expect(observations.wordpress).toEqual({ version: '6.4.2', theme: 'astra', plugins: ['akismet'] })
})

test.each([
  ['the API', { 'GET /wp-json/wp/v2/users?per_page=10': { body: '[{"id":1,"slug":"ada"}]' } }],
  [
    'the API without pretty addresses',
    { 'GET /?rest_route=/wp/v2/users&per_page=10': { body: '[{"id":1,"slug":"ada"}]' } },
  ],
  ['the archive of an author', { 'GET /?author=1': { status: 301, headers: { location: '/author/ada/' } } }],
])('names of users are listed by %s', async (_, answers) => {
  const { findings } = await site(answers)
  expect(findings.find(({ rule }) => rule === 'wordpress.core/users')?.evidence[0]?.data).toEqual({
    count: 1,
    names: ['ad…'],
  })
})

test('the names themselves are not spread by the report', async () => {
  const { findings } = await site({
    'GET /wp-json/wp/v2/users?per_page=10': { body: '[{"slug":"ada-lovelace"},{"slug":"grace"}]' },
  })
  expect(findings.find(({ rule }) => rule === 'wordpress.core/users')?.evidence[0]?.data).toEqual({
    count: 2,
    names: ['ad…', 'gr…'],
  })
  expect(JSON.stringify(findings)).not.toMatch(/lovelace|grace/)
})

test('a site that names an author for every number has told nothing', async () => {
  const { rules } = await judge(wordpressCore, {
    mode: 'full',
    limits: { requests: 300 },
    http: ({ url = '/' }) =>
      url === '/'
        ? HOME
        : url.startsWith('/?author=')
          ? { status: 301, headers: { location: '/author/team/' } }
          : { status: 404, body: 'Not found' },
  })
  expect(rules).not.toContain('users')
})

test('a site that answers everything with its home page has no users, no XML-RPC and no registration', async () => {
  const { rules } = await judge(wordpressCore, { mode: 'full', limits: { requests: 300 }, http: () => HOME })
  expect(rules).toEqual(['version-disclosed'])
})

test('XML-RPC counts when it answers, not when its file is there', async () => {
  const answers = await site({
    'POST /xmlrpc.php': { body: '<methodResponse>system.multicall pingback.ping</methodResponse>' },
  })
  expect(answers.rules).toContain('xmlrpc')
  const isThere = await site({
    'POST /xmlrpc.php': {
      status: 403,
      body: 'XML-RPC server accepts POST requests only. system.multicall <methodResponse>',
    },
  })
  expect(isThere.rules).not.toContain('xmlrpc')
})

/** As WordPress answers: it runs its tasks, unless there is a form. Everything that it is asked there is kept. */
function cronSite(answers: Record<string, Reply>) {
  const asked: string[] = []
  const verdict = judge(wordpressCore, {
    mode: 'full',
    limits: { requests: 300 },
    http: ({ url = '/', method, headers }) => {
      if (url.includes('cron'))
        asked.push(`${method} ${headers['content-type']} ${Number(headers['content-length']) > 0 ? 'filled' : 'empty'}`)
      return (
        answers[`${method} ${url}`] ??
        answers[`${method} *`] ??
        (url === '/' ? HOME : { status: 404, body: 'Not found' })
      )
    },
  })
  return verdict.then(({ findings, rules }) => ({
    asked,
    rules,
    cron: findings.find(({ rule }) => rule === 'wordpress.core/cron'),
  }))
}

test('scheduled tasks that everybody can start are a note, and are not started to know it', async () => {
  const { asked, cron } = await cronSite({ 'POST /wp-cron.php': { body: '' } })
  expect(cron).toMatchObject({
    severity: 'info',
    evidence: [{ label: 'Response', status: 200, request: 'POST /wp-cron.php scan=1' }],
  })
  // A request without a form would run them.
  expect(new Set(asked)).toEqual(new Set(['POST application/x-www-form-urlencoded filled']))
})

test.each([
  ['is blocked', { 'POST /wp-cron.php': { status: 403, body: '' } }],
  ['is blocked with a page', { 'POST /wp-cron.php': html('<h1>Not allowed</h1>') }],
  ['is gone', { 'POST /wp-cron.php': { status: 404, body: '' } }],
  ['is led elsewhere', { 'POST /wp-cron.php': { status: 301, headers: { location: '/' } } }],
  ['is answered as any form is', { 'POST *': { body: '' } }],
])('scheduled tasks are no note where wp-cron.php %s', async (_, answers) => {
  expect((await cronSite(answers)).rules).toEqual(['version-disclosed'])
})

test('the tasks of a WordPress in a folder are asked for there', async () => {
  const home = html(
    '<meta name="generator" content="WordPress 6.4.2"><link rel="stylesheet" href="/blog/wp-content/themes/astra/style.css">',
  )
  const { findings } = await site({ 'POST /blog/wp-cron.php': { body: '' } }, home)
  expect(findings.find(({ rule }) => rule === 'wordpress.core/cron')?.at).toMatch(/\/blog\/wp-cron\.php$/)
})

const OFFER =
  '{"authentication":{"application-passwords":{"endpoints":{"authorization":"https://shop.test/wp-admin/authorize-application.php"}}}}'

test.each([
  ['pretty addresses', { 'GET /wp-json/?_fields=authentication': { body: OFFER } }],
  ['plain addresses', { 'GET /?rest_route=/&_fields=authentication': { body: OFFER } }],
])('application passwords are a note where the API offers them, with %s', async (_, answers) => {
  const { findings } = await site(answers)
  expect(findings.map(({ rule, severity }) => [rule, severity])).toContainEqual([
    'wordpress.core/application-passwords',
    'info',
  ])
})

test.each([
  ['does not offer any, as over plain HTTP', '{"authentication":[]}'],
  ['leaves that out', '{"name":"Shop"}'],
  ['offers other ways only', '{"authentication":{"oauth1":{}}}'],
  ['is a page', '<html>application-passwords authentication</html>'],
])('application passwords are no note where the API %s', async (_, body) => {
  const { rules } = await site({
    'GET /wp-json/?_fields=authentication': { body },
    'GET /?rest_route=/&_fields=authentication': { body },
  })
  expect(rules).toEqual(['version-disclosed'])
})

test('an installation that was never finished is critical, and nothing else is asked', async () => {
  const { findings } = await site(
    { 'GET /wp-admin/install.php': html('<form><input name="weblog_title"></form>') },
    { status: 302, headers: { location: '/wp-admin/install.php' } },
  )
  expect(findings.map(({ rule, severity }) => [rule, severity])).toEqual([['wordpress.core/install', 'critical']])
})

test('open registration and the readme are notes', async () => {
  const { rules } = await site({
    'GET /readme.html': html('<title>WordPress &#8250; ReadMe</title>'),
    'GET /wp-login.php?action=register': html('<form id="registerform">'),
  })
  expect(rules.sort()).toEqual(['readme', 'registration', 'version-disclosed'])
})
