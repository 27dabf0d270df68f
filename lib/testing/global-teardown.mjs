import { rmSync } from 'node:fs'

/** What the tests of this run built for each other. */
export default function cleanUp() {
  rmSync(`.cache/server-${process.pid}`, { recursive: true, force: true })
}
