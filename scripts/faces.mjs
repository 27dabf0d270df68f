// The faces of websites, cut to the letters and weights that websites use: a visitor loads less than half. The server
// publishes them with each website; the app draws previews with them from out/faces/.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { copyFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import subsetFont from 'subset-font'
import { FACES } from '../lib/website/letters.ts'

const MODULES = resolve(import.meta.dirname, '../node_modules')
const CACHE = join(MODULES, '.cache/faces')

const range = (from, to) => String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, at) => from + at))
/** English, German, Spanish, French and their neighbours, and what good typography needs. */
const LETTERS = `${range(0x20, 0x7e)}${range(0xc0, 0xff)}Œœ\u00a0¡¿«»£©®§°±²³·½€‘’‚“”„–—…•→←−`
/** Pairs, ligatures, accents, forms of a language, figures of one width: what the style sheet asks for, and defaults. */
const FEATURES = ['kern', 'liga', 'clig', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum', 'rlig']

/** Cut once for each state of what it is made of. Answers its path. */
async function cutFace({ file, weights: [min, max] }) {
  const whole = readFileSync(join(MODULES, file))
  const key = createHash('sha256')
    .update(readFileSync(import.meta.filename))
    .update(`${min} ${max}`)
    .update(whole)
  const path = join(CACHE, `${key.digest('hex').slice(0, 16)}.woff2`)
  if (existsSync(path)) return path
  const variationAxes = { wght: min === max ? min : { min, max } }
  const cut = await subsetFont(whole, LETTERS, { targetFormat: 'woff2', variationAxes, keepFeatures: FEATURES })
  mkdirSync(CACHE, { recursive: true })
  writeFileSync(`${path}.${process.pid}`, cut)
  renameSync(`${path}.${process.pid}`, path)
  return path
}

/** Writes each face to the path that `pathOf` says. */
export async function shipFaces(pathOf) {
  for (const [name, face] of Object.entries(FACES)) {
    const path = pathOf(name, face)
    mkdirSync(dirname(path), { recursive: true })
    await copyFile(await cutFace(face), path)
  }
}
