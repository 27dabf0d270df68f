import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'
import { ResolverFactory } from 'oxc-resolver'

const FILES = ['*.{ts,mjs}', '{app,components,embed,lib,stores,server,scripts,e2e,bench,interop}/**/*.{ts,tsx,mjs}']
const isOurs = (file) => !/(^|\/)(node_modules|dist)\/|\.gen\.ts$|\.d\.ts$/.test(file)
/** What only a page has. */
const WINDOW = new Set(['window', 'document', 'localStorage', 'sessionStorage', 'navigator', 'location', 'history'])
/** What opens connections; types do not, nor does what only reads an address. */
const NETWORK = /^(undici|node:(https?|http2|net|tls|dgram|dns|dns\/promises))$/
/** The ways to the network that need no import. */
const ASKERS = new Set(['fetch', 'WebSocket', 'EventSource', 'XMLHttpRequest'])
const isGlobal = (node) => node?.name === 'globalThis' || node?.name === 'self'
const keyOf = ({ name, value }) => name ?? value
/** What a build writes in is no setting. */
const BUILT_IN = /^process\.env\.(NODE_ENV|NEXT_PUBLIC_\w+)\b/
const IMPORTS = /^(require(\.resolve)?|import\.meta\.resolve|jest\.\w*([mM]ock\w*|Actual))\($/

const root = process.cwd()
const resolver = new ResolverFactory({ alias: { '@': [root] }, extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'] })

/** The imports of the whole house. */
export const importsOfAll = () =>
  globSync(FILES)
    .filter(isOurs)
    .flatMap((file) => importsOf(file, readFileSync(file, 'utf8')))

/**
 * What a file imports, in any way there is, and what it uses from outside: `{ from, line, said, to }` with a file of
 * ours in `to`, or `{ from, line, said, uses }` with a package, `node`, `network`, `window` or `environment`. `said` is
 * the word for it in the file.
 */
export function importsOf(from, source) {
  const { module, program, errors } = parseSync(from, source)
  if (errors.length > 0) throw new Error(`${from}: ${errors[0].message}`)
  const lineOf = (at) => source.slice(0, at).split('\n').length
  const named = [
    ...module.staticImports.map(({ moduleRequest, start, entries }) => [moduleRequest.value, start, entries]),
    ...module.staticExports.flatMap(({ entries, start }) =>
      entries.flatMap(({ moduleRequest }) => (moduleRequest ? [[moduleRequest.value, start]] : [])),
    ),
  ]
  const { otherwise, outside } = readBody(program, source)
  const own = new Set(module.staticImports.flatMap(({ entries }) => entries.map(({ localName }) => localName.value)))
  return [
    ...[...named, ...otherwise].flatMap(([said, at, entries]) =>
      targetOf(from, said, entries).map((target) => ({ from, line: lineOf(at), said, ...target })),
    ),
    ...outside.filter(([said]) => !own.has(said)).map(([said, at, uses]) => ({ from, line: lineOf(at), said, uses })),
  ]
}

/** What stands between the statements: the other ways to import, and what is used without an import. */
function readBody(program, source) {
  const [otherwise, outside, own] = [[], [], new Set()]
  const isText = (node) => node?.type === 'Literal' && typeof node.value === 'string'
  const note = (node, at) => isText(node) && otherwise.push([node.value, at])
  const touch = (name, at) => WINDOW.has(name) && outside.push([name, at, 'window'])
  const ask = (name, at) => ASKERS.has(name) && outside.push([name, at, 'network'])
  const ownParams = ({ params }) => params.forEach((param) => namesIn(param, own))
  new Visitor({
    ImportExpression({ source, start }) {
      if (isText(source)) note(source, start)
      else outside.push(['what is computed', start, 'computed-imports'])
    },
    TSImportType: ({ source, start }) => note(source, start),
    CallExpression({ callee, arguments: [first], start }) {
      if (IMPORTS.test(source.slice(start, callee.end + 1))) note(first, start)
      ask(callee.name, start)
    },
    NewExpression({ callee, arguments: [first], start }) {
      ask(callee.name, start)
      if (callee.name === 'URL' && first?.value?.startsWith?.('.')) note(first, start)
    },
    MemberExpression({ object, property, start }) {
      touch(isGlobal(object) ? keyOf(property) : object.name, start)
      if (isGlobal(object)) ask(keyOf(property), start)
      if (object.name === 'process' && keyOf(property) === 'env' && !BUILT_IN.test(source.slice(start)))
        outside.push(['process.env', start, 'environment'])
    },
    VariableDeclarator({ id, init, start }) {
      namesIn(id, own)
      for (const key of (id.properties ?? []).map((part) => part.key && keyOf(part.key))) {
        if (init?.name === 'process' && key === 'env') outside.push(['process.env', start, 'environment'])
        if (isGlobal(init) && ASKERS.has(key)) outside.push([`globalThis.${key}`, start, 'network'])
      }
    },
    FunctionDeclaration: ownParams,
    FunctionExpression: ownParams,
    ArrowFunctionExpression: ownParams,
  }).visit(program)
  return { otherwise, outside: outside.filter(([name]) => !own.has(name)) }
}

/** The names that a pattern declares: such a `location` is no window's. */
function namesIn(pattern, own) {
  if (pattern?.type === 'Identifier') own.add(pattern.name)
  for (const part of pattern?.properties ?? pattern?.elements ?? []) namesIn(part?.value ?? part, own)
  const inner = pattern?.left ?? pattern?.argument ?? pattern?.parameter
  if (inner) namesIn(inner, own)
}

function targetOf(from, said, entries = []) {
  if (!/^(\.|@\/)/.test(said)) return [{ uses: outsideOf(said, entries) }]
  const { path } = resolver.sync(join(root, dirname(from)), said.replace(/\?.*$/, ''))
  // What leads nowhere is found by tsc, or is made by a build.
  return path ? [{ to: relative(root, path) }] : []
}

function outsideOf(said, entries) {
  const isHarmless =
    entries.length > 0 && entries.every(({ isType, importName }) => isType || importName.name?.startsWith('isIP'))
  if (NETWORK.test(said) && !isHarmless) return 'network'
  return said.startsWith('node:') ? 'node' : said.split('/', said.startsWith('@') ? 2 : 1).join('/')
}
