import { useTranslations } from 'use-intl'
import type { LeadSource } from '@/lib/api/lead-search'
import type { LeadProvider } from '@/lib/contract/lead'
import type { Finder } from './use-finder'

/** Where businesses of this question come from. */
export function useSourceOf({ question, sources }: Pick<Finder, 'question' | 'sources'>) {
  const t = useTranslations('finder.source')
  const row: LeadSource | undefined = sources.data?.find(({ id }) => id === question.provider)
  const isSample = row?.stand_in === 'sample'
  return {
    row,
    isSample,
    /** False only when the server says so. */
    isReady: row?.ready ?? true,
    name: t(isSample ? 'sample' : question.provider),
    left: row ? Math.max(0, row.searches_limit - row.searches_today) : null,
  }
}

/** The others that can be asked. */
export const readyBeside = (sources: readonly LeadSource[] | null | undefined, provider: LeadProvider) =>
  sources?.filter(({ id, ready }) => ready && id !== provider).map(({ id }) => id as LeadProvider) ?? []
