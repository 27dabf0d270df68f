import { useState } from 'react'
import { ApiError } from '@/lib/browser/errors'
import type { Draft } from './draft'
import { type FieldErrors, refusedIn } from './refused'

/** Does something, and keeps why it failed: at its field, and as the problem of all what has none. */
export function useAttempt(draft: Draft, onRefused: () => void) {
  const [problem, setProblem] = useState<string | null>(null)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [isStale, setStale] = useState(false)
  const clear = () => {
    setProblem(null)
    setErrors({})
    setStale(false)
  }
  function refuse(fields: FieldErrors) {
    clear()
    setErrors(fields)
    onRefused()
  }
  async function attempt(work: () => Promise<unknown>) {
    clear()
    try {
      await work()
    } catch (error) {
      const { marked, unmarked } = refusedIn(error, draft)
      const isMarked = Object.keys(marked).length > 0
      if (isChangedMeanwhile(error)) return setStale(true)
      if (isMarked) refuse(marked)
      if (unmarked.length > 0) setProblem(unmarked.join(' '))
      else if (!isMarked) setProblem(error instanceof Error ? error.message : String(error))
    }
  }
  return { problem, errors, isStale, attempt, refuse, clear, forgetErrors: () => setErrors({}) }
}

const isChangedMeanwhile = (error: unknown) => error instanceof ApiError && error.details.code === 'invoice_changed'
