import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'

/**
 * Packages of many small files, which jest would find, read and compile one by one: that was half of what a test cost.
 * These are loaded once per worker.
 */
const KEPT = [
  '@hookform/resolvers',
  '@tanstack/react-table',
  'class-variance-authority',
  'clsx',
  'drizzle-orm',
  'hono',
  'htmlparser2',
  'ky',
  'lucide-react',
  'msw',
  'react-dom',
  'react-hook-form',
  'tldts',
  'tough-cookie',
  'undici',
  'use-intl',
  'zod',
  'zustand',
]
/** These remember the page they were loaded into, or what was there: each test file has its own. */
const ANEW = [
  '@base-ui/react',
  '@tanstack/react-query',
  '@testing-library/dom',
  '@testing-library/jest-dom',
  '@testing-library/react',
  '@testing-library/user-event',
  'next',
  'sonner',
]
/** What these packages share with others. */
const UNSAID = ['react-dom', 'react-dom/client', 'react-dom/test-utils', '@testing-library/dom']

const SOURCES = '{app,components,lib,stores,server}/**/*.{ts,tsx}'
const packageOf = (specifier) => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')

const byName = (a, b) => (a < b ? -1 : 1)

/** Everything that our code imports by name, without types alone. */
function specifiers() {
  const code = globSync(SOURCES).map((file) => readFileSync(file, 'utf8'))
  const found = code.flatMap((text) =>
    [...text.matchAll(/^(?:import|export) (?!type )[^'"]*?'([^'.][^']*)'|import\('([^'.][^']*)'\)/gm)].map(
      ([, fixed, later]) => fixed ?? later,
    ),
  )
  return [...new Set(found)].filter((name) => !/^(@\/|node:)/.test(name))
}

/**
 * What jest's `moduleNameMapper` needs so that these packages come from two files, made once for each state of them. A
 * part of them runs when it is first asked for.
 */
export async function bundledPackages() {
  const all = [...new Set([...specifiers(), ...UNSAID])].sort(byName)
  const names = { kept: KEPT, anew: ANEW }
  for (const [kind, packages] of Object.entries(names))
    names[kind] = all.filter((name) => packages.includes(packageOf(name)))
  const lock = readFileSync('package-lock.json')
  const key = createHash('sha256')
    .update(JSON.stringify([names, icons()]))
    .update(lock)
    .update(readFileSync(import.meta.filename))
    .digest('hex')
    .slice(0, 16)
  // Below node_modules nothing is compiled again.
  const folder = resolve('node_modules/.cache/jest-vendor', key)
  if (!existsSync(folder)) await bundle(names, folder)
  return Object.fromEntries(
    Object.entries(names).map(([kind, ofKind]) => [patternOf(ofKind).source, `${folder}/${kind}/$1.cjs`]),
  )
}

/** All of them are a megabyte. */
const icons = () => {
  const code = globSync(SOURCES).map((file) => readFileSync(file, 'utf8'))
  const named = code.flatMap((text) =>
    [...text.matchAll(/import \{([^}]*)\} from 'lucide-react'/g)].flatMap(([, list]) => list.split(',')),
  )
  return [
    ...new Set(named.map((name) => name.trim().split(' ')).flatMap(([name]) => (name && name !== 'type' ? name : []))),
  ].sort(byName)
}

const keepPlace = ({ path }) => ({
  contents: readFileSync(path, 'utf8').replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href)),
})

const patternOf = (names) => new RegExp(`^(${names.join('|').replaceAll('.', '\\.')})$`)

async function bundle(names, folder) {
  const draft = `${folder}.${process.pid}`
  mkdirSync(draft, { recursive: true })
  writeFileSync(
    `${draft}/icons.mjs`,
    `export { ${icons().join(', ')} } from 'lucide-react/dist/esm/lucide-react.mjs'\n`,
  )
  await bundleKind(draft, 'kept', names.kept)
  await bundleKind(draft, 'anew', names.anew, {
    name: 'what is kept is there already',
    setup: (plugin) =>
      plugin.onResolve({ filter: patternOf(names.kept) }, ({ path }) => ({
        path: `../kept/${path}.cjs`,
        external: true,
      })),
  })
  try {
    renameSync(draft, folder)
  } catch {
    // Another run was quicker.
    rmSync(draft, { recursive: true })
  }
}

async function bundleKind(draft, kind, names, ...plugins) {
  const getters = names.map(
    (name) => `get '${name}'() { return require('${name === 'lucide-react' ? `${draft}/icons.mjs` : name}') },`,
  )
  await build({
    stdin: { contents: `module.exports = {\n${getters.join('\n')}\n}`, resolveDir: process.cwd() },
    outfile: `${draft}/${kind}/all.cjs`,
    bundle: true,
    minifyWhitespace: true,
    format: 'cjs',
    platform: 'node',
    target: 'node24',
    define: { 'process.env.NODE_ENV': '"test"' },
    plugins: [
      ...plugins,
      {
        name: 'files beside a module stay where they are',
        setup: (plugin) => plugin.onLoad({ filter: /@mswjs.interceptors.*\.m?js$/ }, keepPlace),
      },
    ],
    // As jest resolves for the environment of these tests.
    conditions: ['default'],
    // In a bundle React does not find Node's timers, and leaves an open port behind for each step of a test.
    external: ['react', '@electric-sql/pglite', 'pg-native', 'pg-cloudflare'],
    logLevel: 'error',
  })
  for (const name of names) {
    const file = `${draft}/${kind}/${name}.cjs`
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(
      file,
      `module.exports = require('${relative(dirname(file), `${draft}/${kind}`) || '.'}/all.cjs')['${name}']\n`,
    )
  }
}
