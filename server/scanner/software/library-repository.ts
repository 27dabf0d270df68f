import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { replaceVersion } from 'retire/lib/retire.js'
import { BUILT_IN_VERSION, KNOWN_LIBRARIES } from './known-libraries'
import { type LibraryRepository, REFRESHED_FILE } from './library-types'
import { recogniseLibraries } from './recognise-libraries'

export type LoadedRepository = { repository: LibraryRepository; version: string }

/** The real one has half a megabyte. */
const MAX_BYTES = 16_000_000

/**
 * The first of these files that holds a usable database of retire.js, else the built-in facts. The version says which
 * one, and which files were no use.
 */
export function loadRepository(files: string[]): LoadedRepository {
  const problems: string[] = []
  for (const file of files) {
    try {
      const text = read(file)
      return {
        repository: parse(text),
        version: `retire ${createHash('sha256').update(text).digest('hex').slice(0, 12)}${fetchedOn(file)}${note(problems)}`,
      }
    } catch (error) {
      const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT'
      // Without a refresh job there is no refreshed copy; every other file was asked for by name.
      if (!isMissing || !file.endsWith(REFRESHED_FILE))
        problems.push(`${file} ${isMissing ? 'does not exist' : 'could not be read'}`)
    }
  }
  return { repository: parse(JSON.stringify(builtInRepository())), version: BUILT_IN_VERSION + note(problems) }
}

/** A copy that the server fetched has a day. */
const fetchedOn = (file: string) =>
  file.endsWith(REFRESHED_FILE) ? ` of ${statSync(file).mtime.toISOString().slice(0, 10)}` : ''

/** Throws when this text is no database of retire.js that works. */
export function checkRepository(text: string): void {
  parse(text)
}

const note = (problems: string[]) => (problems.length > 0 ? ` (${problems.join(', ')})` : '')

function read(file: string): string {
  const stat = statSync(file)
  if (!stat.isFile() || stat.size > MAX_BYTES) throw new Error('not a file of a sensible size')
  return readFileSync(file, 'utf8')
}

function parse(text: string): LibraryRepository {
  const repository: unknown = JSON.parse(replaceVersion(text))
  if (!isRepository(repository)) throw new Error('not a database of retire.js')
  // One broken pattern would fail every script of every scan: it shows with any text.
  recogniseLibraries({ content: 'x' }, repository)
  recogniseLibraries({ address: 'https://x.example/x.js' }, repository)
  return repository
}

function isRepository(value: unknown): value is LibraryRepository {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const entries = Object.values(value)
  return (
    entries.length > 0 &&
    entries.every(
      (entry) => isRecord(entry) && areExtractors(entry.extractors) && isListOrNothing(entry.vulnerabilities),
    )
  )
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const areExtractors = (value: unknown) =>
  isRecord(value) && ['uri', 'filename', 'filecontent'].every((name) => isListOrNothing(value[name]))
const isListOrNothing = (value: unknown) => value === undefined || Array.isArray(value)

const VERSION = '([0-9]+(?:\\.[0-9]+)+(?:-[a-z0-9.]+)?)'
const PLAIN = '([0-9]+(?:\\.[0-9]+)+)'

/** The built-in facts in the shape retire's engine reads. */
function builtInRepository(): LibraryRepository {
  return Object.fromEntries(
    Object.entries(KNOWN_LIBRARIES).map(([name, { npm, folders, files, content, facts }]) => [
      name,
      {
        npmname: npm,
        extractors: {
          uri: [...folders.map((folder) => `/${escaped(folder)}/v?${VERSION}/`), `/${escaped(npm)}@${VERSION}(?:/|$)`],
          filename: files.map((file) => `${escaped(file)}-${PLAIN}(?:[.-](?:custom|slim|pack|min))*\\.js`),
          filecontent: content,
        },
        vulnerabilities: facts.flatMap(({ cve, severity, summary, cwe, ranges }) =>
          ranges.map(({ from, below }) => ({
            ...(from && { atOrAbove: from }),
            below,
            severity,
            cwe: [cwe],
            identifiers: { CVE: [cve], summary },
            info: [`https://nvd.nist.gov/vuln/detail/${cve}`],
          })),
        ),
      },
    ]),
  )
}

const escaped = (text: string) => text.replace(/\./g, '\\.')
