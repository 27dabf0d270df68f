import { tellAlerts } from '@/server/monitor/alerts'
import { checkMonitor } from '@/server/monitor/check-monitor'
import type { MonitorDeps } from '@/server/monitor/deps'
import { dueMonitors } from '@/server/monitor/due'
import { rescan } from '@/server/monitor/rescans'
import { forgetOld } from '@/server/monitor/retention'
import type { Chore } from './chore'
import type { Job, Jobs } from './jobs'
import { type Outbox, sendDue, tidyOutbox } from './outbox'
import type { ScanQueue } from './scan-queue'

/** What others wake or ask for. */
export const OUTBOX = 'outbox'
export const CHECK = 'monitor-check'

type Parts = {
  outbox: Outbox
  scans: Pick<ScanQueue, 'look' | 'sweep'>
  /** No other process uses this database. */
  isAlone: boolean
  monitoring: MonitorDeps
  /** Once a day: housekeeping, feeds. */
  chores: readonly Chore[]
  ask: Jobs['ask']
}

/** All work in the background: what it is called, when it is done, and what it does. */
export const jobTable = ({ outbox, scans, isAlone, monitoring, chores, ask }: Parts): Job[] => [
  { name: OUTBOX, every: 5_000, run: (signal) => sendDue(outbox, signal) },
  { name: 'outbox-upkeep', every: 3_600_000, run: () => tidyOutbox(outbox) },
  // Scans of other processes tell nobody here that they wait: this is how soon one is seen. Alone, it is only a safety net.
  { name: 'scan-look', every: isAlone ? 5_000 : 500, run: async () => scans.look() },
  { name: 'scan-sweep', every: 15_000, run: scans.sweep },
  ...monitorJobs(monitoring, ask),
  ...chores,
]

/** Every minute what is due is looked at and what happened is told, every ten minutes assets are scanned again and old looks go. */
export const monitorJobs = (deps: MonitorDeps, ask: Jobs['ask']): Job[] => [
  { name: CHECK, atOnce: 8, look: async (asset) => (await checkMonitor(deps, asset))?.confirmAt ?? null },
  { name: 'monitor-tick', cron: '* * * * *', run: async () => ask(CHECK, await dueMonitors(deps.db, deps.now())) },
  { name: 'monitor-alerts', cron: '* * * * *', run: () => tellAlerts(deps) },
  { name: 'rescans', cron: '*/10 * * * *', run: async () => void (await rescan(deps)) },
  { name: 'monitor-upkeep', cron: '*/10 * * * *', run: () => forgetOld(deps) },
]
