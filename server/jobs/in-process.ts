import { pino } from 'pino'
import type { Db } from '@/server/db/db'
import type { ScanRunner } from '@/server/records/deps'
import { type ScanConditions, scan } from '@/server/scanner/scan'
import { claim } from './claim'
import { runScan, type StartScan, stoppedByOwner } from './run-scan'

const here: StartScan = (input, onEvent, signal) => scan(input, { onEvent, signal })

/**
 * Scans in the order of their starts and without a child process, for the tests: what was queued here runs when `run`
 * is called.
 */
export function createInProcessScans(
  db: Db,
  conditions: ScanConditions,
  start = here,
): ScanRunner & { run(): Promise<void> } {
  const queued: string[] = []
  const running = new Map<string, AbortController>()
  const log = pino({ level: 'silent' })

  return {
    wake(scanIds) {
      queued.push(...scanIds)
    },
    abort(scanId) {
      running.get(scanId)?.abort(stoppedByOwner())
    },
    async run() {
      for (let scanId = queued.shift(); scanId; scanId = queued.shift()) {
        const scan = await claim(db, scanId)
        if (!scan) continue
        const controller = new AbortController()
        running.set(scanId, controller)
        await runScan(scan, { db, start, conditions, log, stop: controller.signal })
        running.delete(scanId)
      }
    },
  }
}
