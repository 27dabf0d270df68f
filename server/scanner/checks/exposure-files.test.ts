import { closeServers } from '@/server/scanner/testing'
import { exposureFiles } from './exposure-files'
import { html, judge, type Reply } from './testing'

afterEach(closeServers)

const GONE: Reply = { status: 404, body: 'Not found' }
const PAGE = html('<title>Shop</title><a href="/order.php?id=1">Order</a>')

const site = (files: Record<string, Reply | string>) =>
  judge(exposureFiles, {
    mode: 'full',
    limits: { requests: 600 },
    http: ({ url = '/' }) => {
      const file = files[url]
      if (url === '/') return PAGE
      return typeof file === 'string' ? { body: file } : (file ?? GONE)
    },
  })

test.each([
  ['/.git/HEAD', 'ref: refs/heads/main\n', 'git'],
  ['/.git/HEAD', `${'0123456789abcdef0123'.repeat(2)}\n`, 'git'],
  ['/.svn/wc.db', 'SQLite format 3\u0000…', 'vcs'],
  ['/.hg/requires', 'dotencode\nfncache\nrevlogv1\nstore\n', 'vcs'],
  ['/.env', 'APP_KEY=base64:abc\nDB_PASSWORD="hunter2"\n', 'secrets'],
  ['/.aws/credentials', '[default]\naws_access_key_id = AKIAEXAMPLE\n', 'secrets'],
  ['/.htpasswd', 'admin:$apr1$abcdefgh$ijklmnop\n', 'secrets'],
  ['/server.key', '-----BEGIN RSA PRIVATE KEY-----\nMIIE\n', 'secrets'],
  ['/backup.sql', '-- MariaDB dump 10.19\nCREATE TABLE `users` (\n', 'dump'],
  ['/shop.test.zip', 'PK\u0003\u0004rest', 'dump'],
  ['/wp-config.php.bak', "<?php\ndefine('DB_PASSWORD', 'hunter2');", 'source'],
  ['/order.php~', '<?php echo 1;', 'source'],
  ['/docker-compose.yml', 'services:\n  db:\n    image: mysql\n', 'config'],
  ['/appsettings.json', '{"ConnectionStrings":{"Main":"Password=x"}}', 'config'],
  ['/config.json', '{"db":{"host":"db","password":"topsecret"}}', 'config'],
  ['/.cursor/mcp.json', '{"mcpServers":{"db":{"command":"x"}}}', 'config'],
  [
    '/info.php',
    '<html><head><title>PHP 8.2.1 - phpinfo()</title></head><body>PHP Version 8.2.1</body></html>',
    'phpinfo',
  ],
  ['/nginx_status', 'Active connections: 3 \nserver accepts', 'status'],
  ['/wp-content/debug.log', '[20-Nov-2026 10:00:00 UTC] PHP Warning:  x in /var/www\n', 'log'],
  ['/composer.lock', '{"content-hash": "x", "packages": []}', 'metadata'],
])('%s is found by its content', async (path, body, rule) => {
  const { rules, findings, state } = await site({ [path]: body })
  expect([state, rules]).toEqual(['findings', [rule]])
  expect(findings[0]?.at).toMatch(new RegExp(`${path.replace(/[.~]/g, '\\$&')}$`))
})

test('no secret value is kept as evidence', async () => {
  const { findings } = await site({
    '/.env': 'APP_KEY=base64:topsecret1\nDB_PASSWORD="topsecret2"\n',
    '/.htpasswd': 'admin:$apr1$topsecret3\n',
    '/wp-config.php.bak': "<?php define('DB_PASSWORD', 'topsecret4');",
    '/server.key': '-----BEGIN PRIVATE KEY-----\ntopsecret5\n',
  })
  expect(findings).toHaveLength(4)
  expect(JSON.stringify(findings)).not.toContain('topsecret')
  expect(findings.map(({ evidence }) => evidence[0]?.excerpt)).toContain('APP_KEY=…\nDB_PASSWORD=…')
})

test.each([
  ['a page in its place', html('<!doctype html><p>APP_KEY=1\nDB_HOST=2</p>')],
  ['an empty file', { body: '' }],
  ['a redirect', { status: 302, headers: { location: '/' } }],
  ['a refusal', { status: 403, body: 'APP_KEY=1\nDB_HOST=2\n' }],
  ['one setting only, as in a text about it', { body: 'Write APP_KEY=… into the file.\nDONE=1' }],
])('%s is not a file with secrets', async (_, answer) => {
  expect((await site({ '/.env': answer })).state).toBe('passed')
})

test('a shop that answers every address with its page has nothing exposed', async () => {
  const { state } = await judge(exposureFiles, { mode: 'full', limits: { requests: 600 }, http: () => PAGE })
  expect(state).toBe('passed')
})

test('the public settings of a page are no configuration with secrets', async () => {
  expect((await site({ '/config.json': '{"apiUrl":"/api","theme":"dark","passwordMinLength":8}' })).state).toBe(
    'passed',
  )
})

test('the status page seen from the same machine is only likely', async () => {
  const { findings } = await site({ '/server-status': '<html><head><title>Apache Status</title></head></html>' })
  expect(findings[0]?.confidence).toBe('likely')
})

test('two scans of the same files have the same findings', async () => {
  const files = { '/.git/HEAD': 'ref: refs/heads/main\n', '/.env': 'AA_A=1\nBB_B=2\n', '/dump.sql': '-- MySQL dump\n' }
  const [first, second] = [await site(files), await site(files)]
  expect(second.findings.map(({ rule, key }) => [rule, key])).toEqual(
    first.findings.map(({ rule, key }) => [rule, key]),
  )
})
