import type { Config } from 'jest'
import nextJest from 'next/jest.js'

const withNext = nextJest({ dir: './' })

const common: Config = {
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  modulePathIgnorePatterns: ['<rootDir>/out', '<rootDir>/dist', '<rootDir>/.next', '<rootDir>/data', '<rootDir>/.cache'],
}

/** The API, the scanner and the database run where they run in life: in Node. */
const server: Config = {
  ...common,
  displayName: 'server',
  testEnvironment: '<rootDir>/lib/testing/environment-node.mjs',
  testMatch: ['<rootDir>/server/**/*.test.ts'],
}

/** What both sides share is pure: it needs no page and no database. */
const PURE = ['<rootDir>/lib/{automation,domain,config,contract,exports,messages}/**/*.test.ts', '<rootDir>/scripts/**/*.test.ts']
const rules: Config = {
  ...common,
  displayName: 'rules',
  testEnvironment: 'node',
  setupFilesAfterEnv: ['<rootDir>/lib/testing/no-stray-errors.ts'],
  testMatch: PURE,
}

/** Screens and stores run in jsdom, with the real API behind msw. */
const app: Config = {
  ...common,
  displayName: 'app',
  testEnvironment: '<rootDir>/lib/testing/environment-jsdom.mjs',
  setupFilesAfterEnv: ['<rootDir>/lib/testing/setup.ts', '<rootDir>/lib/testing/no-stray-errors.ts'],
  testMatch: ['<rootDir>/{app,components,stores,lib/{api,browser,react,testing}}/**/*.test.{ts,tsx}'],
}

export default async (): Promise<Config> => ({
  projects: (await Promise.all([withNext(rules)(), withNext(server)(), withNext(app)()])) as Config['projects'],
  globalSetup: '<rootDir>/lib/testing/global-setup.mjs',
  testTimeout: 20_000,
  // Jest leaves a core idle by itself, and the machines have two.
  maxWorkers: '100%',
  workerIdleMemoryLimit: '1GB',
})
