import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'

const SOURCES = [
  'app/**/*',
  'components/**/*',
  'embed/**/*',
  'lib/**/*',
  'stores/**/*',
  'server/**/*',
  'public/**/*',
  'scripts/**/*',
  '*.json',
  '*.ts',
  '*.mjs',
]
const STAMP = '.cache/built'

function fingerprint() {
  const hash = createHash('sha256')
  for (const file of globSync(SOURCES).sort()) {
    const stats = statSync(file)
    if (stats.isFile() && !/\.test\.tsx?$/.test(file)) hash.update(file).update(readFileSync(file))
  }
  return hash.digest('hex')
}

/** True when out/ and dist/ were made from exactly the sources that are here now. */
export const isBuilt = () =>
  existsSync('out/index.html') &&
  existsSync('dist/server.mjs') &&
  existsSync(STAMP) &&
  readFileSync(STAMP, 'utf8') === fingerprint()

export function markBuilt() {
  mkdirSync('.cache', { recursive: true })
  writeFileSync(STAMP, fingerprint())
}
