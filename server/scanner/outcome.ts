import type { KeptResult } from '@/lib/domain/stored-result'

export type FailureReason =
  | 'aborted'
  | 'timeout'
  | 'unreachable'
  | 'blocked'
  | 'dns'
  | 'tls'
  | 'internal'
  | 'interrupted'
  | 'unverified'

/** How a scan ended. `message` is a sentence for people: what was tried and what came back. */
export type ScanOutcome =
  | { status: 'completed'; result: KeptResult }
  | { status: 'failed'; reason: FailureReason; message: string; partial?: KeptResult }

export function failed(reason: FailureReason, message: string, partial?: KeptResult): ScanOutcome {
  return { status: 'failed', reason, message, ...(partial && { partial }) }
}

/** Aborting a scan's signal with one of these says why it ends; any other reason counts as aborted by a person. */
export class ScanStopped extends Error {
  readonly failure: FailureReason
  constructor(failure: FailureReason, message: string) {
    super(message)
    this.failure = failure
  }
}
