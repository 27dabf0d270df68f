import { RefreshCw, ScanSearch } from 'lucide-react'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { Button, ButtonLink } from '@/components/ui/button'
import { PageHeader } from '@/components/ui/page-header'
import { useNow } from '@/components/ui/relative-time'
import { useDashboard } from '@/lib/api/dashboard'
import type { Workspace } from '@/lib/contract/workspace'
import { relativeTime } from '@/lib/domain/format'
import { href } from '@/lib/domain/routes'
import { ExportFigures } from './export-figures'

export function DashboardHeader({ workspace }: { workspace: Workspace | null | undefined }) {
  const t = useTranslations('dashboard')
  const locale = useLocale()
  const now = useNow()
  const { updatedAt, refresh } = useDashboard(workspace?.id)
  const [isBusy, setBusy] = useState(false)

  async function handleRefresh() {
    setBusy(true)
    await refresh()
    setBusy(false)
  }
  return (
    <PageHeader
      title={t('title')}
      description={
        workspace && updatedAt
          ? t('updated', { workspace: workspace.name, time: relativeTime(updatedAt, { now: Math.max(now, updatedAt), locale }) })
          : workspace?.name
      }
      actions={
        <>
          <Button size="icon" pending={isBusy} aria-label={t('refresh')} title={t('refresh')} className="max-sm:grow-0!" onClick={handleRefresh}>
            <RefreshCw aria-hidden="true" />
          </Button>
          <ExportFigures workspace={workspace} />
          <ButtonLink variant="primary" href={href('init')}>
            <ScanSearch aria-hidden="true" />
            {t('newScan')}
          </ButtonLink>
        </>
      }
    />
  )
}
