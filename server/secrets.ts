import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Keeps the secrets of others, such as tokens of connections, so that a copy of the database is of no use. */
export type Secrets = {
  /** `place` (`integration:<id>:<field>`) belongs to the value: it cannot be opened anywhere else. */
  seal(text: string, place: string): string
  /** Throws when it was changed, moved, or sealed with a key that is gone. */
  open(sealed: string, place: string): string
  /** Whether the newest key sealed it. */
  isCurrent(sealed: string): boolean
}

const KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** The first key seals, all of them open. */
export function createSecrets(keys: readonly Buffer[]): Secrets {
  const known = new Map(keys.map((key) => [idOf(key), key]))
  const [first] = keys
  if (!first) throw new Error('There is no key to seal with')
  const newest = idOf(first)
  return {
    seal(text, place) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv('aes-256-gcm', first, nonce).setAAD(Buffer.from(place))
      const closed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
      return ['v1', newest, nonce.toString('base64url'), closed.toString('base64url')].join('.')
    },
    open(sealed, place) {
      const [version, id = '', nonce = '', closed = ''] = sealed.split('.')
      const key = version === 'v1' ? known.get(id) : undefined
      if (!key) throw new Error('Sealed with a key that is not in SECRET_KEY')
      const bytes = Buffer.from(closed, 'base64url')
      const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(nonce, 'base64url'), {
        authTagLength: TAG_BYTES,
      })
      decipher.setAAD(Buffer.from(place)).setAuthTag(bytes.subarray(-TAG_BYTES))
      return decipher.update(bytes.subarray(0, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
    },
    isCurrent: (sealed) => sealed.split('.')[1] === newest,
  }
}

const idOf = (key: Buffer) => createHash('sha256').update(key).digest('hex').slice(0, 8)

type Kept = { secretKeys: readonly Buffer[]; databaseUrl: string | null; dataDir: string }

/**
 * The keys of SECRET_KEY, or one of this installation's own beside its embedded database; null where servers that share
 * a database have none in common.
 */
export function readSecrets({ secretKeys, databaseUrl, dataDir }: Kept): Secrets | null {
  if (secretKeys.length > 0) return createSecrets(secretKeys)
  return databaseUrl === null ? createSecrets([ownKey(dataDir)]) : null
}

function ownKey(dataDir: string): Buffer {
  const file = join(dataDir, 'secret.key')
  mkdirSync(dataDir, { recursive: true })
  if (!existsSync(file)) makeKey(file)
  const key = readKey(readFileSync(file, 'utf8').trim())
  if (!key) throw new Error(`${file} is not a key of ${KEY_BYTES} bytes`)
  return key
}

/** Whole or not at all, also where another process begins in the same folder in this moment. */
function makeKey(file: string) {
  const own = `${file}.${process.pid}`
  writeFileSync(own, `${randomBytes(KEY_BYTES).toString('base64')}\n`, { mode: 0o600 })
  try {
    // Unlike a rename, it takes nobody's key away.
    linkSync(own, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(own)
  }
}

/** 32 bytes in base64; null for anything else. */
export function readKey(text: string): Buffer | null {
  const key = /^[\w+/-]+={0,2}$/.test(text) ? Buffer.from(text, 'base64') : Buffer.alloc(0)
  return key.length === KEY_BYTES ? key : null
}
