// `npm run check`: what to run before each commit, in under two minutes. Types, lint, boundaries, dead code, and the tests that the last commit and
// what is not committed yet can reach. Everything else is `npm test`, as are the tests that try every call with every fault and every role.
import { spawnSync } from 'node:child_process'
import { CHECKS, step } from './steps.mjs'

const LONG = ['crash', 'components/(write-)?faults', 'isolation', 'access-matrix']
/** A fresh clone may hold but one commit. */
const hasParent = spawnSync('git', ['rev-parse', '--verify', '--quiet', 'HEAD~1']).status === 0
const CHANGED = hasParent ? '--changedSince=HEAD~1' : '--onlyChanged'

const JEST = ['node_modules/jest/bin/jest.js', CHANGED, '--passWithNoTests', '--testPathIgnorePatterns', ...LONG]
const passed = [
  ...CHECKS.map(([name, command, args]) => step(name, command, args)),
  step('tests of what changed', process.execPath, JEST, { NODE_OPTIONS: '--experimental-vm-modules --no-warnings' }),
]
process.exit(passed.every(Boolean) ? 0 : 1)
