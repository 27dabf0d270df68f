import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createSecrets, readKey, readSecrets } from './secrets'
import { readSettings } from './settings'

const [oldKey, newKey] = [randomBytes(32), randomBytes(32)]
const PLACE = 'integration:1:token'

test('what is sealed is opened at its place alone, and never twice the same', () => {
  const secrets = createSecrets([newKey])
  const sealed = secrets.seal('xoxb ümläut', PLACE)
  expect(sealed).not.toContain('xoxb')
  expect(secrets.seal('xoxb ümläut', PLACE)).not.toBe(sealed)
  expect(secrets.open(sealed, PLACE)).toBe('xoxb ümläut')
  expect(() => secrets.open(sealed, 'integration:2:token')).toThrow(/authenticat|SECRET_KEY/i)
})

test('what was changed, cut short or sealed with another key does not open', () => {
  const secrets = createSecrets([newKey])
  const sealed = secrets.seal('secret', PLACE)
  const [version, id, nonce, closed = ''] = sealed.split('.')
  const bytes = Buffer.from(closed, 'base64url')
  bytes[0] = (bytes[0] ?? 0) ^ 1
  for (const wrong of [
    [version, id, nonce, bytes.toString('base64url')],
    [version, id, nonce, closed.slice(0, 8)],
    [version, id, nonce, ''],
    ['v2', id, nonce, closed],
  ])
    expect(() => secrets.open(wrong.join('.'), PLACE)).toThrow(/authenticat|SECRET_KEY/i)
  expect(() => createSecrets([oldKey]).open(sealed, PLACE)).toThrow('SECRET_KEY')
})

test('while the key is changed, the old one opens and the new one seals', () => {
  const sealed = createSecrets([oldKey]).seal('secret', PLACE)
  const both = createSecrets([newKey, oldKey])
  expect(both.open(sealed, PLACE)).toBe('secret')
  expect(both.isCurrent(sealed)).toBe(false)
  const again = both.seal('secret', PLACE)
  expect(both.isCurrent(again)).toBe(true)
  expect(createSecrets([newKey]).open(again, PLACE)).toBe('secret')
})

test('an embedded database has a key beside it that only this user reads; servers that share a database need SECRET_KEY', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'soteria-secrets-'))
  try {
    const sealed = readSecrets({ secretKeys: [], databaseUrl: null, dataDir })?.seal('secret', PLACE) ?? ''
    expect(statSync(join(dataDir, 'secret.key')).mode & 0o777).toBe(0o600)
    expect(readSecrets({ secretKeys: [], databaseUrl: null, dataDir })?.open(sealed, PLACE)).toBe('secret')
    expect(readSecrets({ secretKeys: [], databaseUrl: 'postgres://db/soteria', dataDir })).toBeNull()
    writeFileSync(join(dataDir, 'secret.key'), 'half a k')
    expect(() => readSecrets({ secretKeys: [], databaseUrl: null, dataDir })).toThrow('is not a key of 32 bytes')
  } finally {
    rmSync(dataDir, { recursive: true })
  }
  const settings = readSettings({
    SECRET_KEY: `${newKey.toString('base64')},${oldKey.toString('base64')}`,
    DATABASE_URL: 'postgres://db/soteria',
  })
  expect(readSecrets(settings)?.open(createSecrets([oldKey]).seal('secret', PLACE), PLACE)).toBe('secret')
})

test('a key of another length is none, and is not shown', () => {
  expect(readKey(randomBytes(16).toString('base64'))).toBeNull()
  expect(readKey('not base64 at all, and longer than a key would be')).toBeNull()
  expect(() => readSettings({ SECRET_KEY: 'hunter2' })).toThrow(
    /^SECRET_KEY must be 32 bytes in base64, or two of them separated by a comma\.$/,
  )
})
