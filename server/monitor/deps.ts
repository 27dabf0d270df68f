import type { Logger } from 'pino'
import type { Db } from '@/server/db/db'
import type { ScanRunner } from '@/server/records/deps'
import type { LookConditions, LookOptions } from './look'

/** What monitoring needs from whoever hosts it. */
export type MonitorDeps = {
  db: Db
  log: Logger
  scans: Pick<ScanRunner, 'wake'>
  conditions: LookConditions
  /** Where people open the dashboard, for the links in mails. */
  publicUrl: string
  /** The clock: the tests turn it. */
  now(): Date
  /** What knows the registry of a domain, where that is not rdap.org. */
  registry?: string
  /** How names are resolved, where not by this machine. */
  looking?: LookOptions
}
