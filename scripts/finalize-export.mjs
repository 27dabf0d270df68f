// After `next build`: makes the export run under a constant `script-src 'self'` and tells servers where dynamic addresses lead.
import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g
const COMPRESSED = /\.(html|js|css|txt|json|svg|woff)$/

const filesIn = (out) => readdirSync(out, { recursive: true }).filter((file) => statSync(join(out, file)).isFile())

/** One file holds a page's inline scripts, in their order; it runs where the first of them stood. */
function moveScriptsOut(out, page) {
  const html = readFileSync(join(out, page), 'utf8')
  const scripts = [...html.matchAll(INLINE_SCRIPT)].map(([, , code]) => code)
  if (!scripts.length) return
  const code = scripts.join(';\n')
  const name = `_next/static/inline/${createHash('sha256').update(code).digest('hex').slice(0, 16)}.js`
  mkdirSync(join(out, '_next/static/inline'), { recursive: true })
  writeFileSync(join(out, name), code)
  let isFirst = true
  const replaced = html.replace(INLINE_SCRIPT, () => {
    const tag = isFirst ? `<script src="/${name}"></script>` : ''
    isFirst = false
    return tag
  })
  writeFileSync(join(out, page), replaced)
}

/** Hosts that redirect `/help` to the folder `/help/` (it exists: the router's files are in it) find the page there. */
function copyIntoFolder(out, page) {
  const folder = join(out, page.replace(/\.html$/, ''))
  if (existsSync(folder) && statSync(folder).isDirectory()) copyFileSync(join(out, page), join(folder, 'index.html'))
}

/** `/report/[id]` → every `/report/<one part>` is answered with `/report/_.html`. The catch-all is the not-found page. */
function rewrites() {
  const { dynamicRoutes } = JSON.parse(readFileSync('.next/routes-manifest.json', 'utf8'))
  return dynamicRoutes
    .filter((route) => !/\/\[\.{3}/.test(route.page))
    .map((route) => ({ from: `^${route.page.replace(/\[+(?:\.{3})?\w+\]+/g, '[^/]+')}$`, to: `${route.page.replace(/\[+(?:\.{3})?\w+\]+/g, '_')}.html` }))
}

function compress(out) {
  for (const file of filesIn(out)) {
    const path = join(out, file)
    const bytes = readFileSync(path)
    if (!COMPRESSED.test(file) || bytes.length < 1024) continue
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }))
    writeFileSync(`${path}.br`, brotliCompressSync(bytes))
  }
}

export function finalizeExport(out) {
  const pages = filesIn(out).filter((file) => file.endsWith('.html'))
  for (const page of pages) moveScriptsOut(out, page)
  for (const page of pages) copyIntoFolder(out, page)
  writeFileSync(join(out, '_routes.json'), JSON.stringify(rewrites(), null, 2))
  compress(out)
  console.log(`${pages.length} pages finalised in ${out}/`)
}
