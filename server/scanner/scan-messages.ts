import type { ScanEvent } from './engine'
import type { ScanOutcome } from './outcome'
import type { ScanInput } from './scan'

/** What the server says to the scan process. */
export type ToScanProcess = { type: 'start'; scanId: string; input: ScanInput } | { type: 'abort'; scanId: string }

/** What the scan process says to the server. Exactly one `done` per start. */
export type FromScanProcess = { type: 'event'; scanId: string; event: ScanEvent } | { type: 'done'; scanId: string; outcome: ScanOutcome }
