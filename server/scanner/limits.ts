import type { Mode } from './check'

/** Milliseconds for a whole scan, and for one check of it. */
export const DEADLINE_MS: Record<Mode, number> = { light: 60_000, full: 300_000 }
export const PER_CHECK_MS: Record<Mode, number> = { light: 20_000, full: 90_000 }
