// How long 10,000 events take to be matched with 100 recipes, beside the limit of a second; the first page of 10,000
// deliveries; and a preview over 10,000 events.
import { buildSync } from 'esbuild'
import { measureDeliveries } from './deliveries.mjs'
import { ms, median } from './host.mjs'
import { measurePreviews } from './preview.mjs'

const LIMIT_MS = 1_000
const [EVENTS, RECIPES] = [10_000, 100]
const SEVERITIES = ['critical', 'high', 'medium', 'low', 'info']

const built = buildSync({
  entryPoints: ['lib/automation/match.ts'],
  bundle: true,
  write: false,
  format: 'esm',
  platform: 'node',
  logLevel: 'error',
})
const { matching } = await import(
  `data:text/javascript;base64,${Buffer.from(built.outputFiles[0].text).toString('base64')}`
)

const recipes = Array.from({ length: RECIPES }, (_, n) => ({
  id: `r${n}`,
  trigger: [
    { type: 'finding_new', config: { severity: SEVERITIES[n % 5] } },
    { type: 'scan_completed', config: {} },
    { type: 'site_down', config: { minutes: n % 10 } },
  ][n % 3],
  conditions: [
    { field: 'tag', op: 'in', value: ['production', `team-${n % 7}`] },
    { field: 'site', op: 'not_contains', value: `shop${n}` },
    { field: 'hour', op: 'in', value: [6, 7, 8, 9, 10, 11, 12, n % 24] },
  ],
  match: n % 2 ? 'all' : 'any',
}))
const events = Array.from({ length: EVENTS }, (_, n) => ({
  id: `e${n}`,
  type: ['findings.new', 'scan.completed', 'site.down'][n % 3],
  caused_by: [],
  weekday: 'mon',
  hour: n % 24,
  site: { id: `a${n % 500}`, value: `shop${n % 500}.example`, tags: ['production', `team-${n % 11}`] },
  minutes: n % 12,
  ...(n % 3 === 0 && {
    findings: Array.from({ length: 8 }, (_, m) => ({
      id: `f${m}`,
      severity: SEVERITIES[(n + m) % 5],
      category: 'headers',
      title: 'A header is missing',
      effort: 'minutes',
      seen_before_days: m,
    })),
  }),
}))

let runs = 0
const times = Array.from({ length: 5 }, () => {
  const began = performance.now()
  runs = events.reduce((sum, event) => sum + matching(recipes, event).length, 0)
  return performance.now() - began
})
const took = median(times)
console.log(
  `match   ${EVENTS} events × ${RECIPES} recipes: ${ms(took)}, ${(took / LIMIT_MS).toFixed(2)} of the limit of ${ms(LIMIT_MS)} (${runs} runs)`,
)
if (took > LIMIT_MS) process.exitCode = 1
await measureDeliveries()
await measurePreviews()
