import type { Logger } from 'pino'
import type { Db } from '@/server/db/db'
import type { Settings } from '@/server/settings'

/** How routes hand scans to whatever runs them: the workers in life, an in-process queue in the tests. */
export type ScanRunner = {
  /** After the commit: these rows wait from now on, and a worker in this process need not wait for its next look. */
  wake(scanIds: readonly string[]): void
  /** Stops the work on a scan whose row was already closed. A worker elsewhere notices at its next write. */
  abort(scanId: string): void
}

/** How routes ask for a check now: through pg-boss in life, by hand in the tests. */
export type MonitorRunner = { checkSoon(assetIds: string[]): Promise<void> }

/** What the API needs from whoever hosts it: Node in life, the tests in jest. */
export type Deps = {
  db: Db
  settings: Settings
  log: Logger
  /** After the commit: what was left to be sent goes at once, where this process sends. */
  outbox: { wake(): void }
  passwords: { hash(plain: string): Promise<string>; verify(hash: string, plain: string): Promise<boolean> }
  scans: ScanRunner
  monitors: MonitorRunner
  version: string
}
