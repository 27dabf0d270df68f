import { PgBoss } from 'pg-boss'
import type { Source } from '@/server/db/client'
import type { MonitorRunner } from '@/server/records/deps'
import { deliverAlerts } from '@/server/monitor/alerts'
import { checkMonitor } from '@/server/monitor/check-monitor'
import type { MonitorDeps } from '@/server/monitor/deps'
import { dueMonitors } from '@/server/monitor/due'
import { rescan } from '@/server/monitor/rescans'
import { forgetOld } from '@/server/monitor/retention'
import { connection } from './connection'

const CHECK = 'monitor-check'
const TICK = 'monitor-tick'
const UPKEEP = 'monitor-upkeep'
/** Looks at one time in this process. */
const CONCURRENCY = 8

export type MonitorQueue = MonitorRunner & { start(): Promise<void>; stop(): Promise<void> }

type Options = {
  source: Source
  deps: MonitorDeps
  /** False: this process only asks others to look. */
  isWorker: boolean
}

/** Monitoring on the schedules of pg-boss: every minute it finds what is due and mails what waits, every ten minutes it scans again and tidies up. */
export function createMonitorQueue({ source, deps, isWorker }: Options): MonitorQueue {
  const { log } = deps
  const boss = new PgBoss({ ...connection(source), schema: 'pgboss', schedule: isWorker, cronMonitorIntervalSeconds: 10, reindex: false, monitorVacuum: false })
  boss.on('error', (error) => log.error({ err: error.message }, 'The queue of monitors has a problem'))
  boss.on('warning', ({ message }) => log.warn({ warning: message }, 'The queue of monitors warns'))
  let isReady = false
  let starting: Promise<void> = Promise.resolve()

  /** A monitor has one waiting job at most; one more does no harm, because a monitor is claimed before it is looked at. */
  async function checkSoon(assetIds: string[]) {
    if (!isReady || assetIds.length === 0) return
    await boss.insert(
      CHECK,
      assetIds.map((asset) => ({ data: { asset }, singletonKey: asset })),
    )
  }

  async function check(asset: string) {
    const soon = await checkMonitor(deps, asset)
    if (soon && isReady) await boss.send(CHECK, { asset }, { singletonKey: asset, startAfter: soon.confirmAt })
  }

  async function tick() {
    await checkSoon(await dueMonitors(deps.db, deps.now()))
    await deliverAlerts(deps)
  }

  async function upkeep() {
    await rescan(deps)
    await forgetOld(deps)
  }

  /** One that breaks is told and forgotten: the next tick finds what is still due. */
  const guarded = (what: string, work: () => Promise<void>) => work().catch((error: unknown) => log.error({ err: error, what }, 'Monitoring broke off'))

  async function start() {
    await boss.start()
    await boss.createQueue(CHECK, { policy: 'short', retryLimit: 0, expireInSeconds: 120, deleteAfterSeconds: 600 })
    const once = { policy: 'stately', retryLimit: 0, expireInSeconds: 300, deleteAfterSeconds: 600 } as const
    await boss.createQueue(TICK, once)
    await boss.createQueue(UPKEEP, once)
    isReady = true
    if (!isWorker) return
    // Alone on the embedded database, jobs of a process that died are nobody's.
    if (source.kind === 'embedded') for (const queue of [CHECK, TICK, UPKEEP]) await boss.deleteAllJobs(queue)
    await boss.work<{ asset: string }>(CHECK, { localConcurrency: CONCURRENCY }, async (jobs) => {
      for (const job of jobs) await guarded(CHECK, () => check(job.data.asset))
    })
    await boss.work(TICK, () => guarded(TICK, tick))
    await boss.work(UPKEEP, () => guarded(UPKEEP, upkeep))
    await boss.schedule(TICK, '* * * * *')
    await boss.schedule(UPKEEP, '*/10 * * * *')
  }

  return {
    checkSoon,
    start() {
      starting = start()
      return starting
    },
    async stop() {
      // A start that failed has been reported by whoever asked for it.
      await starting.catch(() => {})
      isReady = false
      await boss.stop({ graceful: true, timeout: 8_000 })
    },
  }
}
