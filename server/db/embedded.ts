import {
  accessSync,
  chmodSync,
  closeSync,
  constants,
  cpSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statfsSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { turn } from '@/server/in-slices'
import { StartupError } from '@/server/listen'
import { withStatements } from './statements'

export class DatabaseInUse extends Error {}

/** PGlite starts Postgres with fsync off, and its file layer ignores fsync(). This one lets it through to the disk. */
class SyncedNodeFS extends NodeFS {
  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(...args)
    emscriptenOpts.preRun?.unshift((mod) => {
      // Not in PGlite's types: its version is pinned, and embedded.test.ts counts the calls.
      const { NODEFS } = mod as unknown as { NODEFS: { stream_ops: { fsync?(stream: { nfd: number }): number } } }
      NODEFS.stream_ops.fsync = ({ nfd }) => {
        fsyncSync(nfd)
        return 0
      }
    })
    return { emscriptenOpts }
  }
}

const open = (folder: string) =>
  PGlite.create({
    fs: new SyncedNodeFS(folder),
    // fdatasync does nothing in this build of Postgres; the default buffers cost 115 MB more memory.
    startParams: [
      ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
      '-c',
      'wal_sync_method=fsync',
      '-c',
      'shared_buffers=16MB',
      '-c',
      'plan_cache_mode=force_custom_plan',
    ],
  })

/** So long are questions answered one after the other before whoever has just called is heard. */
const LISTEN_AFTER_MS = 5

/**
 * The database works in this thread, and its answers are promises that are kept already: those who wait in a row would
 * all be served before the next request is so much as read.
 */
function listening(client: PGlite): PGlite {
  const query = client.query.bind(client)
  let since: number | null = null
  const listen = async () => {
    const now = performance.now()
    if (since === null) {
      since = now
      setImmediate(() => (since = null))
    } else if (now - since > LISTEN_AFTER_MS) await turn()
  }
  client.query = async (...question) => {
    await listen()
    return query(...question)
  }
  return client
}

/** One process, one folder, nothing acknowledged before it is on the disk. Throws DatabaseInUse with a sentence. */
export async function openEmbedded(dataDir: string) {
  const folder = join(resolve(dataDir), 'db')
  makeFolder(dataDir)
  const unlock = lock(`${folder}.lock`, dataDir)
  try {
    const client = listening(withStatements(await opened(folder, dataDir)))
    return {
      client,
      async close() {
        await client.close()
        unlock()
      },
    }
  } catch (error) {
    unlock()
    throw error
  }
}

/** What a new database takes, and what one that exists needs at least to be opened. */
const NEW_BYTES = 96 * 1024 ** 2
const WORKING_BYTES = 16 * 1024 ** 2

/**
 * A disk without room breaks the database in words that nobody understands: it is looked at before, and after a
 * failure.
 */
async function opened(folder: string, dataDir: string) {
  const isNew = !existsSync(folder)
  if (isNew) refuseFull(dataDir, NEW_BYTES)
  try {
    if (isNew) await create(folder)
    return await open(folder)
  } catch (error) {
    refuseFull(dataDir, WORKING_BYTES)
    throw DISK_FAULTS.includes((error as NodeJS.ErrnoException).code ?? '') ? unusable(dataDir, error) : error
  }
}

const DISK_FAULTS = ['EACCES', 'EDQUOT', 'EFBIG', 'EIO', 'ENOSPC', 'EPERM', 'EROFS']

function refuseFull(dataDir: string, needed: number) {
  const { bavail, bsize } = statfsSync(resolve(dataDir))
  const free = bavail * bsize
  if (free >= needed) return
  const size = (bytes: number) => `${Math.floor(bytes / 1024 ** 2)} MB`
  throw new StartupError(
    `The disk of the data folder ${resolve(dataDir)} has ${size(free)} left, and the database needs ${size(needed)}. Free some space, or choose another folder with DATA_DIR.`,
  )
}

/** An empty database that the build puts beside the bundle. It is migrated as any other. */
const READY_MADE = fileURLToPath(new URL('./first-database', import.meta.url))

/** A first start that is cut short must not leave half a database behind. */
async function create(folder: string) {
  const fresh = `${folder}.new`
  rmSync(fresh, { recursive: true, force: true })
  if (existsSync(READY_MADE)) {
    copyReadyMade(fresh)
  } else {
    const client = await open(fresh)
    await client.close()
  }
  renameSync(fresh, folder)
  folderToDisk(dirname(folder))
}

/** Its owner alone may read it, however it was shipped, and it is on the disk before its folder is called a database. */
function copyReadyMade(folder: string) {
  // Without a filter Node copies by other code, which has failed on paths with accents (nodejs/node#61878).
  cpSync(READY_MADE, folder, { recursive: true, filter: () => true })
  const folders = [folder]
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name)
    if (entry.isFile()) {
      chmodSync(path, 0o600)
      toDisk(path, 'r+')
    } else folders.push(path)
  }
  for (const path of folders) {
    chmodSync(path, 0o700)
    folderToDisk(path)
  }
}

function toDisk(path: string, flags: 'r' | 'r+') {
  const file = openSync(path, flags)
  fsyncSync(file)
  closeSync(file)
}

/** Windows opens no folders, and needs none to be written. */
function folderToDisk(path: string) {
  if (process.platform !== 'win32') toDisk(path, 'r')
}

function makeFolder(dataDir: string) {
  try {
    mkdirSync(resolve(dataDir), { recursive: true, mode: 0o700 })
    accessSync(resolve(dataDir), constants.W_OK)
  } catch (error) {
    throw unusable(dataDir, error)
  }
}

const unusable = (dataDir: string, error: unknown) =>
  new StartupError(
    `The data folder ${resolve(dataDir)} cannot be used: ${(error as NodeJS.ErrnoException).message}. Choose another with DATA_DIR.`,
  )

/**
 * Two PGlites in one folder lose each other's rows, and PGlite has no lock. SQLite's is the kernel's and dies with the
 * process.
 */
function lock(file: string, dataDir: string): () => void {
  const holder = openLock(file, dataDir)
  try {
    holder.exec('pragma busy_timeout=0; begin exclusive')
  } catch (error) {
    holder.close()
    if (!isBusy(error)) throw unusable(dataDir, error)
    throw new DatabaseInUse(
      `The data folder ${resolve(dataDir)} is in use by another Soteria process. Stop it first, or set DATABASE_URL to run several.`,
    )
  }
  return () => holder.close()
}

function openLock(file: string, dataDir: string): DatabaseSync {
  try {
    return new DatabaseSync(file)
  } catch (error) {
    throw unusable(dataDir, error)
  }
}

const SQLITE_BUSY = 5
const isBusy = (error: unknown) => (error as { errcode?: number }).errcode === SQLITE_BUSY
