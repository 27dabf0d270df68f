const STOP_MS = 5_000

/** In every worker, again and again, so many milliseconds after the last time began. */
export type Timed = { name: string; every: number; run(signal: AbortSignal): Promise<void> }

export type Timer = { wake(): void; stop(): Promise<void> }

/** Runs a job now and then again and again, never twice at a time. Woken while it runs, it runs once more. */
export function createTimer(
  { name, every, run }: Timed,
  guarded: (job: string, work: () => Promise<void>) => Promise<void>,
  signal: AbortSignal,
): Timer {
  let running: Promise<void> | null = null
  let isAskedAgain = false

  function begin() {
    if (signal.aborted) return
    running ??= guarded(name, () => run(signal)).finally(() => {
      running = null
      if (!isAskedAgain) return
      isAskedAgain = false
      begin()
    })
  }

  begin()
  const timer = setInterval(begin, every)
  return {
    wake() {
      isAskedAgain = running !== null
      begin()
    },
    async stop() {
      clearInterval(timer)
      const late = Promise.withResolvers<void>()
      const end = setTimeout(late.resolve, STOP_MS)
      await Promise.race([running, late.promise])
      clearTimeout(end)
    },
  }
}
