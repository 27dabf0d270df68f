import type { Logger } from 'pino'
import type { Db } from './db/db'
import type { Mailer } from './mail'
import type { MonitorRunner } from './jobs/monitor-queue'
import type { ScanRunner } from './jobs/scan-runner'
import type { Settings } from './settings'

/** What the API needs from whoever hosts it: Node in life, the tests in jest. */
export type Deps = {
  db: Db
  settings: Settings
  log: Logger
  mailer: Mailer
  passwords: { hash(plain: string): Promise<string>; verify(hash: string, plain: string): Promise<boolean> }
  scans: ScanRunner
  monitors: MonitorRunner
  version: string
}
