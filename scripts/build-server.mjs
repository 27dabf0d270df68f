// The server as five files that need no TypeScript: dist/server.mjs, its three helpers, and dist/admin.mjs. Beside them
// dist/start.mjs, which finds the Node for it, and the fonts of PDFs and websites.
import { cpSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, context } from 'esbuild'
import { FONT_FILES } from '../server/pdf/font-files.ts'
import { shipFaces, shipPlainFaces } from './faces.mjs'
import { shipFirstDatabase } from './first-database.mjs'

const ENTRIES = {
  server: 'server/node.ts',
  admin: 'server/admin.ts',
  'scan-process': 'server/scanner/process.ts',
  'image-process': 'server/images/process.ts',
  'library-worker': 'server/scanner/software/library-worker.ts',
}

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))

/** What every bundle needs; tests bundle single files with it. */
export const BUNDLING = {
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node24',
  // A third less to read at each start; names stay, as errors show them.
  minifyWhitespace: true,
  minifySyntax: true,
  outExtension: { '.js': '.mjs' },
  sourcemap: true,
  tsconfig: 'tsconfig.json',
  logLevel: 'warning',
  define: { 'process.env.SOTERIA_VERSION': JSON.stringify(version) },
  // They bring files of their own: WebAssembly, native code. Few servers need acme-client, which is large.
  external: ['@electric-sql/pglite', '@node-rs/argon2', 'acme-client', 'pg-native', 'sharp'],
  // Some dependencies are CommonJS and require Node's modules.
  banner: {
    js: "import{createRequire as __createRequire}from'node:module';const require=__createRequire(import.meta.url);",
  },
}

/** Puts the fonts where a bundle in `outdir` looks for them. */
export async function shipFonts(outdir) {
  const modules = fileURLToPath(new URL('../node_modules/', import.meta.url))
  for (const file of FONT_FILES) cpSync(join(modules, file), join(outdir, 'fonts', file))
  for (const ship of [shipFaces, shipPlainFaces]) await ship((_name, { file }) => join(outdir, 'fonts', file))
  // The colours of PDF/A, where pdfkit looks for them from inside a bundle.
  const colours = 'data/sRGB_IEC61966_2_1.icc'
  cpSync(join(modules, 'pdfkit/js', colours), join(outdir, colours))
}

/** Puts the WordPress plugin where a bundle in `outdir` looks for it. */
const shipPlugin = (outdir) =>
  cpSync(fileURLToPath(new URL('../server/wordpress/plugin/', import.meta.url)), join(outdir, 'wordpress-plugin'), {
    recursive: true,
  })

/** What a service manager starts. */
function shipLauncher(outdir) {
  cpSync(fileURLToPath(new URL('launch.mjs', import.meta.url)), join(outdir, 'start.mjs'))
  cpSync(fileURLToPath(new URL('engine.mjs', import.meta.url)), join(outdir, 'engine.mjs'))
}

/** Builds into `outdir`; with `watch` again after each change. `onBuilt` is called after each build without errors. */
export async function buildServer({ outdir = 'dist', watch = false, onBuilt } = {}) {
  const options = { ...BUNDLING, entryPoints: ENTRIES, outdir }
  // That of an earlier build may have other tables, or be of another Postgres.
  rmSync(join(outdir, 'first-database'), { recursive: true, force: true })
  await shipFonts(outdir)
  shipPlugin(outdir)
  shipLauncher(outdir)
  if (!watch) {
    await build(options)
    await onBuilt?.()
    return
  }
  const afterBuild = {
    name: 'after-build',
    setup: (plugin) => {
      plugin.onEnd(async ({ errors }) => {
        if (errors.length === 0) await onBuilt?.()
      })
    },
  }
  const watcher = await context({ ...options, plugins: [afterBuild] })
  await watcher.watch()
}

// `node scripts/build-server.mjs [folder]`
if (import.meta.main) {
  const outdir = process.argv[2] ?? 'dist'
  await buildServer({ outdir })
  await shipFirstDatabase(outdir)
}
