import { useCallback } from 'react'
import { useMessages } from 'use-intl'
import { brokenIn, type Codes } from '@/lib/domain/refusal'
import type { SomeWords } from '@/lib/messages/translation'

let english: Codes = {}

/**
 * Brings the English words of the rules: with the forms of signed-in screens, and with what sends a guest's form, before
 * which nothing is checked. The sign-in page loads none of them.
 */
export const provideFieldErrors = (words: Codes) => {
  english = words
}

/** What a rule of the contract says of a field, in the words of the page; any other text as it is. */
export function useBroken() {
  const { errors } = useMessages() as SomeWords
  return useCallback((message: string) => brokenIn(message, errors ?? english), [errors])
}
