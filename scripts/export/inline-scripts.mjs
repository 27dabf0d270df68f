import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { editPages } from './files.mjs'

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g
const FOLDER = '_next/static/inline'

/**
 * One file holds a page's inline scripts, in their order; it runs where the first of them stood. A constant `script-src
 * 'self'` admits it.
 */
export function moveScriptsOut(out, base) {
  mkdirSync(join(out, FOLDER), { recursive: true })
  editPages(out, (html) => {
    const code = [...html.matchAll(INLINE_SCRIPT)].map((match) => match[2]).join(';\n')
    if (!code) return html
    const name = `${FOLDER}/${createHash('sha256').update(code).digest('hex').slice(0, 16)}.js`
    writeFileSync(join(out, name), code)
    let isFirst = true
    return html.replace(INLINE_SCRIPT, () => {
      const tag = isFirst ? `<script src="${base}/${name}"></script>` : ''
      isFirst = false
      return tag
    })
  })
}
