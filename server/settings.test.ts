import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readSettings, SettingsError } from './settings'

const problems = (env: Record<string, string>) => {
  try {
    readSettings(env)
  } catch (error) {
    if (error instanceof SettingsError) return error.problems
    throw error
  }
  return []
}

test('without any setting, this machine alone can try Soteria out', () => {
  expect(readSettings({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    demo: true,
    demoPort: 3001,
    publicUrl: 'http://localhost:3000',
    databaseUrl: null,
    roles: ['api', 'worker'],
    scanConcurrency: 8,
  })
})

test("the product is called as in the reseller's file, or as the operator says", () => {
  const folder = mkdtempSync(join(tmpdir(), 'soteria-settings-'))
  try {
    expect(readSettings({ SITE_DIR: folder }).productName).toBe('Soteria')
    writeFileSync(join(folder, 'config.json'), '{"productName": "Verda \\"Secure\\""}')
    expect(readSettings({ SITE_DIR: folder })).toMatchObject({
      productName: 'Verda "Secure"',
      mailFrom: '"Verda Secure" <noreply@localhost>',
    })
    expect(readSettings({ SITE_DIR: folder, PRODUCT_NAME: 'Night Watch' }).productName).toBe('Night Watch')
    expect(readSettings({ SITE_DIR: folder })).toMatchObject({ productColour: null, productLogo: null })
    writeFileSync(join(folder, 'logo.png'), 'a picture')
    writeFileSync(join(folder, 'config.json'), '{"colors": {"brand": "#0a7d32"}, "logo": {"light": "/logo.png"}}')
    expect(readSettings({ SITE_DIR: folder })).toMatchObject({
      productColour: '#0a7d32',
      productLogo: Buffer.from('a picture'),
    })
    writeFileSync(join(folder, 'config.json'), '<html>')
    expect(readSettings({ SITE_DIR: folder }).productName).toBe('Soteria')
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('with a Postgres server it starts empty and is open to others', () => {
  expect(readSettings({ DATABASE_URL: 'postgres://db/soteria', PORT: '80' })).toMatchObject({
    demo: false,
    host: '0.0.0.0',
    port: 80,
  })
})

test.each([
  [{ PORT: 'eighty' }, 'PORT must be a whole number from 1 to 65535, and is “eighty”.'],
  [{ PORT: '70000' }, 'PORT must be a whole number from 1 to 65535, and is “70000”.'],
  [{ SOTERIA_DEMO: 'yes' }, 'SOTERIA_DEMO must be 0 or 1, and is “yes”.'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of trace, debug, info, warn, error, fatal, silent, and is “loud”.'],
  [
    { SCAN_ALLOW_CIDRS: '10.0.0.0/8,10.1' },
    'SCAN_ALLOW_CIDRS must be a list like 10.20.0.0/16,fd12::/64, and is “10.0.0.0/8,10.1”.',
  ],
  [
    { DELIVERY_GATEWAYS: 'hooks.slack.com=gateway.example:443' },
    'DELIVERY_GATEWAYS must be a list like hooks.slack.com=10.20.0.5:8443, and is “hooks.slack.com=gateway.example:443”.',
  ],
  [
    { PUBLIC_URL: 'soteria.example' },
    'PUBLIC_URL must be a URL that starts with http:// or https://, and is “soteria.example”.',
  ],
  [
    { CORS_ORIGINS: 'https://a.example/app' },
    'CORS_ORIGINS must be a list of origins like https://app.example.com, without a path, and is “https://a.example/app”.',
  ],
  [
    { WORDPRESS_FEED_TOKEN: 'key', WORDPRESS_FEED_URL: 'http://feed.example/' },
    'WORDPRESS_FEED_URL must start with https:// when there is a WORDPRESS_FEED_TOKEN, because anyone on the network could read the token.',
  ],
  [{ DEMO_PASSWORD: 'short' }, 'DEMO_PASSWORD must have at least 8 characters.'],
  [{ ROLES: 'api,api' }, 'ROLES splits the work over several processes, and that needs DATABASE_URL.'],
  [{ ROLES: 'worker' }, 'ROLES splits the work over several processes, and that needs DATABASE_URL.'],
  [
    { HOST: '0.0.0.0' },
    'HOST is “0.0.0.0”, but try-out mode only listens on 127.0.0.1, because its accounts are for trying. Set SOTERIA_DEMO=0 to open Soteria to others.',
  ],
  [
    { ACME_DIRECTORY: 'https://ca.example/dir', SOTERIA_DEMO: '0', SITES_HOST: 'pages.example' },
    'ACME_DIRECTORY needs ACME_TERMS_AGREED=1, which says that you agree to the terms of the certificate authority.',
  ],
  [
    { ACME_DIRECTORY: 'https://ca.example/dir', ACME_TERMS_AGREED: '1', SITES_HOST: 'pages.example' },
    'ACME_DIRECTORY needs SOTERIA_DEMO=0, because try-out mode answers this machine only.',
  ],
])('%j is refused with one sentence that names the setting', (env, sentence) => {
  expect(problems(env)).toEqual([sentence])
})

test('every problem is told at once', () => {
  expect(problems({ PORT: '0', SCAN_CONCURRENCY: '0' })).toHaveLength(2)
})

test.each([
  ['DATABASE_URL', 'mysql://user:secret@db/soteria'],
  ['DATABASE_URL', 'host=db password=secret'],
  ['SMTP_URL', 'user:secret@host:25'],
  ['WORDPRESS_RELEASES_URL', 'ftp://user:secret@host/'],
])('a password in %s is not shown: %s', (name, value) => {
  const [sentence] = problems({ [name]: value })
  expect(sentence).toContain(`${name} must be a URL that starts with`)
  expect(sentence).not.toContain('secret')
})
