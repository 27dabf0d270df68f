import { CircleCheck, CircleDashed, CircleOff, CircleQuestionMark, ArrowDownCircle, Pause, Snail } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocale, useTimeZone, useTranslations } from 'use-intl'
import { Spinner } from '@/components/ui/spinner'
import { StatusBadge, type Tone } from '@/components/ui/status-badge'
import type { Monitor, MonitorState } from '@/lib/contract/monitor'
import { absoluteTime } from '@/lib/domain/format'

const looks: Record<MonitorState, { tone?: Tone; icon: ReactNode }> = {
  up: { tone: 'pass', icon: <CircleCheck /> },
  slow: { tone: 'medium', icon: <Snail /> },
  down: { tone: 'critical', icon: <ArrowDownCircle /> },
  waiting: { icon: <CircleDashed /> },
  paused: { icon: <Pause /> },
  off: { icon: <CircleOff /> },
  unknown: { tone: 'high', icon: <CircleQuestionMark /> },
}

export function StateBadge({ monitor }: { monitor: Pick<Monitor, 'state' | 'is_checking' | 'unchecked_since'> }) {
  const t = useTranslations('monitoring')
  const { tone, icon } = looks[monitor.state]
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 align-middle">
      <StatusBadge tone={tone} icon={icon}>
        {t(`state.${monitor.state}`)}
      </StatusBadge>
      <Unchecked since={monitor.unchecked_since} />
      {monitor.is_checking && (
        <span className="inline-flex items-center gap-1 text-12 text-3">
          <Spinner className="text-brand-text" />
          {t('checking')}
        </span>
      )}
    </span>
  )
}

function Unchecked({ since }: { since: string | null }) {
  const t = useTranslations('monitoring')
  const options = { locale: useLocale(), timeZone: useTimeZone() }
  if (since === null) return null
  return <span className="text-12 text-3">{t('uncheckedSince', { time: absoluteTime(since, options) })}</span>
}
