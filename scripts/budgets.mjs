// `npm run budgets`: what each page of the export makes a browser load before it can be used, against its limit.
// A page that is too heavy names the modules that weigh most. `-- /asset` names them for that route.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { NOT_FOUND_TITLE, routeList } from '../lib/domain/routes.ts'
import { gzipSize, modulesOf } from './chunk-modules.mjs'

const OUT = 'out'
/** In kB of 1000 bytes, compressed with gzip. */
const LIMITS = { guest: 165, user: 265, charts: 370, css: 25, firstSight: 8, editor: 60 }
/** How many scripts a page may ask for. */
const REQUESTS = { guest: 3, user: 4 }
const CHARTS = /^(uplot|recharts|chart\.js|echarts|d3-.*|@visx\/.*)$/
const CHUNK = /\/_next\/static\/chunks\/[\w.~-]+\.js/g

const read = (path) => readFileSync(join(OUT, path), 'utf8')
const kB = (bytes) => bytes / 1000
const shown = (size) => `${size.toFixed(1)} kB`

/** `/report/[id]` → `report/_.html`; an optional part is left out. */
const fileOf = ({ path }) =>
  `${
    path
      .replace(/\/\[\[.+?\]\]/, '')
      .replace(/\[.+?\]/g, '_')
      .slice(1) || 'index'
  }.html`

const pages = [
  ...routeList.map((route) => ({ name: route.path, kind: route.access, file: fileOf(route) })),
  // Both are seen by anybody: the answer of plain hosts to a deep link, and the page for what does not exist.
  { name: '404.html', kind: 'guest', file: '404.html' },
  { name: NOT_FOUND_TITLE, kind: 'guest', file: '_.html' },
]

/**
 * Scripts of the document, and the chunks which its inline data names: the components of the page and what they import
 * statically.
 */
function scriptsOf(html) {
  const tags = [...html.matchAll(/<script\b[^>]*?\bsrc="([^"]+)"[^>]*>/g)]
  const old = new Set(tags.filter(([tag]) => /nomodule/i.test(tag)).map(([, src]) => src))
  const scripts = new Set(tags.map(([, src]) => src).filter((src) => !old.has(src)))
  for (const [chunk] of html.matchAll(CHUNK)) if (!old.has(chunk)) scripts.add(chunk)
  return [...scripts]
}

/** The style sheets of a page, and what of them stands in the page itself, for its first sight. */
function cssOf(html) {
  const linked = [...html.matchAll(/<link\b[^>]*rel="stylesheet"[^>]*>/g)]
    .map(([tag]) => /href="([^"?]+)/.exec(tag)?.[1])
    .filter(Boolean)
  const inPage = [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) => css)
  return { sheets: linked.map(read), inPage }
}
const sizeOf = (css) => kB(css.reduce((sum, sheet) => sum + gzipSize(sheet), 0))

/** Every font face has to let the text be seen at once, and no page may load one before its text. */
function fontFaults(html, css) {
  const faces = css.join('').match(/@font-face\s*{[^}]*}/g) ?? []
  const blocking = faces.filter((face) => /url\(/.test(face) && !/font-display:\s*(swap|optional|fallback)/.test(face))
  const preloaded = /<link\b[^>]*as="font"/.test(html)
  return [...(blocking.length > 0 ? ['a font that blocks'] : []), ...(preloaded ? ['a font is preloaded'] : [])]
}

function measured(page) {
  const html = read(page.file)
  const scripts = scriptsOf(html)
  const { sheets, inPage } = cssOf(html)
  const modules = new Map()
  for (const script of scripts) {
    const parts = script.includes('/chunks/') ? modulesOf(OUT, script.slice(1)) : [[script, gzipSize(read(script))]]
    for (const [name, size] of parts) {
      const known = modules.get(name) ?? { size: 0, chunks: new Set() }
      modules.set(name, { size: known.size + size, chunks: known.chunks.add(script.split('/').at(-1)) })
    }
  }
  const hasCharts = [...modules.keys()].some((name) => CHARTS.test(name))
  const limit = page.kind === 'guest' ? LIMITS.guest : hasCharts ? LIMITS.charts : LIMITS.user
  const js = kB(scripts.reduce((sum, script) => sum + gzipSize(read(script)), 0))
  const [style, firstSight] = [sizeOf(sheets), sizeOf(inPage)]
  const faults = [
    ...(js > limit ? [`${shown(js)} of JavaScript, the limit is ${limit} kB`] : []),
    ...(scripts.length > REQUESTS[page.kind]
      ? [`${scripts.length} scripts, the limit is ${REQUESTS[page.kind]}: ${scripts.join(', ')}`]
      : []),
    ...(style > LIMITS.css ? [`${shown(style)} of CSS, the limit is ${LIMITS.css} kB`] : []),
    ...(firstSight > LIMITS.firstSight
      ? [`${shown(firstSight)} of CSS in the page, the limit is ${LIMITS.firstSight} kB`]
      : []),
    ...fontFaults(html, [...sheets, ...inPage]),
  ]
  return { ...page, scripts, js, style, limit, faults, modules }
}

function heaviest({ modules }, count) {
  const sorted = [...modules].sort(([, a], [, b]) => b.size - a.size).slice(0, count)
  return sorted
    .map(
      ([name, { size, chunks }]) =>
        `    ${shown(kB(size)).padStart(9)}  ${name}  in ${[...chunks].slice(0, 3).join(', ')}`,
    )
    .join('\n')
}

const EDITOR = '/dfy/editor'
/** Of the editor of websites, and of what it draws them with. */
const isOfEditor = (name) => /^(components\/website-editor|lib\/website-editing)\//.test(name)
const isDrawn = (name) => /^(lib\/website|components\/website-frame)\//.test(name)
/** What the other screens of websites load when it is shown. */
const isOfOthers = (name) => /^(components\/website|lib\/website\/templates)\//.test(name)

const isIn = (scripts, file) => scripts.some((script) => script.endsWith(`/${file}`))

/** The module that the screen waits for, and the lists of scripts that the bundler writes where a part is asked for. */
const OPENED = 'components/website-editor/opened.tsx'
const LISTS = /(?:"static\/chunks\/[\w.~-]+\.js",?)+/g

/**
 * The editor is scripts of its own: no other page names a byte of them, and all that it is opened with, the renderer of
 * websites included, stays in its limit. What only a chosen section or a dialog shows comes after that, and is named.
 */
function editorFaults(results) {
  const folder = join(OUT, '_next/static/chunks')
  const chunks = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map(String)
    .filter((file) => file.endsWith('.js'))
    .map((file) => ({ file, modules: [...modulesOf(OUT, `_next/static/chunks/${file}`).keys()] }))
  /** @type {Set<string>} */
  const known = new Set(results.filter(({ name }) => name !== EDITOR).flatMap(({ scripts }) => scripts))
  const isKnown = ({ file }) => known.has(`/_next/static/chunks/${file}`)
  const leaks = chunks.filter((chunk) => isKnown(chunk) && chunk.modules.some(isOfEditor))
  const isItsOwn = ({ modules }) => modules.some(isOfEditor) || (modules.some(isDrawn) && !modules.some(isOfOthers))
  const all = chunks.filter((chunk) => !isKnown(chunk) && isItsOwn(chunk))
  const opened = all.find(({ modules }) => modules.includes(OPENED))
  const screen = all.filter(({ file }) => results.some(({ name, scripts }) => name === EDITOR && isIn(scripts, file)))
  const list = screen.flatMap(({ file }) => readFileSync(join(folder, file), 'utf8').match(LISTS) ?? [])
  const waitedFor = list.find((each) => opened && each.includes(`chunks/${opened.file}`)) ?? ''
  const own = all.filter((chunk) => screen.includes(chunk) || waitedFor.includes(`chunks/${chunk.file}`))
  const sizeOf = (some) => kB(some.reduce((sum, { file }) => sum + gzipSize(readFileSync(join(folder, file))), 0))
  const size = sizeOf(own)
  const later = shown(sizeOf(all) - size)
  console.log(
    `\nThe editor of websites: ${shown(size)} beyond the shell, the limit is ${LIMITS.editor} kB; ${later} after that`,
  )
  return [
    ...(opened && waitedFor !== '' ? [] : [`no script of ${EDITOR} asks for ${OPENED}`]),
    ...leaks.map(({ file }) => `${String(file)} holds a part of the editor, and other pages load it`),
    ...(size > LIMITS.editor
      ? [`the editor needs ${shown(size)} beyond the shell: ${own.map(({ file }) => String(file)).join(', ')}`]
      : []),
  ]
}

if (!existsSync(join(OUT, 'index.html'))) throw new Error('There is no export in out/. Run npm run build first.')
const results = pages.map(measured)
const wide = Math.max(...results.map(({ name }) => name.length))
console.log(`${'route'.padEnd(wide)}  scripts   JS kB  limit  CSS kB`)
for (const { name, scripts, js, limit, style, faults } of results.toSorted((a, b) => b.js - a.js)) {
  console.log(
    `${name.padEnd(wide)}  ${String(scripts.length).padStart(7)}  ${js.toFixed(1).padStart(6)}  ${String(limit).padStart(5)}  ${style.toFixed(1).padStart(6)}${faults.length > 0 ? '  too heavy' : ''}`,
  )
}
for (const result of results.filter(({ name }) => process.argv.includes(name)))
  console.log(`\n${result.name}\n${heaviest(result, 40)}`)
const failed = results.filter(({ faults }) => faults.length > 0)
for (const result of failed)
  console.error(`\n${result.name}: ${result.faults.join('; ')}. What weighs most:\n${heaviest(result, 15)}`)
const leaks = editorFaults(results)
for (const leak of leaks) console.error(leak)
process.exit(failed.length > 0 || leaks.length > 0 ? 1 : 0)
