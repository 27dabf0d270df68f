// After `next build`: one step after the other makes the export run on any static host, under a strict policy, and lets
// it be moved.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { pagesIn } from './export/files.mjs'
import { putBootFirst } from './export/first-script.mjs'
import { copyIntoFolders } from './export/folder-pages.mjs'
import { moveScriptsOut } from './export/inline-scripts.mjs'
import { inlineStyles } from './export/inline-styles.mjs'
import { injectedStyles } from './export/injected-styles.mjs'
import { markBase } from './export/mark-base.mjs'
import { mergeChunks } from './export/merge-chunks.mjs'
import { keepParts, modulesOf } from './chunk-modules.mjs'
import { placeBuild, STATE, stateText } from './export/place.mjs'
import { hashOf } from './export/policy.mjs'
import { putTrees } from './export/route-trees.mjs'
import { readRewrites } from './export/rewrites.mjs'
import { wordScripts } from './export/word-scripts.mjs'
import { compileAhead, dropScriptElements } from './export/spare-scripts.mjs'

/** What next.config.mjs gives as the base path. */
const PLACEHOLDER = '/__bp__'

/** The script that moves the finished build, in one file. */
const bundleEmbed = (out) =>
  build({
    entryPoints: ['scripts/export/embed.mjs'],
    outfile: join(out, 'soteria-embed.mjs'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'warning',
  })

export async function finalizeExport(out) {
  inlineStyles(out, PLACEHOLDER)
  keepParts(mergeChunks(out))
  dropScriptElements(out)
  putTrees(out, moveScriptsOut(out, PLACEHOLDER))
  compileAhead(out)
  putBootFirst(out, PLACEHOLDER, wordScripts(out, modulesOf))
  copyIntoFolders(out)
  await bundleEmbed(out)
  const files = markBase(out, PLACEHOLDER)
  const state = { base: PLACEHOLDER, rewrites: readRewrites(), styles: injectedStyles().map(hashOf), files }
  writeFileSync(join(out, STATE), stateText(state))
  await placeBuild(out, { base: '' })
  console.log(`${pagesIn(out).length} pages finalised in ${out}/`)
}
