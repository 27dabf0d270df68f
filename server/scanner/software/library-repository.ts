import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { replaceVersion } from 'retire/lib/retire.js'
import { builtInRepository } from './built-in-repository'
import { BUILT_IN_VERSION } from './known-libraries'
import type { LibraryRepository } from './library-types'

export type LoadedRepository = { repository: LibraryRepository; version: string }

/** The first of these files that holds a database of retire.js, else the built-in facts. Files that do not exist are passed over. */
export function loadRepository(files: string[]): LoadedRepository {
  const problems: string[] = []
  for (const file of files) {
    try {
      const text = readFileSync(file, 'utf8')
      return { repository: parse(text), version: `retire ${createHash('sha256').update(text).digest('hex').slice(0, 12)}` }
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') problems.push(file)
    }
  }
  const note = problems.length > 0 ? ` (${problems.join(', ')} could not be read)` : ''
  return { repository: parse(JSON.stringify(builtInRepository())), version: BUILT_IN_VERSION + note }
}

function parse(text: string): LibraryRepository {
  const repository: unknown = JSON.parse(replaceVersion(text))
  if (!isRepository(repository)) throw new Error('not a database of retire.js')
  return repository
}

function isRepository(value: unknown): value is LibraryRepository {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const entries = Object.values(value)
  return entries.length > 0 && entries.every((entry) => typeof entry === 'object' && entry !== null && 'extractors' in entry)
}
