// `npm run check`: what to run before each commit, in under two minutes. Types, lint, boundaries, dead code, and the
// tests that the last commit and what is not committed yet can reach. Everything else is `npm test`, as are the tests
// that try every call with every fault and every role.
import { spawnSync } from 'node:child_process'
import { runChecks, step } from './steps.mjs'

const LONG = ['crash', 'components/(write-)?faults']
/** Who may reach what, call by call: long too, but not left out where calls are made. */
const TENANCY = ['isolation', 'access-matrix']
const CALLS = /^(?:server\/(?:routes|middleware)|lib\/contract)\//m
/** A fresh clone may hold but one commit. */
const hasParent = spawnSync('git', ['rev-parse', '--verify', '--quiet', 'HEAD~1']).status === 0
const CHANGED = hasParent ? '--changedSince=HEAD~1' : '--onlyChanged'

const changed = spawnSync('git', ['diff', '--name-only', hasParent ? 'HEAD~1' : 'HEAD'], { encoding: 'utf8' }).stdout
const skipped = CALLS.test(changed) ? LONG : [...LONG, ...TENANCY]

const JEST = ['node_modules/jest/bin/jest.js', CHANGED, '--passWithNoTests', '--testPathIgnorePatterns', ...skipped]
const passed = [
  ...(await runChecks()).map((check) => check.passed),
  step('tests of what changed', process.execPath, JEST, { NODE_OPTIONS: '--experimental-vm-modules --no-warnings' }),
]
process.exit(passed.every(Boolean) ? 0 : 1)
