// `npm run bench`: each figure beside its limit or alternative, as ratios. Measures what is built.
import { isBuilt } from '../scripts/freshness.mjs'
import { runNode } from '../scripts/run.mjs'

if (!isBuilt()) runNode(['scripts/build.mjs'])
for (const figure of ['bench/start.mjs', 'bench/scan.mjs', 'bench/scans.mjs', 'bench/pages.mjs', 'bench/table.mjs']) runNode([figure])
