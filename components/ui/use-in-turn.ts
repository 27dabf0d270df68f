import { useRef, useState } from 'react'
import { ApiError, errorText } from '@/lib/browser/errors'

/** `skipped`: nothing was tried, because the server had asked to wait, or a person to stop. */
export type Refusal = { id: string; value: string } & ({ message: string } | { skipped: 'waiting' | 'stopped' })

/** Does one thing after the other to some rows, and tells what was refused; `nameOf` is what a row is called then. */
export function useInTurn<T extends { id: string }>(nameOf: (row: T) => string) {
  const [running, setRunning] = useState<{ done: number; total: number } | null>(null)
  const skipped = useRef<'waiting' | 'stopped' | null>(null)

  async function run(rows: readonly T[], action: (row: T) => Promise<unknown>) {
    const refusals: Refusal[] = []
    skipped.current = null
    for (const [done, row] of rows.entries()) {
      const named = { id: row.id, value: nameOf(row) }
      if (skipped.current) {
        refusals.push({ ...named, skipped: skipped.current })
        continue
      }
      setRunning({ done, total: rows.length })
      await action(row).catch((error: unknown) => {
        if (error instanceof ApiError && error.status === 429) skipped.current = 'waiting'
        refusals.push({ ...named, message: errorText(error) })
      })
    }
    setRunning(null)
    return refusals
  }

  /** What has begun is finished, what has not is left. */
  function stop() {
    skipped.current ??= 'stopped'
  }

  return { running, run, stop }
}

export type InTurn = ReturnType<typeof useInTurn>
