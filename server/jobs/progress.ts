import type { Logger } from 'pino'
import type { Check, ScanResult } from '@/lib/contract/scan-result'
import type { FoundSoFar } from '@/lib/domain/stored-result'

const WRITE_MS = 250
const HEARTBEAT_MS = 5_000

/** What is known of a running scan. The grade is that of what has answered so far: it can only fall. */
export type SoFar = Pick<ScanResult, 'checks' | 'counts' | 'score' | 'grade'> & { so_far: FoundSoFar[] }

/** Renews the heartbeat with whatever it writes. False: the row is not ours any more. */
type Write = (values: Partial<SoFar> & { progress?: number }) => Promise<boolean>

/**
 * Writes the latest state of a running scan, at most four times a second and at least every five seconds. `onLost` is
 * called when the row is not ours any more.
 */
export function keepProgress(write: Write, onLost: () => void, log: Logger) {
  let latest: SoFar | null = null
  let writing: Promise<void> | null = null
  let soon: NodeJS.Timeout | null = null
  let isOver = false

  async function flush() {
    const soFar = latest
    latest = null
    try {
      const isOurs = await write(soFar ? { ...soFar, progress: percent(soFar.checks) } : {})
      if (!isOurs) onLost()
    } catch (error) {
      log.warn({ err: error }, 'The progress of a scan was not written')
    }
    writing = null
    if (latest) schedule()
  }

  const start = () => {
    writing ??= flush()
  }
  function schedule() {
    if (isOver || writing) return
    soon ??= setTimeout(() => {
      soon = null
      start()
    }, WRITE_MS)
  }
  const heartbeat = setInterval(start, HEARTBEAT_MS)

  return {
    update(soFar: SoFar) {
      latest = soFar
      schedule()
    },
    /** After this nothing is written any more. */
    async stop() {
      isOver = true
      clearInterval(heartbeat)
      if (soon) clearTimeout(soon)
      await writing
    },
  }
}

/** Never 100 before the result is stored. */
function percent(checks: Check[]): number {
  const done = checks.filter(({ state }) => state !== 'pending' && state !== 'running').length
  return checks.length === 0 ? 0 : Math.min(99, Math.round((100 * done) / checks.length))
}
