import type { Db } from '@/server/db/db'

/** How routes hand scans to whatever runs them: pg-boss in life, an in-process queue in the tests. */
export type ScanRunner = {
  /** Queues a scan in the transaction that inserted its row, so that neither exists without the other. */
  enqueue(tx: Db, scanId: string): Promise<void>
  /** After the commit: a worker in this process need not wait for its next look. */
  wake(): void
  /** Stops the work on a scan whose row was already closed. A worker elsewhere notices at its next write. */
  abort(scanId: string): void
}
