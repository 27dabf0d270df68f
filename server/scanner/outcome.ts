import type { Says } from '@/lib/contract/scan-result'
import { english } from '@/lib/domain/english'
import { Told } from '@/lib/domain/told'
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

/**
 * How a scan ended. `message` is a sentence for people, and `says` its phrases: what was
 * tried and what came back.
 */
export type ScanOutcome =
  | { status: 'completed'; result: KeptResult }
  | { status: 'failed'; reason: FailureReason; message: string; says?: Says; partial?: KeptResult }

export function failed(reason: FailureReason, says: Says, partial?: KeptResult): ScanOutcome {
  const told = { message: english(says), ...(typeof says === 'object' && { says }) }
  return { status: 'failed', reason, ...told, ...(partial && { partial }) }
}

/** Aborting a scan's signal with one of these says why it ends; any other reason counts as aborted by a person. */
export class ScanStopped extends Told {
  readonly failure: FailureReason
  constructor(failure: FailureReason, says: Says) {
    super(says)
    this.failure = failure
  }
}
