// Compiles the messages while the app is built: the browser gets no parser, and parses nothing before the first paint.
import compile from 'icu-minify/compile'
import { stripTypeScriptTypes } from 'node:module'

const RIGHT_TO_LEFT = /[\\/]messages[\\/]ar[\\/]/

/** Named by rule, by phrase and by code: no ICU messages. `lib/domain/gaps.ts` reads them. */
const PLAIN = ['details', 'rules', 'phrases', 'errors']

/** Words by code, with gaps and not as ICU messages: they stay as they are written. */
const AS_WRITTEN = /[\\/](?:field|page)-errors\.ts$/

/** `import { scanList } from './scan-list'`, and where its texts go: that file is compiled by itself. */
const IMPORT = /^import { (\w+) } from .*$/gm
const SPREAD = /^ {2}\.\.\.\w+,$/gm

/**
 * A bundler's loader for lib/messages/<language>/*.ts: files that hold one object of texts each, which may begin with
 * those of another file.
 */
export default async function messageLoader(file) {
  if (AS_WRITTEN.test(this.resourcePath)) return stripTypeScriptTypes(file)
  const imports = [...file.matchAll(IMPORT)]
  const texts = await textsOf(file.replace(IMPORT, '').replace(SPREAD, ''))
  const compiledText = RIGHT_TO_LEFT.test(this.resourcePath) ? (text) => isolated(compile(text)) : compile
  const compiled = (value) =>
    typeof value === 'string'
      ? compiledText(value)
      : Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, compiled(inner)]))
  const before = imports.map(([, name]) => `...${name}, `).join('')
  const objects = Object.entries(texts).map(([name, value]) => {
    const json = JSON.stringify(PLAIN.includes(name) ? value : compiled(value))
    return `export const ${name} = ${before ? `{ ${before}...${json} }` : json}`
  })
  return [...imports.map(([line]) => line), ...objects].join('\n')
}

function textsOf(source) {
  const code = stripTypeScriptTypes(source, { mode: 'transform' })
  return import(`data:text/javascript,${encodeURIComponent(code)}`)
}

/**
 * Each argument between the signs that let it run its own way: an address inside Arabic words keeps its order, and they
 * keep theirs.
 */
function isolated(text) {
  return typeof text === 'string' ? text : text.flatMap((node) => (Array.isArray(node) ? isolatedNode(node) : [node]))
}

/** `[name]` is an argument, `[name, kind, …]` one with a format or with options, `[tag, …parts]` a tag. */
function isolatedNode([name, kind, ...rest]) {
  if (kind === undefined) return ['\u2068', [name], '\u2069']
  if (typeof kind !== 'number') return [[name, ...isolated([kind, ...rest])]]
  const [options] = rest
  if (typeof options !== 'object') return [[name, kind, ...rest]]
  return [[name, kind, Object.fromEntries(Object.entries(options).map(([form, text]) => [form, isolated(text)]))]]
}
