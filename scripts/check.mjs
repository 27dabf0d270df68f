// `npm run check`: what to run before each commit. Types, lint, boundaries, dead code, and every test that needs no build.
import { CHECKS, step } from './steps.mjs'

const JEST = ['node_modules/jest/bin/jest.js', '--testPathIgnorePatterns', 'crash']
const passed = [
  ...CHECKS.map(([name, command, args]) => step(name, command, args)),
  step('unit and API tests', process.execPath, JEST, { NODE_OPTIONS: '--experimental-vm-modules --no-warnings' }),
]
process.exit(passed.every(Boolean) ? 0 : 1)
