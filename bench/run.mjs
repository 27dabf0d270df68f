// `npm run bench`: each figure beside its limit or alternative, as ratios. `npm run bench -- scale start`: only these.
// Measures what is built.
import { isBuilt } from '../scripts/freshness.mjs'
import { runNode } from '../scripts/run.mjs'

const FIGURES = ['start', 'scan', 'scans', 'scale', 'pages', 'table', 'automation', 'wordpress', 'agency', 'leads']
const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !FIGURES.includes(name))
if (unknown.length > 0) throw new Error(`There is no figure ${unknown.join(', ')}: ${FIGURES.join(', ')}.`)

if (!isBuilt()) runNode(['scripts/build.mjs'])
for (const figure of FIGURES) if (asked.length === 0 || asked.includes(figure)) runNode([`bench/${figure}.mjs`])
