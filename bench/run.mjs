// `npm run bench`: each figure beside its limit or alternative, as ratios, and at the end every goal beside what was
// measured. `npm run bench -- scale start`: only these. Measures what is built.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isBuilt } from '../scripts/freshness.mjs'
import { runNode } from '../scripts/run.mjs'
import { printGoals } from './goals.mjs'

const FIGURES = [
  'start',
  'install',
  'scan',
  'scans',
  'api',
  'scale',
  'pages',
  'table',
  'automation',
  'wordpress',
  'agency',
  'leads',
  'widget',
  'websites',
]
const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !FIGURES.includes(name))
if (unknown.length > 0) throw new Error(`There is no figure ${unknown.join(', ')}: ${FIGURES.join(', ')}.`)

if (!isBuilt()) runNode(['scripts/build.mjs'])
const folder = mkdtempSync(join(tmpdir(), 'soteria-goals-'))
const BENCH_GOALS = join(folder, 'goals')
try {
  for (const figure of FIGURES)
    if (asked.length === 0 || asked.includes(figure)) runNode([`bench/${figure}.mjs`], { BENCH_GOALS })
} finally {
  printGoals(BENCH_GOALS)
  rmSync(folder, { recursive: true })
}
