import { TestEnvironment } from 'jest-environment-node'
import { testDatabase } from './database.mjs'

/** Node with a database at `globalThis.__pglite`. */
export default class extends TestEnvironment {
  async setup() {
    await super.setup()
    this.global.__pglite = await testDatabase()
  }
}
