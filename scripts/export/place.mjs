// What the build needs to stand under a path: shared by the build itself and by soteria-embed.mjs. Plain Node 20, no
// dependencies.
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompressSync, gunzipSync, gzip } from 'node:zlib'
import { readConfig } from './config-file.mjs'
import { filesIn } from './files.mjs'
import { hostFiles } from './hosts.mjs'
import { fingerprint } from './mark-base.mjs'
import { metaPolicy, scriptHashes, styleHashes } from './policy.mjs'
import { Refusal } from './refusal.mjs'

export const STATE = 'soteria-embed.json'

const POLICY = /(<meta http-equiv="Content-Security-Policy" content=")[^"]*/
/** What boot.js is told of config.json, so that the first paint need not wait for it. */
const CONFIG = /(<script data-base="[^"]*" data-config=")[^"]*/
const COMPRESSED = /\.(html|js|css|txt|json|svg|woff)$/
const COMPRESSED_FROM = 1024
/** A twin of what is edited by hand would go stale. The others are not for browsers. */
const EDITED = /^(config\.|upgrade\.|hosts\/|soteria-embed)/

const put = (text, base, at) => {
  let from = 0
  const parts = at.map((to) => {
    const part = text.slice(from, to)
    from = to
    return part
  })
  return [...parts, text.slice(from)].join(base)
}

/** The file without any base path, policy and configuration; null when it is not what the build made. */
function bare(text, { at, is }, base) {
  const open = text.replace(POLICY, '$1').replace(CONFIG, '$1')
  const parts = []
  let from = 0
  let last = 0
  for (const to of at) {
    const end = from + to - last
    if (!open.startsWith(base, end)) return null
    parts.push(open.slice(from, end))
    from = end + base.length
    last = to
  }
  const rest = [...parts, open.slice(from)].join('')
  // A page that names no address may be edited.
  return at.length === 0 || fingerprint(rest) === is ? rest : null
}

/** The files of the build under another base path, in memory. Throws before anything is written. */
function moved(folder, state, base) {
  const bases = [state.base, ...(state.moving === undefined ? [] : [state.moving])]
  return Object.entries(state.files).map(([file, marks]) => {
    if (!existsSync(join(folder, file))) throw new Refusal(`${file} is missing. Copy the whole build again.`)
    const text = readFileSync(join(folder, file), 'utf8')
    const rest = bases.map((known) => bare(text, marks, known)).find((found) => found !== null)
    if (rest === undefined)
      throw new Refusal(
        `${file} was changed after the build, so its addresses cannot be moved. Copy the whole build again.`,
      )
    return [file, put(rest, base, marks.at)]
  })
}

/**
 * Moves the build to a base path ('' is the root), with the API and the embedding parents that config.json then names.
 */
export async function placeBuild(folder, { base, api, parents }) {
  const state = readState(folder)
  const target = base ?? state.base
  const config = readConfig(folder, { api, parents })
  const files = moved(folder, state, target)
  const styles = [
    ...new Set([
      ...files.flatMap(([file, text]) => (file.endsWith('.html') ? styleHashes(text) : [])),
      ...state.styles,
    ]),
  ]
  const scripts = [...new Set(files.flatMap(([file, text]) => (file.endsWith('.html') ? scriptHashes(text) : [])))]
  const site = {
    base: target,
    rewrites: state.rewrites,
    scripts,
    styles,
    api: config.api,
    parents: config.parents,
    images: config.images,
    config: config.snapshot,
  }
  const shown = escaped(site.config)
  const written = new Map([
    ...files.map(([file, text]) => [
      file,
      text.replace(POLICY, (_, tag) => tag + metaPolicy(site)).replace(CONFIG, (_, tag) => tag + shown),
    ]),
    ['config.json', config.text],
    ...Object.entries(hostFiles(site)),
  ])

  save(folder, STATE, stateText({ ...state, moving: target }))
  for (const [file, text] of written) save(folder, file, text)
  await compress(folder)
  save(folder, STATE, stateText({ ...state, base: target, moving: undefined }))
  return { ...site, files: files.length }
}

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

export const stateText = (state) => `${JSON.stringify(state)}\n`

function readState(folder) {
  const file = join(folder, STATE)
  if (!existsSync(file)) throw new Refusal(`There is no build beside this script: ${STATE} is missing.`)
  return JSON.parse(readFileSync(file, 'utf8'))
}

/** At once or not at all. What is the same stays as it is. */
function save(folder, file, content) {
  const path = join(folder, file)
  if (existsSync(path) && readFileSync(path).equals(Buffer.from(content))) return
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(`${path}.part`, content)
  renameSync(`${path}.part`, path)
}

const TWINS = {
  gz: { make: (bytes) => promisify(gzip)(bytes, { level: 9 }), read: gunzipSync },
  br: { make: (bytes) => promisify(brotliCompress)(bytes), read: brotliDecompressSync },
}

/** The compressed twins beside each text that is worth it, for hosts that serve them. */
async function compress(folder) {
  const made = new Map()
  const once = (key, make) => made.get(key) ?? made.set(key, make()).get(key)
  const refresh = async (file, ending) => {
    const bytes = readFileSync(join(folder, file))
    const twin = join(folder, `${file}.${ending}`)
    if (bytes.length < COMPRESSED_FROM) rmSync(twin, { force: true })
    else if (!existsSync(twin) || !isOf(bytes, twin, ending))
      save(folder, `${file}.${ending}`, await once(ending + fingerprint(bytes), () => TWINS[ending].make(bytes)))
  }
  const texts = filesIn(folder).filter((file) => COMPRESSED.test(file) && !EDITED.test(file))
  await Promise.all(texts.flatMap((file) => Object.keys(TWINS).map((ending) => refresh(file, ending))))
}

function isOf(bytes, twin, ending) {
  try {
    return TWINS[ending].read(readFileSync(twin)).equals(bytes)
  } catch {
    return false
  }
}
