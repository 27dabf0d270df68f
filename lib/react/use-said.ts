import { useCallback } from 'react'
import type { Says } from '@/lib/contract/scan-result'
import { saidIn } from '@/lib/domain/finding-texts'
import { useFindingTexts } from './use-finding-texts'

/** What an API says in English and by phrases, in the words of the page; without phrases as it is written. */
export function useSaid() {
  const texts = useFindingTexts()
  return useCallback((text: string, says: Says | null | undefined) => saidIn(text, says, { texts }), [texts])
}
