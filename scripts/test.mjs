// `npm test`: everything. The last line counts every check and every test.
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { CHECKS, step } from './steps.mjs'

const RESULTS = '.cache/test'
rmSync(RESULTS, { recursive: true, force: true })
mkdirSync(RESULTS, { recursive: true })

const count = { passed: 0, failed: 0 }
const add = (passed, failed) => {
  count.passed += passed
  count.failed += failed
}
const simple = (name, command, args) => (step(name, command, args) ? add(1, 0) : add(0, 1))

/** Adds a runner's own numbers; a runner that died without any counts as one failure. */
function counted(name, command, args, env, file, read) {
  const passed = step(name, command, args, env)
  try {
    const { ok, bad } = read(JSON.parse(readFileSync(file, 'utf8')))
    add(ok, Math.max(bad, passed ? 0 : 1))
  } catch {
    add(0, 1)
  }
}

for (const [name, command, args] of CHECKS) simple(name, command, args)
counted(
  'unit and API tests',
  process.execPath,
  ['node_modules/jest/bin/jest.js', '--json', `--outputFile=${RESULTS}/jest.json`],
  { NODE_OPTIONS: '--experimental-vm-modules --no-warnings' },
  `${RESULTS}/jest.json`,
  (report) => ({ ok: report.numPassedTests, bad: report.numFailedTests + report.numRuntimeErrorTestSuites + report.numPendingTests + report.numTodoTests }),
)
simple('build', process.execPath, ['scripts/build.mjs'])
simple('budgets', process.execPath, ['scripts/budgets.mjs'])
counted('end to end', process.execPath, ['scripts/e2e.mjs'], { E2E_RESULTS: `${RESULTS}/e2e.json` }, `${RESULTS}/e2e.json`, ({ stats }) => ({
  ok: stats.expected + stats.flaky,
  bad: stats.unexpected + stats.skipped,
}))

console.log(`${count.passed} passed, ${count.failed} failed`)
process.exit(count.failed ? 1 : 0)
