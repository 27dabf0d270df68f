import { availableParallelism, totalmem } from 'node:os'
import type { Config } from 'jest'
import nextJest from 'next/jest.js'
import { bundledPackages } from './scripts/bundled-packages.mjs'

const withNext = nextJest({ dir: './' })

const common = {
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  runtime: '<rootDir>/lib/testing/runtime.mjs',
  modulePathIgnorePatterns: [
    '<rootDir>/out',
    '<rootDir>/dist',
    '<rootDir>/.next',
    '<rootDir>/data',
    '<rootDir>/.cache',
  ],
} satisfies Config

/** The API, the scanner and the database run where they run in life: in Node. */
const server: Config = {
  ...common,
  displayName: 'server',
  testEnvironment: '<rootDir>/lib/testing/environment-node.mjs',
  testMatch: ['<rootDir>/server/**/*.test.ts'],
}

/**
 * What both sides share is pure, and so is what a screen computes and does not show: it needs no page and no database.
 */
const PURE = [
  '<rootDir>/{lib/{automation,domain,config,contract,exports,messages,website-editing},scripts,app,components}/**/*.test.ts',
]
const rules: Config = {
  ...common,
  displayName: 'rules',
  testEnvironment: '<rootDir>/lib/testing/environment-rules.mjs',
  setupFilesAfterEnv: ['<rootDir>/lib/testing/no-stray-errors.ts'],
  testMatch: PURE,
}

/** Screens and stores run in jsdom, with the real API behind msw. */
const app: Config = {
  ...common,
  displayName: 'app',
  testEnvironment: '<rootDir>/lib/testing/environment-page.mjs',
  setupFilesAfterEnv: ['<rootDir>/lib/testing/setup.ts', '<rootDir>/lib/testing/no-stray-errors.ts'],
  testMatch: [
    '<rootDir>/components/**/*.test.tsx',
    '<rootDir>/{stores,lib/{api,browser,react,testing,website}}/**/*.test.{ts,tsx}',
  ],
}

/** With the packages that these tests load bundled: each test file has a page of its own, and loads them into it. */
const withPackages = async (config: Config) => ({
  ...config,
  moduleNameMapper: { ...(await bundledPackages()), ...common.moduleNameMapper },
})

export default async (): Promise<Config> => ({
  projects: (await Promise.all(
    [rules, server, await withPackages(app)].map((project) => withNext(project)()),
  )) as Config['projects'],
  globalSetup: '<rootDir>/lib/testing/global-setup.mjs',
  globalTeardown: '<rootDir>/lib/testing/global-teardown.mjs',
  // It ends what hangs; how long work takes is the machine’s.
  testTimeout: 300_000,
  testSequencer: '<rootDir>/lib/testing/sequencer.mjs',
  // A third of the time a worker waits: for a server, a process, a time-out. Two would leave the cores idle meanwhile.
  // In numbers: jest takes a share above 100 % for a number of workers.
  maxWorkers: Math.ceil(availableParallelism() * 1.5),
  // One that begins anew compiles everything anew.
  workerIdleMemoryLimit: Math.max(2e9, 0.16 * totalmem()),
})
