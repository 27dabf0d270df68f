import { closeServers } from '@/server/scanner/testing'
import { exposureApi } from './exposure-api'
import { exposureMethods } from './exposure-methods'
import { exposurePanels } from './exposure-panels'
import { html, judge, type Reply } from './testing'

afterEach(closeServers)

const GONE: Reply = { status: 404, body: 'Not found' }
const serve = (files: Record<string, Reply>) => ({
  mode: 'full' as const,
  limits: { requests: 300 },
  http: ({ url = '/' }: { url?: string }) => files[url] ?? (url === '/' ? html('Home') : GONE),
})

test('the sign-in page of phpMyAdmin is told once, under whatever names it answers', async () => {
  const page = html('<title>phpMyAdmin</title><input name="pma_username">')
  const { findings } = await judge(exposurePanels, serve({ '/phpmyadmin/': page, '/pma/': page }))
  expect(findings.map(({ title, severity, at }) => [title, severity, new URL(at).pathname])).toEqual([
    ['phpMyAdmin sign-in page is public', 'medium', '/phpmyadmin/'],
  ])
})

test('a panel that asks for a password first is protected', async () => {
  const { state } = await judge(
    exposurePanels,
    serve({
      '/phpmyadmin/': { status: 401, body: 'phpMyAdmin' },
      '/solr/': { status: 302, headers: { location: '/login' } },
    }),
  )
  expect(state).toBe('passed')
})

test('an open tool is critical, an installer high, a default page a note', async () => {
  const { findings } = await judge(
    exposurePanels,
    serve({
      '/': html('<title>Welcome to nginx!</title>'),
      '/solr/': html('<title>Solr Admin</title>'),
      '/install.php': html('<title>DokuWiki Installer</title><form><input name="d[title]">'),
    }),
  )
  expect(findings.map(({ rule, severity }) => `${rule} ${severity}`)).toEqual([
    'exposure.panels/open-panel critical',
    'exposure.panels/installer high',
    'exposure.panels/default-page info',
  ])
})

const INSTALLER_PAGES: [path: string, page: string, title: string, severity: string, confidence: string][] = [
  [
    '/wp-admin/install.php',
    '<body class="wp-core-ui"><form id="setup"><input name="weblog_title">',
    'WordPress installer is still accessible',
    'critical',
    'confirmed',
  ],
  [
    '/installation/index.php',
    '<title>Joomla: Web Installer</title>',
    'Joomla installer is still accessible',
    'high',
    'confirmed',
  ],
  [
    '/core/install.php',
    '<form id="install-select-language-form">',
    'Drupal installer is still accessible',
    'high',
    'confirmed',
  ],
  [
    '/mw-config/index.php',
    '<title>MediaWiki 1.39 installation</title><form>',
    'MediaWiki installer is still accessible',
    'high',
    'confirmed',
  ],
  [
    '/',
    '<form><input name="adminlogin"><input name="adminpass">',
    'Nextcloud or ownCloud installer is still accessible',
    'high',
    'confirmed',
  ],
  [
    '/setup/',
    '<title>Shop setup</title><form><input type="text" name="db_password">',
    'Installer is still accessible',
    'high',
    'likely',
  ],
]
test.each(INSTALLER_PAGES)(
  'the installer at %s is told by its own form',
  async (path, page, title, severity, confidence) => {
    const { findings } = await judge(exposurePanels, serve({ [path]: html(page) }))
    expect(findings).toMatchObject([{ title, severity, confidence }])
  },
)

test.each([
  ['/wp-admin/install.php', '<body class="wp-core-ui"><h1>Already Installed</h1>'],
  ['/install.php', '<title>DokuWiki Installer</title><p>conf/local.php already exists</p>'],
  ['/core/install.php', '<title>Drupal already installed</title>'],
  ['/mw-config/index.php', '<title>MediaWiki 1.39 installation</title><form><input name="config_UpgradeKey">'],
  ['/installer/', '<title>Roundcube Webmail Installer</title><h2>The installer is disabled!</h2><form>'],
  ['/install/', '<title>Installation and delivery</title><form><input name="search"><input name="email">'],
  ['/setup/', '<title>Account setup</title><form><input type="password" name="password">'],
])('a page at %s that was closed, or only speaks of installing, is no finding', async (path, page) => {
  expect((await judge(exposurePanels, serve({ [path]: html(page) }))).state).toBe('passed')
})

test('a page of the site that answers every address with an installer is no finding', async () => {
  const all = html('<title>Setup</title><form><input name="db_host"><input name="d[title]">')
  expect((await judge(exposurePanels, { mode: 'full', limits: { requests: 300 }, http: () => all })).state).toBe(
    'passed',
  )
})

test('a shop about Grafana whose every page says so has no panel', async () => {
  const { state } = await judge(exposurePanels, {
    mode: 'full',
    limits: { requests: 300 },
    http: () => html('<title>Solr Admin</title><title>phpMyAdmin</title>'),
  })
  expect(state).toBe('passed')
})

test('the description of an API and an open schema of GraphQL are found', async () => {
  const { rules } = await judge(
    exposureApi,
    serve({
      '/openapi.json': { body: '{"openapi":"3.1.0","paths":{}}' },
      '/graphql': { body: '{"data":{"__schema":{"queryType":{"name":"Query"}}}}' },
    }),
  )
  expect(rules).toEqual(['graphql-introspection', 'openapi'])
})

test('a GraphQL address that keeps its schema to itself is fine', async () => {
  const { state } = await judge(
    exposureApi,
    serve({
      '/graphql': { status: 400, body: '{"errors":[{"message":"GraphQL introspection is not allowed: __schema"}]}' },
    }),
  )
  expect(state).toBe('passed')
})

test('a server that says the same at every address has no open schema', async () => {
  const { state } = await judge(exposureApi, {
    mode: 'full',
    http: () => ({ body: '{"data":{"__schema":{"queryType":{"name":"Query"}}}}' }),
  })
  expect(state).toBe('passed')
})

test('a question of GraphQL that gets no answer leaves what was found, and says so', async () => {
  const { state, detail, rules } = await judge(exposureApi, {
    mode: 'full',
    http: ({ url, socket }) => {
      if (url === '/graphql') socket.destroy()
      return url === '/openapi.json' ? { body: '{"openapi":"3.1.0","paths":{}}' } : GONE
    },
  })
  expect({ state, rules }).toEqual({ state: 'inconclusive', rules: ['openapi'] })
  expect(detail).toMatch(/^\/graphql didn’t respond: The server closed/)
})

test('TRACE counts only when our own word comes back', async () => {
  const echo = await judge(exposureMethods, {
    mode: 'full',
    http: ({ method, headers }) => ({
      body: method === 'TRACE' ? `TRACE / HTTP/1.1\r\nx-soteria-echo: ${String(headers['x-soteria-echo'])}` : 'Home',
    }),
  })
  expect(echo.rules).toEqual(['trace'])
  const polite = await judge(exposureMethods, { mode: 'full', http: () => ({ body: 'Home' }) })
  expect(polite.state).toBe('passed')
})

test.each([
  ['/_ignition/health-check', { body: '{"can_execute_commands":true}' }, 'Laravel Ignition'],
  ['/debug/pprof/', html('<title>/debug/pprof/</title>'), 'Go pprof'],
  ['/console', html('<title>Console // Werkzeug Debugger</title>'), 'Werkzeug console'],
])('%s is a tool for developers when it says so itself', async (path, page, tool) => {
  const { findings } = await judge(exposureApi, serve({ [path]: page }))
  expect(findings).toMatchObject([{ rule: 'exposure.api/debug', key: tool, severity: 'medium' }])
  expect((await judge(exposureApi, { ...serve({}), http: () => page })).rules).not.toContain('debug')
})
