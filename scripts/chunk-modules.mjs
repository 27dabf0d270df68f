// What a chunk of the export is made of, by module: read from its source map.
import { copyFileSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

const CHUNKS = '_next/static/chunks'
const MAPS = '.cache/source-maps'
const MAP_COMMENT = /\n\/\/# sourceMappingURL=(\S+)\s*$/
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

export const gzipSize = (bytes) => gzipSync(bytes, { level: 9 }).length

/** Takes the source maps out of the export: they are for the budgets, not for the public. */
export function keepSourceMaps(out) {
  rmSync(MAPS, { recursive: true, force: true })
  mkdirSync(MAPS, { recursive: true })
  const folder = join(out, CHUNKS)
  const files = readdirSync(folder)
  for (const file of files.filter((name) => name.endsWith('.js'))) {
    const code = readFileSync(join(folder, file), 'utf8')
    const [comment, map] = MAP_COMMENT.exec(code) ?? []
    if (!map) continue
    if (existsSync(join(folder, map))) copyFileSync(join(folder, map), join(MAPS, `${file}.map`))
    writeFileSync(join(folder, file), code.slice(0, -comment.length))
  }
  for (const file of files.filter((name) => name.endsWith('.map'))) rmSync(join(folder, file))
}

/**
 * The fields of one mapping: base 64 digits of five bits each, the lowest first, the sixth bit says that more follow.
 */
function* fields(segment) {
  let value = 0
  let shift = 0
  for (const digit of segment) {
    const bits = DIGITS.indexOf(digit)
    value |= (bits & 31) << shift
    shift += 5
    if (bits & 32) continue
    yield value & 1 ? -(value >> 1) : value >> 1
    value = 0
    shift = 0
  }
}

/** The characters of the code that come from each source. */
function charactersBySource({ mappings, sources }, code) {
  const lines = code.split('\n')
  const counts = new Map()
  let source = 0
  for (const [row, line] of mappings.split(';').entries()) {
    let column = 0
    const marks = []
    for (const segment of line.split(',')) {
      const [step, sourceStep] = fields(segment)
      if (step === undefined) continue
      column += step
      source += sourceStep ?? 0
      marks.push([column, sources[source]])
    }
    for (const [index, [from, name]] of marks.entries()) {
      const to = marks[index + 1]?.[0] ?? lines[row]?.length ?? from
      counts.set(name, (counts.get(name) ?? 0) + to - from)
    }
  }
  return counts
}

/** `react-hook-form` for what comes from a package, else the file: `components/ui/form.tsx`. */
function moduleName(source) {
  const path = source.replace(/^turbopack:\/\/\/\[project\]\//, '')
  const inPackages = path.split('node_modules/').at(-1)
  if (inPackages === path) return path
  const [scope, name] = inPackages.split('/')
  return scope.startsWith('@') ? `${scope}/${name}` : scope
}

/** The modules of a chunk with their share of its compressed size: `Map { 'react-hook-form' → 10400 }`. */
export function modulesOf(out, chunk) {
  const code = readFileSync(join(out, chunk))
  const size = gzipSize(code)
  const map = join(MAPS, `${chunk.split('/').at(-1)}.map`)
  if (!existsSync(map)) return new Map([[chunk.split('/').at(-1), size]])
  const counts = charactersBySource(JSON.parse(readFileSync(map, 'utf8')), code.toString('utf8'))
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0)
  const shares = new Map()
  for (const [source, count] of counts) {
    const name = moduleName(source)
    shares.set(name, (shares.get(name) ?? 0) + (count / total) * size)
  }
  return shares
}
