import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { editPages, filesIn } from './files.mjs'

export const POLICY_META = '<meta http-equiv="Content-Security-Policy" content=""/>'
const TEXT = /\.(html|js|css|txt|json|svg|webmanifest)$/

/** Without the placeholder, and where it stood, counted in what remains. */
function cut(text, placeholder) {
  const parts = text.split(placeholder)
  let length = 0
  const at = parts.slice(0, -1).map((part) => (length += part.length))
  return { text: parts.join(''), at }
}

export const fingerprint = (text) => createHash('sha256').update(text).digest('hex').slice(0, 16)

/**
 * Where the placeholder of the base path stands in each file, so that it can be replaced any number of times: the
 * root's empty path could not be found again. Pages get the place of their policy at the same time.
 */
export function markBase(out, placeholder) {
  editPages(out, (html) => {
    // A link to the start would be empty at the root.
    const linked = html.replaceAll(`href="${placeholder}"`, `href="${placeholder}/"`)
    return linked.replace(/<meta charset="utf-8" ?\/?>/i, (charset) => `${charset}${POLICY_META}`)
  })
  const files = {}
  for (const file of filesIn(out).filter((name) => TEXT.test(name))) {
    const before = readFileSync(join(out, file), 'utf8')
    if (!before.includes(placeholder) && !before.includes(POLICY_META)) continue
    if (file.endsWith('.txt') && before.split('\n').some((row) => /^[\da-f]+:T/.test(row) && row.includes(placeholder)))
      throw new Error(`${file} names an address inside a text whose length it states, so the build could not be moved.`)
    const { text, at } = cut(before, placeholder)
    files[file] = { at, is: fingerprint(text) }
  }
  return files
}
