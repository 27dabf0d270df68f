import { ModernFakeTimers } from '@jest/fake-timers'
import { ModuleMocker } from 'jest-mock'
import { measureCost } from './cost.mjs'

const globalsNow = () =>
  Reflect.ownKeys(globalThis).map((key) => [key, Object.getOwnPropertyDescriptor(globalThis, key)])

let atFirst

/** What the file before set is taken back now: work that ended after it still found what it was started with. */
function takeBack() {
  atFirst ??= new Map(globalsNow())
  for (const [key] of globalsNow()) if (!atFirst.has(key)) Reflect.deleteProperty(globalThis, key)
  for (const [key, descriptor] of atFirst)
    if (descriptor.configurable) Object.defineProperty(globalThis, key, descriptor)
}

/**
 * Node as it is, not a realm of its own for each test file: packages are loaded once per worker, and what looks up a
 * global is quick. What a test file sets in it is taken back.
 */
export default class {
  global = globalThis
  exit = process.exit

  constructor({ projectConfig }, { testPath }) {
    takeBack()
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
    process.exit = this.exit
    this.global = null
    this.tellCost()
  }
}
