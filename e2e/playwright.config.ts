import { defineConfig } from '@playwright/test'

/** Another one for a second run on the same machine. */
const FIRST_PORT = Number(process.env.E2E_PORT ?? 4300)
/** One a core. Each has a server with a database of its own, so that what one test leaves is met by nobody else's. */
const WORKERS = Number(process.env.E2E_WORKERS ?? 2)
const portOf = (worker: number) => FIRST_PORT + 10 * worker
/**
 * Of this worker's server. The demo shop is on the port after it, the static hosts of the tests on the one after that.
 */
export const E2E_PORT = portOf(Number(process.env.TEST_PARALLEL_INDEX ?? 0))
const isCi = Boolean(process.env.CI)

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: false,
  workers: WORKERS,
  // A whole submission once hung on one hiccup of a loaded machine. What passes only at a later try is printed as
  // flaky, to be mended.
  retries: isCi ? 2 : 0,
  forbidOnly: isCi,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [
    ['list'],
    ...(process.env.E2E_RESULTS ? [['json', { outputFile: `../${process.env.E2E_RESULTS}` }] as const] : []),
  ],
  use: {
    baseURL: `http://127.0.0.1:${E2E_PORT}`,
    // Filming every test for the few that fail took a good part of the run: `--trace on` does it for one.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: Array.from({ length: WORKERS }, (_, worker) => ({
    command: 'node e2e/serve.mjs',
    cwd: '..',
    env: { E2E_PORT: String(portOf(worker)) },
    url: `http://127.0.0.1:${portOf(worker)}/api/health`,
    // It ends what hangs; how long a first start takes is the machine's.
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5_000 },
  })),
})
