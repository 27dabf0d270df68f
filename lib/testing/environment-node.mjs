import { TestEnvironment } from 'jest-environment-node'
import { closeConnections, trackTimers } from './close-handles.mjs'
import { measureCost } from './cost.mjs'
import { testDatabase } from './database.mjs'

/** Node with a database at `globalThis.__pglite`. */
export default class extends TestEnvironment {
  constructor(config, context) {
    const done = measureCost(context.testPath)
    super(config, context)
    this.tellCost = done
  }

  async setup() {
    await super.setup()
    this.clearTimers = trackTimers(this.global)
    this.global.__pglite = await testDatabase()
  }

  async teardown() {
    this.clearTimers()
    closeConnections()
    await super.teardown()
    this.tellCost()
  }
}
