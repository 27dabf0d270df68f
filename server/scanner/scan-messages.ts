import type { ScanEvent } from './engine'
import type { Use } from '@/server/net/slots'
import type { ScanOutcome } from './outcome'
import type { ScanInput } from './scan'

/** What the server says to the scan process. */
export type ToScanProcess =
  | { type: 'start'; scanId: string; input: ScanInput }
  | { type: 'abort'; scanId: string }
  | { type: 'granted'; ticket: number }

/**
 * What the scan process says to the server. Exactly one `done` per start, and one `give` per `take`: of a use of an
 * address, or of the wish for it.
 */
export type FromScanProcess =
  | { type: 'event'; scanId: string; event: ScanEvent }
  | { type: 'done'; scanId: string; outcome: ScanOutcome }
  | { type: 'take'; ticket: number; ip: string; use: Use }
  | { type: 'give'; ticket: number }
