import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { ID_FILE } from './feed-files'

const ID = /^[0-9a-f]{12}$/

/** The id that a folder of feeds was given; null when it has none. */
export async function keptFolderId(folder: string): Promise<string | null> {
  const text = await readFile(join(folder, ID_FILE), 'utf8').catch(() => '')
  return ID.test(text) ? text : null
}

/** The id of a folder of feeds. It lies in the folder, and goes where that goes: a container has another name after each start. */
export async function folderId(folder: string, log: Logger): Promise<string> {
  const kept = await keptFolderId(folder)
  if (kept !== null) return kept
  const id = randomBytes(6).toString('hex')
  try {
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, ID_FILE), id, { mode: 0o600 })
  } catch (error) {
    log.warn({ reason: error instanceof Error ? error.message : String(error) }, 'The folder of feeds cannot be written to')
  }
  return id
}
