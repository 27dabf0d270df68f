import { CircleCheck, CircleX, Clock, Square } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Spinner } from '@/components/ui/spinner'
import { StatusBadge, type Tone } from '@/components/ui/status-badge'
import type { Scan } from '@/lib/contract/scan'
import { type ScanState, scanState } from './scan-words'

const looks: Record<ScanState, { tone?: Tone; icon: ReactNode }> = {
  queued: { icon: <Clock /> },
  running: { tone: 'brand', icon: <Spinner /> },
  completed: { tone: 'pass', icon: <CircleCheck /> },
  failed: { tone: 'high', icon: <CircleX /> },
  stopped: { icon: <Square /> },
}

type ScanStatusBadgeProps = {
  scan: Pick<Scan, 'status' | 'failure_reason'>
  /** How far it is, while it runs. */
  percent: number
}

export function ScanStatusBadge({ scan, percent }: ScanStatusBadgeProps) {
  const t = useTranslations('scan')
  const state = scanState(scan)
  return (
    <StatusBadge {...looks[state]}>
      {t(`status.${state}`)}
      {state === 'running' && percent > 0 && <span className="tabular-nums text-3"> {t('percent', { percent })}</span>}
    </StatusBadge>
  )
}
