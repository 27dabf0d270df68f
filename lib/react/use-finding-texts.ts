import { useCallback, useMemo } from 'react'
import { useMessages } from 'use-intl'
import { deedIn } from '@/lib/domain/deeds'
import { type FindingTexts, titleIn } from '@/lib/domain/finding-texts'
import type { Words } from '@/lib/messages/translation'

/** The words of findings, and of what is said with them, beside the English ones, which come with them: none for English readers. */
export function useFindingTexts(): FindingTexts | undefined {
  const { rules, phrases, details } = useMessages() as Partial<Words>
  return useMemo(
    () => rules && phrases && details && { rules, phrases: { ...phrases, ...details } },
    [rules, phrases, details],
  )
}

/** What a finding is called in the words of the page. */
export function useFindingTitle() {
  const texts = useFindingTexts()
  return useCallback((finding: Parameters<typeof titleIn>[0]) => titleIn(finding, { texts }), [texts])
}

/** What to do about a finding, in the words of the page: how the owner of a site reads it. */
export function useDeed() {
  const texts = useFindingTexts()
  return useCallback((finding: Parameters<typeof deedIn>[0]) => deedIn(finding, texts), [texts])
}
