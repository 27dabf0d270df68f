/** Milliseconds and bytes. `totalMs` is for one answer from first to last byte: idle limits never end a drip. */
export type HttpLimits = {
  connectMs: number
  headersMs: number
  bodyIdleMs: number
  totalMs: number
  bodyBytes: number
  headerBytes: number
  redirects: number
  /** Requests and bytes of the whole scan. */
  requests: number
  scanBytes: number
  /** Answers that ran into a time limit before we stop asking. */
  slowAnswers: number
}

export const HTTP_LIMITS: HttpLimits = {
  connectMs: 4_000,
  headersMs: 8_000,
  bodyIdleMs: 8_000,
  totalMs: 12_000,
  bodyBytes: 1_500_000,
  headerBytes: 64 * 1024,
  redirects: 6,
  requests: 60,
  scanBytes: 30_000_000,
  slowAnswers: 4,
}

/** A full scan guesses paths, of two sites where HTTP is another than HTTPS, so it may ask more. */
export const FULL_SCAN_REQUESTS = 1_200
