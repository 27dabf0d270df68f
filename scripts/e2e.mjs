// `npm run test:e2e -- e2e/newcomer.spec.ts`: the built product in a real Chromium.
import { chromium } from './chromium.mjs'
import { isBuilt } from './freshness.mjs'
import { runNode } from './run.mjs'

if (!isBuilt()) runNode(['scripts/build.mjs'])
runNode(
  ['node_modules/@playwright/test/cli.js', 'test', '--config', 'e2e/playwright.config.ts', ...process.argv.slice(2)],
  { CHROMIUM: chromium() },
)
