// `npm test`: everything. The last line counts every check and every test.
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { runChecks, step } from './steps.mjs'

const RESULTS = '.cache/test'
rmSync(RESULTS, { recursive: true, force: true })
mkdirSync(RESULTS, { recursive: true })

const count = { passed: 0, failed: 0 }
const add = (passed, failed) => {
  count.passed += passed
  count.failed += failed
}
/** Named once more at the end: the log of a run is long, and what is kept of it is its last part. */
const failures = []
const note = (names) => failures.push(...names)

function noteCheck({ name, passed }) {
  add(Number(passed), Number(!passed))
  if (!passed) note([name])
}
const simple = (name, command, args) => noteCheck({ name, passed: step(name, command, args) })

/** Adds a runner's own numbers; a runner that died without any counts as one failure. */
function counted(name, command, args, env, file, read) {
  const passed = step(name, command, args, env)
  try {
    const { ok, bad, failed } = read(JSON.parse(readFileSync(file, 'utf8')))
    add(ok, Math.max(bad, passed ? 0 : 1))
    note(failed.length || passed ? failed : [`${name}: the runner itself`])
  } catch {
    add(0, 1)
    note([`${name}: no results`])
  }
}

/** What went wrong, short enough for one line of the end of a log. */
const inShort = (text = '') =>
  text
    .replaceAll(/\u001B\[[\d;]*m/g, '')
    .replaceAll(/\s+/g, ' ')
    .slice(0, 700)

/** Of one file of Jest's report: its tests that failed, or the file when it could not be run at all. */
function failedOfFile({ name, status, message, assertionResults }) {
  const failed = assertionResults
    .filter((test) => test.status !== 'passed')
    .map((test) => `${name}: ${test.fullName} (${test.status})  ${inShort(test.failureMessages?.[0])}`)
  return failed.length || status === 'passed' ? failed : [`${name}: ${inShort(message)}`]
}

const errorsOfTry = ({ retry, errors = [] }) =>
  errors.map(
    ({ message, location }) =>
      `  try ${retry + 1}, ${location?.file?.split('/').at(-1)}:${location?.line}: ${inShort(message)}`,
  )

/** Of one file or group of Playwright's report; a flaky test is named too, though it counts as passed. */
function failedOfSuite({ suites = [], specs = [] }) {
  const own = specs.flatMap(({ file, line, title, tests }) =>
    tests
      .filter((test) => test.status !== 'expected')
      .flatMap((test) => [`${file}:${line} ${title} (${test.status})`, ...test.results.flatMap(errorsOfTry)]),
  )
  return [...own, ...suites.flatMap(failedOfSuite)]
}

for (const check of await runChecks()) noteCheck(check)
counted(
  'unit and API tests',
  process.execPath,
  ['scripts/jest.mjs', '--json', `--outputFile=${RESULTS}/jest.json`],
  {},
  `${RESULTS}/jest.json`,
  (report) => ({
    ok: report.numPassedTests,
    bad: report.numFailedTests + report.numRuntimeErrorTestSuites + report.numPendingTests + report.numTodoTests,
    failed: report.testResults.flatMap(failedOfFile),
  }),
)
simple('build', process.execPath, ['scripts/build.mjs'])
simple('budgets', process.execPath, ['scripts/budgets.mjs'])
counted(
  'end to end',
  process.execPath,
  ['scripts/e2e.mjs'],
  { E2E_RESULTS: `${RESULTS}/e2e.json` },
  `${RESULTS}/e2e.json`,
  ({ stats, suites }) => ({
    ok: stats.expected + stats.flaky,
    bad: stats.unexpected + stats.skipped,
    failed: suites.flatMap(failedOfSuite),
  }),
)

for (const name of failures) console.log(`not passed  ${name}`)

console.log(`${count.passed} passed, ${count.failed} failed`)
process.exit(count.failed ? 1 : 0)
