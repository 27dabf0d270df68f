import { useCallback } from 'react'
import { useMessages } from 'use-intl'
import { brokenIn } from '@/lib/domain/refusal'
import { fieldErrors } from '@/lib/messages/en/field-errors'
import type { SomeWords } from '@/lib/messages/translation'

/**
 * What a rule of the contract says of a field, in the words of the page; any other text as it is. They come with the
 * forms: screens without one load none of them, and a form has them when the network is gone.
 */
export function useBroken() {
  const { errors = fieldErrors } = useMessages() as SomeWords
  return useCallback((message: string) => brokenIn(message, errors), [errors])
}
