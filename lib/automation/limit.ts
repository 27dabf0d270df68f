const MINUTE_MS = 60_000

/** A recipe that runs more often than this in an hour has gone wild. */
export const MAX_RUNS_AN_HOUR = 60
export const HOUR_MS = 60 * MINUTE_MS

export type Limit = { throttle_minutes: number; collect: boolean }

/**
 * What counts so far: when the same site was told of last, or will be; and how often the recipe ran in the hour before.
 * Times in milliseconds.
 */
export type SoFar = { told: number | null; lastHour: number }

/** `tellAt`: when what is held goes out with all else that is held by then; null: never. */
export type Verdict = { kind: 'run' } | { kind: 'throttled'; tellAt: number | null } | { kind: 'tooOften' }

/** Whether a recipe may tell now what happened: on the server and in the preview alike. */
export function judge({ throttle_minutes, collect }: Limit, at: number, { told, lastHour }: SoFar): Verdict {
  const free = told === null ? at : told + throttle_minutes * MINUTE_MS
  // What is already collected for later takes this with it.
  if (at < free) return { kind: 'throttled', tellAt: collect ? (told !== null && told > at ? told : free) : null }
  return lastHour >= MAX_RUNS_AN_HOUR ? { kind: 'tooOften' } : { kind: 'run' }
}

/** The same over a time that is past: asked in its order, it remembers what it said. */
export function createLimiter(limit: Limit): (at: number, subject: string) => Verdict {
  const told = new Map<string, number>()
  /** What was told in the last hour, and what is collected for later. */
  let times: number[] = []
  return (at, subject) => {
    times = times.filter((time) => time > at - HOUR_MS)
    const lastHour = times.filter((time) => time <= at).length
    const verdict = judge(limit, at, { told: told.get(subject) ?? null, lastHour })
    const tellAt = verdict.kind === 'run' ? at : verdict.kind === 'throttled' ? verdict.tellAt : null
    if (tellAt === null) return verdict
    // However much is collected for one moment, it is one message.
    if (verdict.kind === 'run' || told.get(subject) !== tellAt) times.push(tellAt)
    told.set(subject, tellAt)
    return verdict
  }
}
