import { resolve } from 'node:path'
import { feedFolder } from '@/server/feeds/feed-chore'
import { scanMails } from '@/server/jobs/scan-mail'
import { createScanQueue } from '@/server/jobs/scan-queue'
import { createLeadScans } from '@/server/leads/scan-queue'
import { mailResults } from '@/server/routes/widget/result-mail'
import { createScanProcess } from '@/server/scanner/launcher'
import { type Ground, isWorker, lookConditions } from './ground'

/** What runs scans: a process of its own where this one works, and the queues that everybody asks. */
export function prepareScans(ground: Ground) {
  const { settings, log, db, source, closing } = ground
  const scanProcess = isWorker(ground)
    ? createScanProcess({
        entry: new URL('./scan-process.mjs', import.meta.url),
        concurrency: settings.scanConcurrency,
      })
    : null
  if (scanProcess) closing.add(() => scanProcess.stop())
  const scans = createScanQueue({
    db,
    log,
    isAlone: source.kind === 'embedded',
    worker: scanProcess && {
      start: (...work) => scanProcess.start(...work),
      conditions: {
        ...lookConditions(settings),
        feeds: resolve(feedFolder(settings.dataDir)),
        secondOpinions: settings.secondOpinions,
      },
      concurrency: settings.scanConcurrency,
      onEnd: scanMails({ settings, log }),
      onEnded: () => ground.automation.wake(),
    },
  })
  closing.add(scans.stop)
  const leadScans = createLeadScans({
    db,
    log,
    isAlone: source.kind === 'embedded',
    start: (...work) => scanProcess?.start(...work) ?? Promise.reject(new Error('This process runs no scans')),
    // Whoever runs one of these sites has never heard of us.
    conditions: {
      ...lookConditions(settings),
      infoUrl: `${settings.publicUrl}/api/public/bot`,
      feeds: resolve(feedFolder(settings.dataDir)),
    },
    // The other half stays for people's own.
    concurrency: Math.max(1, Math.floor(settings.scanConcurrency / 2)),
    onEnd: mailResults({ db, settings, log }),
    onEnded: () => ground.automation.wake(),
  })
  if (scanProcess) closing.add(leadScans.stop)
  return { ...scans, leadScans }
}

export type Scans = ReturnType<typeof prepareScans>
