import { CircleCheck, CircleDashed, Eye, HandCoins, History, Sparkles, Wrench } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { StatusBadge } from '@/components/ui/status-badge'
import type { FindingStatus } from '@/lib/contract/finding'
import type { Drift, Entry } from '@/lib/domain/finding-entries'

const statusIcons: Record<Exclude<FindingStatus, 'open'>, ReactNode> = {
  in_review: <Eye />,
  fixed_claimed: <Wrench />,
  accepted: <HandCoins />,
  false_positive: <CircleDashed />,
  fixed: <CircleCheck />,
}

const driftIcons: Record<Exclude<Drift, 'open'>, ReactNode> = { new: <Sparkles />, regressed: <History />, unknown: <CircleDashed /> }
const driftTones = { new: 'brand', regressed: 'high', unknown: 'neutral' } as const

/** How a finding stands and what changed, where that is not what one expects. */
export function StatusBadges({ status, drift }: Pick<Entry, 'status' | 'drift'>) {
  const t = useTranslations('report')
  if (status === 'open' && (drift === null || drift === 'open')) return null
  return (
    <span className="flex flex-wrap gap-x-3 text-2 [&_svg]:size-3.5">
      {drift && drift !== 'open' && (
        <StatusBadge tone={driftTones[drift]} icon={driftIcons[drift]} className="text-12">
          <span title={t(`driftMeans.${drift}`)}>{t(`drift.${drift}`)}</span>
        </StatusBadge>
      )}
      {status !== 'open' && (
        <StatusBadge tone={status === 'fixed' ? 'pass' : 'neutral'} icon={statusIcons[status]} className="text-12">
          {t(`status.${status}`)}
        </StatusBadge>
      )}
    </span>
  )
}
