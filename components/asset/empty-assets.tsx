import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import type { AssetStatus } from '@/lib/contract/asset'
import { AddButton } from './add-button'

export function EmptyAssets() {
  const t = useTranslations('asset.empty')
  return (
    <Card>
      <EmptyState title={t('title')} description={t('text')} action={<AddButton large />} className="py-16" />
    </Card>
  )
}

export function EmptyFilter({ filter, onShowAll }: { filter: AssetStatus; onShowAll: () => void }) {
  const t = useTranslations('asset.empty')
  return (
    <EmptyState
      title={t(`filtered.${filter}`)}
      description={t('filteredText')}
      action={<Button onClick={onShowAll}>{t('showAll')}</Button>}
    />
  )
}

export function EmptyGrade({ grade, onShowAll }: { grade: string; onShowAll: () => void }) {
  const t = useTranslations('asset')
  return (
    <EmptyState title={t('noneOfGrade', { grade })} action={<Button onClick={onShowAll}>{t('allGrades')}</Button>} />
  )
}
