// What the pages load beside Next's chunks, each in one file: public/boot.js runs before the first paint,
// public/table-worker.js beside the page, public/refusal.js inside a page that may not hold it, public/sign-pad.js on the
// page where a contract is signed, public/plans.js on the page of plans.
import { build, context } from 'esbuild'

const SCRIPTS = {
  entryPoints: {
    boot: 'lib/browser/boot/boot.ts',
    'table-worker': 'components/data-table/engine/worker.ts',
    refusal: 'lib/browser/boot/refusal-script.ts',
    'sign-pad': 'lib/browser/boot/sign-pad.ts',
    plans: 'lib/browser/boot/plans.ts',
  },
  outdir: 'public',
  bundle: true,
  minify: true,
  format: 'iife',
  target: 'es2022',
  tsconfig: 'tsconfig.json',
  logLevel: 'warning',
}

/** Builds them; with `watch` again after each change. */
export async function buildBoot({ watch = false } = {}) {
  if (!watch) {
    await build(SCRIPTS)
    return
  }
  const watcher = await context(SCRIPTS)
  await watcher.watch()
}

// `node scripts/build-boot.mjs`
if (import.meta.main) void buildBoot()
