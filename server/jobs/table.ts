import type { AutomationDeps } from '@/server/automation/deps'
import { automate } from '@/server/automation/match-events'
import { tickSchedules } from '@/server/automation/schedules'
import { tellAlerts } from '@/server/monitor/alerts'
import { checkMonitor } from '@/server/monitor/check-monitor'
import type { MonitorDeps } from '@/server/monitor/deps'
import { dueMonitors } from '@/server/monitor/due'
import { rescan } from '@/server/monitor/rescans'
import { forgetOld } from '@/server/monitor/retention'
import { sweepSites } from '@/server/wordpress/sweep'
import type { WordPressDeps } from '@/server/wordpress/deps'
import type { Chore } from './chore'
import type { Job, Jobs } from './jobs'
import { type Outbox, sendDue, tidyOutbox } from './outbox'
import type { ScanQueue } from './scan-queue'

/** What others wake or ask for. */
export const OUTBOX = 'outbox'
export const MESSAGES = 'outbox-messages'
export const CHECK = 'monitor-check'
export const AUTOMATE = 'automate'

export type Parts = {
  /** Mails, and what goes to connections: a slow receiver holds up no mail. */
  outbox: { mails: Outbox; messages: Outbox }
  scans: Pick<ScanQueue, 'look' | 'sweep'>
  /** No other process uses this database. */
  isAlone: boolean
  /** Of strangers' sites. */
  leadScans: { wake(): void; sweep(): Promise<void> }
  monitoring: MonitorDeps
  automation: AutomationDeps
  wordpress: WordPressDeps
  /** Looks where the domains of websites lead, those whose time has come. */
  lookAtDomains(signal: AbortSignal): Promise<void>
  /** Gets one certificate that is due; null where a proxy in front does. */
  certificates: ((signal: AbortSignal) => Promise<void>) | null
  /** Once a day: housekeeping, feeds. */
  chores: readonly Chore[]
  jobs: Pick<Jobs, 'ask' | 'wake'>
}

/** All work in the background: what it is called, when it is done, and what it does. */
export const jobTable = ({
  outbox,
  scans,
  leadScans,
  isAlone,
  monitoring,
  automation,
  wordpress,
  lookAtDomains,
  certificates,
  chores,
  jobs,
}: Parts): Job[] => [
  { name: OUTBOX, every: 5_000, run: (signal) => sendDue(outbox.mails, signal) },
  { name: MESSAGES, every: 5_000, run: (signal) => sendDue(outbox.messages, signal) },
  { name: 'outbox-upkeep', every: 3_600_000, run: () => tidyOutbox(outbox.mails) },
  // Scans of other processes tell nobody here that they wait: this is how soon one is seen. Alone, it is only a safety
  // net.
  { name: 'scan-look', every: isAlone ? 5_000 : 500, run: async () => scans.look() },
  { name: 'scan-sweep', every: 15_000, run: scans.sweep },
  { name: 'lead-scan-look', every: isAlone ? 5_000 : 1_000, run: async () => leadScans.wake() },
  { name: 'lead-scan-sweep', every: 15_000, run: leadScans.sweep },
  // Woken by whoever writes down what happened; this is for what other processes write, and for what waits.
  { name: AUTOMATE, every: 15_000, run: (signal) => automate(automation, signal) },
  ...scheduleJobs(automation, jobs),
  ...monitorJobs(monitoring, jobs),
  { name: 'wordpress-sweep', cron: '* * * * *', run: (signal) => sweepSites(wordpress, signal) },
  { name: 'website-domains', every: 20_000, run: lookAtDomains },
  ...(certificates ? [{ name: 'certificates', cron: '* * * * *', run: certificates }] : []),
  ...chores,
]

const scheduleJobs = (deps: AutomationDeps, { wake }: Pick<Jobs, 'wake'>): Job[] => [
  {
    name: 'automation-tick',
    cron: '* * * * *',
    async run() {
      if (await tickSchedules(deps)) wake(AUTOMATE)
    },
  },
]

/**
 * Every minute what is due is looked at and what happened is told, every ten minutes assets are scanned again and old
 * looks go.
 */
export const monitorJobs = (deps: MonitorDeps, { ask, wake }: Pick<Jobs, 'ask' | 'wake'>): Job[] => [
  {
    name: CHECK,
    atOnce: 8,
    async look(asset) {
      const again = await checkMonitor(deps, asset)
      wake(AUTOMATE)
      return again?.confirmAt ?? null
    },
  },
  { name: 'monitor-tick', cron: '* * * * *', run: async () => ask(CHECK, await dueMonitors(deps.db, deps.now())) },
  { name: 'monitor-alerts', cron: '* * * * *', run: () => tellAlerts(deps) },
  { name: 'rescans', cron: '*/10 * * * *', run: async () => void (await rescan(deps)) },
  { name: 'monitor-upkeep', cron: '*/10 * * * *', run: () => forgetOld(deps) },
]
