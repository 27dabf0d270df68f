import { ModernFakeTimers } from '@jest/fake-timers'
import { ModuleMocker } from 'jest-mock'
import { measureCost } from './cost.mjs'

const globalsNow = () =>
  Reflect.ownKeys(globalThis).map((key) => [key, Object.getOwnPropertyDescriptor(globalThis, key)])

/**
 * Node as it is, not a realm of its own for each test file: packages are loaded once per worker, and what looks up a
 * global is quick. What a test file sets in it is taken back.
 */
export default class {
  global = globalThis
  before = new Map(globalsNow())
  exit = process.exit

  constructor({ projectConfig }, { testPath }) {
    this.tellCost = measureCost(testPath)
    this.moduleMocker = new ModuleMocker(globalThis)
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis })
  }

  exportConditions() {
    return ['node', 'node-addons']
  }

  /** Only asked whether there is one. */
  getVmContext() {
    return this.global && {}
  }

  async setup() {}

  async teardown() {
    this.fakeTimersModern.dispose()
    this.moduleMocker.restoreAllMocks()
    for (const [key] of globalsNow()) if (!this.before.has(key)) Reflect.deleteProperty(globalThis, key)
    for (const [key, descriptor] of this.before)
      if (descriptor.configurable) Object.defineProperty(globalThis, key, descriptor)
    process.exit = this.exit
    this.global = null
    this.tellCost()
  }
}
