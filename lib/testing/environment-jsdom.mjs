import FixedJsdom from 'jest-fixed-jsdom'
import { testDatabase } from './database.mjs'

/** jsdom with a database at `globalThis.__pglite`. */
export default class extends FixedJsdom {
  async setup() {
    await super.setup()
    this.global.__pglite = await testDatabase()
  }
}
