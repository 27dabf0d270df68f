// The faces of websites, cut to the letters and weights that websites use: a visitor loads less than half. The server
// publishes them with each website; the app draws previews with them from out/faces/.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { copyFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import subsetFont from 'subset-font'
import { FACES } from '../lib/website/letters.ts'
import { LETTERS, plainFileOf } from '../lib/website/plain-letters.ts'

const MODULES = resolve(import.meta.dirname, '../node_modules')
const CACHE = join(MODULES, '.cache/faces')

/** Pairs, ligatures, accents, forms of a language, figures of one width. Arrows and fractions from signs are left out. */
const FEATURES = ['kern', 'liga', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum']

/** Cut once for each state of what it is made of. Answers its path. */
async function cutFace({ file, weights: [min, max] }, letters) {
  const whole = readFileSync(join(MODULES, file))
  const key = createHash('sha256')
    .update(readFileSync(import.meta.filename))
    .update(`${min} ${max} ${letters}`)
    .update(whole)
  const path = join(CACHE, `${key.digest('hex').slice(0, 16)}.woff2`)
  if (existsSync(path)) return path
  const variationAxes = { wght: min === max ? min : { min, max } }
  const cut = await subsetFont(whole, letters, { targetFormat: 'woff2', variationAxes, keepFeatures: FEATURES })
  mkdirSync(CACHE, { recursive: true })
  writeFileSync(`${path}.${process.pid}`, cut)
  renameSync(`${path}.${process.pid}`, path)
  return path
}

/** Writes each face to the path that `pathOf` says. */
export async function shipFaces(pathOf) {
  for (const [name, face] of Object.entries(FACES)) await ship(face, LETTERS.all, pathOf(name, face))
}

/** And those of plain letters beside them. */
export async function shipPlainFaces(pathOf) {
  for (const [name, face] of Object.entries(FACES)) await ship(face, LETTERS.plain, plainFileOf(pathOf(name, face)))
}

async function ship(face, letters, path) {
  mkdirSync(dirname(path), { recursive: true })
  await copyFile(await cutFace(face, letters), path)
}
