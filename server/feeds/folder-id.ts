import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import { ID_FILE } from '@/server/scanner/software/feed-files'

const ID = /^[0-9a-f]{12}$/
const WRITING_MS = 100

/** The id that a folder of feeds was given; null when it has none. */
export async function keptFolderId(folder: string): Promise<string | null> {
  const text = await readFile(join(folder, ID_FILE), 'utf8').catch(() => '')
  return ID.test(text) ? text : null
}

/**
 * The id of a folder of feeds. It lies in the folder, and goes where that goes: a container has another name after each
 * start. Null when it cannot be stored there: another one at each start would leave queues behind.
 */
export async function folderId(folder: string, log: Logger): Promise<string | null> {
  try {
    return (await keptFolderId(folder)) ?? (await newFolderId(folder))
  } catch (error) {
    log.warn(
      { reason: error instanceof Error ? error.message : String(error) },
      'The folder of feeds cannot be written to: no feed is fetched',
    )
    return null
  }
}

/** Servers that share a folder may do this at once: the first one's id holds. */
async function newFolderId(folder: string): Promise<string> {
  const id = randomBytes(6).toString('hex')
  const store = (flag: 'wx' | 'w') => writeFile(join(folder, ID_FILE), id, { mode: 0o600, flag })
  await mkdir(folder, { recursive: true })
  try {
    await store('wx')
    return id
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  // The other one has made the file and is about to write into it.
  await pause(WRITING_MS)
  const theirs = await keptFolderId(folder)
  // It broke long ago.
  if (theirs === null) await store('w')
  return theirs ?? id
}
