import { createHash } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesIn, pagesIn } from './files.mjs'

const FOLDER = '_next/static/chunks'
const SCRIPT = /<script src="([^"]+)" async=""><\/script>/g
const NAMED = /(_next\/)?static\/chunks\/([\w.~-]+\.js)/g

/** The chunks of every page that its document asks for, by name. */
const chunksOf = (html) => [
  ...new Set(
    [...html.matchAll(SCRIPT)].filter(([, src]) => src.includes(FOLDER)).map(([, src]) => src.split('/').at(-1)),
  ),
]

/** Chunks that the same pages ask for, in the order in which they ask. */
function groupsOf(out, pages) {
  const users = new Map()
  for (const page of pages) {
    for (const chunk of chunksOf(readFileSync(join(out, page), 'utf8')))
      users.set(chunk, [...(users.get(chunk) ?? []), page])
  }
  const groups = Map.groupBy(users.keys(), (chunk) => users.get(chunk).join())
  return [...groups.values()].filter((chunks) => chunks.length > 1)
}

const nameOf = (codes) => `${createHash('sha256').update(codes.join('\0')).digest('hex').slice(0, 16)}.js`

/**
 * Chunks that always come together become one file, which goes by one name wherever one of them is named: a document
 * then asks for three files instead of twenty. The runtime knows a chunk by the script that it came in, so it finds all
 * of them under the new name. Answers what each new file is made of: `Map { 'c.js' → ['a.js', 'b.js'] }`.
 */
export function mergeChunks(out) {
  const merged = new Map()
  const renamed = new Map()
  for (const chunks of groupsOf(out, pagesIn(out))) {
    const codes = chunks.map((chunk) => readFileSync(join(out, FOLDER, chunk), 'utf8'))
    const name = nameOf(codes)
    merged.set(name, chunks)
    for (const chunk of chunks) {
      renamed.set(chunk, name)
      rmSync(join(out, FOLDER, chunk))
    }
    writeFileSync(join(out, FOLDER, name), codes.join(';\n'))
  }
  for (const file of filesIn(out).filter((each) => /\.(html|js|txt)$/.test(each))) {
    const before = readFileSync(join(out, file), 'utf8')
    const after = before.replace(NAMED, (whole, next = '', chunk) =>
      renamed.has(chunk) ? `${next}static/chunks/${renamed.get(chunk)}` : whole,
    )
    const text = file.endsWith('.html') ? onceEach(after) : after
    if (text !== before) writeFileSync(join(out, file), text)
  }
  return merged
}

/** A document asks for each of its files once, and for none of them ahead of itself. */
function onceEach(html) {
  const seen = new Set()
  const once = html.replace(SCRIPT, (tag, src) => (seen.has(src) ? '' : (seen.add(src), tag)))
  return once.replace(/<link rel="preload" as="script"[^>]* href="([^"]+)"\/>/g, (tag, href) =>
    seen.has(href) ? '' : tag,
  )
}
