import { useState } from 'react'
import type { Asset } from '@/lib/contract/asset'
import { ApiError, errorText } from '@/lib/errors'

/** `message` is null where nothing was tried, because the server had asked to wait. */
export type Refusal = { id: string; value: string; message: string | null }

/** Does one thing after the other to some assets, and tells what was refused. */
export function useInTurn(deed: (asset: string) => Promise<unknown>) {
  const [running, setRunning] = useState<{ done: number; total: number } | null>(null)

  async function run(assets: readonly Asset[]) {
    const refusals: Refusal[] = []
    let isToWait = false
    for (const [done, { id, value }] of assets.entries()) {
      if (isToWait) {
        refusals.push({ id, value, message: null })
        continue
      }
      setRunning({ done, total: assets.length })
      await deed(id).catch((error: unknown) => {
        isToWait = error instanceof ApiError && error.status === 429
        refusals.push({ id, value, message: errorText(error) })
      })
    }
    setRunning(null)
    return refusals
  }

  return { running, run }
}
