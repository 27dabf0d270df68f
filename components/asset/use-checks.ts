import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useVerifyAsset } from '@/lib/api/asset-change'
import type { VerifyMethod } from '@/lib/contract/asset'
import type { VerifyReply } from '@/lib/contract/asset-change'

/** Seconds from one automatic look to the next; the last one repeats. */
const PAUSES_S = [15, 30, 60, 120] as const
const GIVE_UP_MS = 10 * 60_000

export type Outcome =
  | { kind: 'looked'; at: number; reply: VerifyReply }
  | { kind: 'failed'; at: number; error: unknown }

export type Checks = ReturnType<typeof useChecks>

/**
 * Looks for the proof when asked, and then by itself until it is found, ten minutes have passed, or nobody looks any
 * more.
 */
export function useChecks(workspace: string, asset: string) {
  const { mutateAsync, isPending } = useVerifyAsset(workspace, asset)
  const [last, setLast] = useState<Outcome | null>(null)
  const [next, setNext] = useState<{ at: number; method: VerifyMethod } | null>(null)
  const [isStopped, setStopped] = useState(false)
  const series = useRef({ number: 0, startedAt: 0, looks: 0 })

  function reset() {
    series.current = { number: series.current.number + 1, startedAt: 0, looks: 0 }
    setLast(null)
    setNext(null)
    setStopped(false)
  }

  async function look(method: VerifyMethod) {
    const { number } = series.current
    setNext(null)
    const outcome = await mutateAsync(method).then(
      (reply): Outcome => ({ kind: 'looked', at: Date.now(), reply }),
      (error: unknown): Outcome => ({ kind: 'failed', at: Date.now(), error }),
    )
    // Another way was chosen meanwhile: this answer is not about it.
    if (number !== series.current.number) return
    setLast(outcome)
    if (outcome.kind === 'looked' && outcome.reply.success) return
    const pause = (PAUSES_S[Math.min(series.current.looks, PAUSES_S.length - 1)] ?? 120) * 1000
    series.current.looks += 1
    const isOver = outcome.at + pause > series.current.startedAt + GIVE_UP_MS
    setStopped(isOver)
    if (!isOver) setNext({ at: outcome.at + pause, method })
  }

  /** Starts the series anew. */
  function check(method: VerifyMethod) {
    series.current = { number: series.current.number + 1, startedAt: Date.now(), looks: 0 }
    setStopped(false)
    void look(method)
  }

  const lookAgain = useEffectEvent((method: VerifyMethod) => void look(method))

  useEffect(() => {
    if (!next) return
    const timer = setTimeout(() => lookAgain(next.method), Math.max(0, next.at - Date.now()))
    return () => clearTimeout(timer)
  }, [next])

  // An answer that comes after the drawer is closed starts no further look.
  useEffect(() => {
    const current = series.current
    return () => {
      current.number += 1
    }
  }, [])

  return { check, reset, last, nextAt: next?.at ?? null, isStopped, isChecking: isPending }
}
