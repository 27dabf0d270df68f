import { TestEnvironment } from 'jest-environment-node'
import { measureCost } from './cost.mjs'

/** Node alone. */
export default class extends TestEnvironment {
  constructor(config, context) {
    const done = measureCost(context.testPath)
    super(config, context)
    this.tellCost = done
  }

  async teardown() {
    await super.teardown()
    this.tellCost()
  }
}
