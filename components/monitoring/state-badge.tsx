import { CircleCheck, CircleDashed, CircleOff, CircleX, Pause, Snail } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Spinner } from '@/components/ui/spinner'
import { StatusBadge, type Tone } from '@/components/ui/status-badge'
import type { Monitor, MonitorState } from '@/lib/contract/monitor'

const looks: Record<MonitorState, { tone?: Tone; icon: ReactNode }> = {
  up: { tone: 'pass', icon: <CircleCheck /> },
  slow: { tone: 'medium', icon: <Snail /> },
  down: { tone: 'critical', icon: <CircleX /> },
  waiting: { icon: <CircleDashed /> },
  paused: { icon: <Pause /> },
  off: { icon: <CircleOff /> },
}

export function StateBadge({ monitor }: { monitor: Pick<Monitor, 'state' | 'is_checking'> }) {
  const t = useTranslations('monitoring')
  const { tone, icon } = looks[monitor.state]
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2">
      <StatusBadge tone={tone} icon={icon}>
        {t(`state.${monitor.state}`)}
      </StatusBadge>
      {monitor.is_checking && (
        <span className="inline-flex items-center gap-1 text-12 text-3">
          <Spinner className="text-brand-text" />
          {t('checking')}
        </span>
      )}
    </span>
  )
}
