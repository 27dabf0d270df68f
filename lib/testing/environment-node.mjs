import { closeConnections, trackTimers } from './close-handles.mjs'
import { testDatabase } from './database.mjs'
import NodeAsItIs from './environment-rules.mjs'

/** Node with a database at `globalThis.__pglite`. */
export default class extends NodeAsItIs {
  async setup() {
    this.clearTimers = trackTimers(globalThis)
    await testDatabase()
  }

  async teardown() {
    this.clearTimers()
    closeConnections()
    await super.teardown()
  }
}
