// The page of plans, public/upgrade.html: what components/plan/upgrade-page.tsx makes of the plan table and the words
// of all languages. The typeface comes with it: that of the app lies under a name that changes with each build.
import { copyFileSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'

const FONT = 'node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'
const BUNDLE = '.cache/upgrade-page.mjs'

export async function buildUpgrade() {
  await build({
    entryPoints: ['components/plan/upgrade-page.tsx'],
    outfile: BUNDLE,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node24',
    tsconfig: 'tsconfig.json',
    logLevel: 'warning',
  })
  const { upgradePage } = await import(pathToFileURL(BUNDLE).href)
  writeFileSync('public/upgrade.html', upgradePage())
  copyFileSync(FONT, 'public/inter.woff2')
}

// `node scripts/build-upgrade.mjs`
if (import.meta.main) await buildUpgrade()
