import { useState } from 'react'
import { showInPlace } from '@/lib/browser/errors'

/** An action outside of a form, whose failure is shown beside it: hand `failure` to FormFailure. */
export function useAction() {
  const [failure, setFailure] = useState<unknown>(null)
  const run = (action: Promise<unknown>) => {
    setFailure(null)
    return action.then(
      () => true,
      (error: unknown) => {
        showInPlace(error)
        setFailure(error)
        return false
      },
    )
  }
  return { failure, run }
}
