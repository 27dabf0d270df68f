import { useRef, useState } from 'react'
import type { Asset } from '@/lib/contract/asset'
import { ApiError, errorText } from '@/lib/browser/errors'

/** `skipped`: nothing was tried, because the server had asked to wait, or a person to stop. */
export type Refusal = { id: string; value: string } & ({ message: string } | { skipped: 'waiting' | 'stopped' })

/** Does one thing after the other to some assets, and tells what was refused. */
export function useInTurn() {
  const [running, setRunning] = useState<{ done: number; total: number } | null>(null)
  const skipped = useRef<'waiting' | 'stopped' | null>(null)

  async function run(assets: readonly Asset[], action: (asset: Asset) => Promise<unknown>) {
    const refusals: Refusal[] = []
    skipped.current = null
    for (const [done, asset] of assets.entries()) {
      const { id, value } = asset
      if (skipped.current) {
        refusals.push({ id, value, skipped: skipped.current })
        continue
      }
      setRunning({ done, total: assets.length })
      await action(asset).catch((error: unknown) => {
        if (error instanceof ApiError && error.status === 429) skipped.current = 'waiting'
        refusals.push({ id, value, message: errorText(error) })
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
