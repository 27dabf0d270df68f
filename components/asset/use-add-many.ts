import { useRef, useState } from 'react'
import { useCreateAssets } from '@/lib/api/asset-change'
import { ApiError, errorText } from '@/lib/browser/errors'
import type { Line } from './read-lines'

export type Result =
  | { kind: 'waiting' | 'added' }
  | {
      kind: 'failed'
      message: string
      /** Nothing changes by trying again. */
      isFinal: boolean
    }

/** Adds one after the other and remembers what became of each. Stops between two when asked. */
export function useAddMany(workspace: string) {
  const { write: create, refresh } = useCreateAssets(workspace)
  const [results, setResults] = useState<ReadonlyMap<string, Result>>(new Map())
  const [running, setRunning] = useState<{ done: number; total: number } | null>(null)
  const isStopped = useRef(false)
  const note = (value: string, result: Result) => setResults((before) => new Map(before).set(value, result))

  async function start(lines: readonly Line[]) {
    isStopped.current = false
    for (const [done, { value, name, tags }] of lines.entries()) {
      if (isStopped.current) break
      setRunning({ done, total: lines.length })
      note(value, { kind: 'waiting' })
      const result = await create({ value, ...(name && { name }), ...(tags.length > 0 && { tags: [...tags] }) }).then(
        (): Result => ({ kind: 'added' }),
        (error: unknown): Result => ({
          kind: 'failed',
          message: errorText(error),
          isFinal: error instanceof ApiError && error.status === 422,
        }),
      )
      note(value, result)
    }
    setRunning(null)
    await refresh()
  }

  const stop = () => {
    isStopped.current = true
  }
  const clear = () => setResults(new Map())
  return { results, running, start, stop, clear }
}
