'use client'
import { ScanSearch } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { ButtonLink } from '@/components/ui/button'
import { PageHeader } from '@/components/ui/page-header'
import { useCurrentWorkspace } from '@/lib/api/workspace'
import { href } from '@/lib/routes'
import { AnswerCard } from './answer-card'
import { FirstSteps } from './first-steps'
import { NeedsAttention } from './needs-attention'
import { RecentScans } from './recent-scans'
import { StatCards } from './stat-cards'

export function DashboardScreen() {
  const t = useTranslations('dashboard')
  const workspace = useCurrentWorkspace()
  const id = workspace?.id
  return (
    <div className="grid gap-4 sm:gap-6">
      <PageHeader
        title={t('title')}
        description={workspace?.name}
        actions={
          <ButtonLink variant="primary" href={href('init')}>
            <ScanSearch aria-hidden="true" />
            {t('newScan')}
          </ButtonLink>
        }
      />
      <AnswerCard workspace={id} />
      <FirstSteps workspace={id} />
      <StatCards workspace={id} />
      <div className="grid items-start gap-4 sm:gap-6 lg:grid-cols-2">
        <NeedsAttention workspace={id} />
        <RecentScans workspace={id} />
      </div>
    </div>
  )
}
