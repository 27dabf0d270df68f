// Jest on Node 24 with native ES modules: `npm run test:unit -- server/scanner`.
import { runNode } from './run.mjs'

runNode(['node_modules/jest/bin/jest.js', ...process.argv.slice(2)], {
  // What a render makes is gone after the test: with room for it there is little to collect.
  NODE_OPTIONS: '--experimental-vm-modules --no-warnings --max-semi-space-size=64',
})
