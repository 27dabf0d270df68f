import { type RefObject, useEffect } from 'react'

let isAwaited = false

/** What a person searched for is to come into sight: on a phone the form fills the window. */
export function awaitResults() {
  isAwaited = matchMedia('(max-width: 639.98px)').matches
}

/** Brings them there once they are drawn, and only then. */
export function useAwaited(results: RefObject<HTMLElement | null>, question: string) {
  useEffect(() => {
    if (isAwaited) results.current?.scrollIntoView({ block: 'start' })
    isAwaited = false
  }, [results, question])
}
