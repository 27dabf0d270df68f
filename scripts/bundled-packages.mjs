import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'

/**
 * Packages of many small files. Jest finds, reads and compiles each file of them anew for each test file: that was half
 * of what a test cost.
 */
const PACKAGES = [
  '@base-ui/react',
  '@hookform/resolvers',
  '@tanstack/react-query',
  '@tanstack/react-table',
  '@testing-library/jest-dom',
  '@testing-library/react',
  '@testing-library/user-event',
  'class-variance-authority',
  'clsx',
  'drizzle-orm',
  'hono',
  'htmlparser2',
  'ky',
  'lucide-react',
  'msw',
  'next',
  'react-dom',
  'react-hook-form',
  'sonner',
  'tldts',
  'tough-cookie',
  'undici',
  'use-intl',
  'zod',
  'zustand',
]
/** What these packages share with others. */
const UNSAID = ['react-dom/client', 'react-dom/test-utils', '@testing-library/dom']

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
 * What jest's `moduleNameMapper` needs so that these packages come from one file, made once for each state of them. A
 * part of it runs when it is first asked for.
 */
export async function bundledPackages() {
  const names = [...specifiers(), ...UNSAID]
    .filter((name) => PACKAGES.includes(packageOf(name)) || UNSAID.includes(name))
    .sort(byName)
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
  return { [`^(${names.join('|').replaceAll('.', '\\.')})$`]: `${folder}/$1.cjs` }
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

async function bundle(names, folder) {
  const draft = `${folder}.${process.pid}`
  mkdirSync(draft, { recursive: true })
  writeFileSync(
    `${draft}/icons.mjs`,
    `export { ${icons().join(', ')} } from 'lucide-react/dist/esm/lucide-react.mjs'\n`,
  )
  const getters = names.map(
    (name) => `get '${name}'() { return require('${name === 'lucide-react' ? `${draft}/icons.mjs` : name}') },`,
  )
  await build({
    stdin: { contents: `module.exports = {\n${getters.join('\n')}\n}`, resolveDir: process.cwd() },
    outfile: `${draft}/all.cjs`,
    bundle: true,
    minifyWhitespace: true,
    format: 'cjs',
    platform: 'node',
    target: 'node24',
    define: { 'process.env.NODE_ENV': '"test"' },
    plugins: [
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
    const file = `${draft}/${name}.cjs`
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, `module.exports = require('${relative(dirname(file), draft) || '.'}/all.cjs')['${name}']\n`)
  }
  try {
    renameSync(draft, folder)
  } catch {
    // Another run was quicker.
    rmSync(draft, { recursive: true })
  }
}
