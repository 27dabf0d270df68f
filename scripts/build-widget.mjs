// out/widget.js: what other people's pages load, in one file that has to stay small.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'

/** In bytes, compressed. */
const MOST = 12_000

/** Builds it into a folder; throws when it has grown too large. */
export async function buildWidget(folder) {
  const outfile = join(folder, 'widget.js')
  await build({
    entryPoints: ['embed/widget.ts'],
    outfile,
    bundle: true,
    minify: true,
    format: 'iife',
    target: ['chrome105', 'firefox110', 'safari16.4'],
    tsconfig: 'tsconfig.json',
    logLevel: 'warning',
  })
  const { length } = gzipSync(readFileSync(outfile), { level: 9 })
  if (length > MOST) throw new Error(`widget.js has ${length} bytes compressed, at most ${MOST} are allowed`)
  console.log(`widget.js: ${length} bytes compressed of ${MOST}`)
}

// `node scripts/build-widget.mjs FOLDER`
if (import.meta.main) await buildWidget(process.argv[2] ?? 'out')
