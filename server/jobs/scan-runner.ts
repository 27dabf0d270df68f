/** How routes hand scans to whatever runs them: the workers in life, an in-process queue in the tests. */
export type ScanRunner = {
  /** After the commit: these rows wait from now on, and a worker in this process need not wait for its next look. */
  wake(scanIds: readonly string[]): void
  /** Stops the work on a scan whose row was already closed. A worker elsewhere notices at its next write. */
  abort(scanId: string): void
}
