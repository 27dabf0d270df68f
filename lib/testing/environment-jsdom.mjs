// Before jsdom is loaded.
import { readStylesLate } from './quick-styles.mjs'
import FixedJsdom from 'jest-fixed-jsdom'
import { closeConnections, trackTimers } from './close-handles.mjs'
import { measureCost } from './cost.mjs'
import { testDatabase } from './database.mjs'

/** What Node has beside the browser's own: the API runs in the same place as the screens. */
const FROM_NODE = [
  'MessageChannel',
  'MessagePort',
  'setImmediate',
  'clearImmediate',
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'performance',
]

/** jsdom with a database at `globalThis.__pglite`. */
export default class extends FixedJsdom {
  constructor(config, context) {
    const done = measureCost(context.testPath)
    super(config, context)
    this.tellCost = done
  }

  async setup() {
    await super.setup()
    for (const name of FROM_NODE) this.global[name] = globalThis[name]
    readStylesLate(this.global)
    const clear = [this.global, globalThis].map(trackTimers)
    this.clearTimers = () => clear.forEach((stop) => stop())
    this.global.__pglite = await testDatabase()
  }

  async teardown() {
    this.clearTimers()
    closeConnections()
    await super.teardown()
    this.tellCost()
  }
}
