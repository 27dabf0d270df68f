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
    writeFileSync(join(MAPS, file), code.slice(0, -comment.length))
  }
  for (const file of files.filter((name) => name.endsWith('.map'))) rmSync(join(folder, file))
}

const PARTS = 'parts.json'

/** Remembers which chunks a file of the export was made of: `Map { 'c.js' → ['a.js', 'b.js'] }`. */
export const keepParts = (parts) => writeFileSync(join(MAPS, PARTS), JSON.stringify(Object.fromEntries(parts)))

const partsOf = (name) =>
  (existsSync(join(MAPS, PARTS)) ? JSON.parse(readFileSync(join(MAPS, PARTS), 'utf8'))[name] : undefined) ?? [name]

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
  const size = gzipSize(readFileSync(join(out, chunk)))
  const counts = new Map()
  for (const part of partsOf(chunk.split('/').at(-1))) {
    for (const [name, count] of countsOf(part)) counts.set(name, (counts.get(name) ?? 0) + count)
  }
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0)
  return new Map([...counts].map(([name, count]) => [name, (count / total) * size]))
}

/** The characters of each module in a chunk as Next wrote it. */
function countsOf(part) {
  const [code, map] = [join(MAPS, part), join(MAPS, `${part}.map`)]
  if (!existsSync(map)) return new Map([[part, existsSync(code) ? readFileSync(code).length : 1]])
  const counts = new Map()
  const bySource = charactersBySource(JSON.parse(readFileSync(map, 'utf8')), readFileSync(code, 'utf8'))
  for (const [source, count] of bySource) counts.set(moduleName(source), (counts.get(moduleName(source)) ?? 0) + count)
  return counts
}
