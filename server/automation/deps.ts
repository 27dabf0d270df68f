import type { Logger } from 'pino'
import type { Db } from '@/server/db/db'
import type { ScanRunner } from '@/server/records/deps'

/** What recipes need from whoever hosts them. */
export type AutomationDeps = {
  db: Db
  log: Logger
  /** Where people open the dashboard, for links. */
  publicUrl: string
  productName: string
  scans: Pick<ScanRunner, 'wake'>
  /** After the commit: messages were left. */
  outbox: { wake(): void }
  /** The clock: the tests turn it. */
  now(): Date
}
