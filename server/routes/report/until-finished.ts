import type { Report } from '@/lib/contract/report'

/**
 * The first looks at a scan are held a little, so that one that is over in two seconds is not first seen at the next
 * poll, five seconds later.
 */
const YOUNG_MS = 3_000
const HOLD_MS = 1_500
const LOOK_EVERY_MS = 100

const wait = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))

/**
 * Reads a report, and while it is young and unfinished again for up to 1500 ms. Each read is told what the one before
 * it answered.
 */
export async function untilFinished(read: (before?: Report) => Promise<Report>, signal: AbortSignal): Promise<Report> {
  const until = Date.now() + HOLD_MS
  let report = await read()
  const isYoung = Date.now() - Date.parse(report.created_at ?? '') < YOUNG_MS
  while (isYoung && !isOver(report) && Date.now() < until && !signal.aborted) {
    await wait(LOOK_EVERY_MS)
    report = await read(report)
  }
  return report
}

export const isOver = ({ status }: Report) => status === 'completed' || status === 'failed'
