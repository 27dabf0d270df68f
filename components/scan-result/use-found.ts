import { useTranslations } from 'use-intl'
import type { foundBy } from '@/lib/domain/found-by'

/** “3 findings, 5 notes”; null where there is neither. */
export function useFound() {
  const t = useTranslations('scan')
  return ({ findings, notes }: ReturnType<typeof foundBy>): string | null =>
    [findings > 0 && t('findings', { count: findings }), notes > 0 && t('notes', { count: notes })]
      .filter(Boolean)
      .join(', ') || null
}
