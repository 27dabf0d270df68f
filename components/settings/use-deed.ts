import { useState } from 'react'
import { showInPlace } from '@/lib/browser/errors'

/** An action outside of a form, whose failure is shown beside it: hand `failure` to FormFailure. */
export function useDeed() {
  const [failure, setFailure] = useState<unknown>(null)
  const run = (deed: Promise<unknown>) => {
    setFailure(null)
    return deed.then(
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
