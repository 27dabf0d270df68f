import { useTranslations } from 'use-intl'
import type { DfyWebsite } from '@/lib/contract/website'
import { isPublished } from './website-state'

const isGood = (grade: string) => grade.startsWith('A')

/** How many there are, how many visitors can see, and how these are graded; null before there is one. */
export function useHeadline(websites: readonly DfyWebsite[] | undefined): string | null {
  const t = useTranslations('website.headline')
  if (!websites || websites.length === 0) return null
  const published = websites.filter(isPublished)
  const grades = published.flatMap(({ check }) => check?.grade ?? [])
  const worse = grades.filter((grade) => !isGood(grade)).length
  const counts = { count: websites.length, published: published.length }
  if (published.length === 0) return t('none', counts)
  if (worse > 0) return t('worse', { ...counts, worse })
  if (grades.length === published.length) return t('good', counts)
  return t('some', { ...counts, open: published.length - grades.length })
}
