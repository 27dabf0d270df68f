import { useCallback } from 'react'
import { useMessages } from 'use-intl'
import { translated } from '@/lib/domain/translated'
import type { Words } from '@/lib/messages/translation'

/**
 * A sentence of the specification or of the server, or what a scan wrote down beside its findings,
 * in the words of the page; any other text as it is.
 */
export function useSaid() {
  const { sentences, details } = useMessages() as Partial<Words>
  return useCallback((text: string) => translated(text, sentences, details), [sentences, details])
}
