import { CircleAlert, CircleCheck, CircleMinus, Clock, FileText, LoaderCircle } from 'lucide-react'
import { useLocale, useTranslations } from 'use-intl'
import { StatusBadge } from '@/components/ui/status-badge'
import type { Attempt, Delivery } from '@/lib/contract/delivery'
import { duration } from '@/lib/domain/format'
import { useMoment } from '@/components/ui/use-moment'
import { endOf } from './end-of'
import { useReason } from './use-reason'

const LOOKS = {
  done: { tone: 'pass', icon: <CircleCheck /> },
  waiting: { tone: 'medium', icon: <Clock /> },
  sending: { tone: 'neutral', icon: <LoaderCircle /> },
  failed: { tone: 'critical', icon: <CircleAlert /> },
  skipped: { tone: 'neutral', icon: <CircleMinus /> },
  filed: { tone: 'neutral', icon: <FileText /> },
} as const

/** "Status 200 in 0.1 s", as far as that is known. */
export function useAnswerText() {
  const t = useTranslations('delivery')
  const locale = useLocale()
  return ({ status, ms }: Pick<Attempt, 'status' | 'ms'>) =>
    typeof status !== 'number'
      ? null
      : typeof ms === 'number'
        ? t('statusIn', { status, time: duration(ms, locale) })
        : t('status', { status })
}

/** How a delivery ended, or what it waits for. */
export function Result({ delivery }: { delivery: Delivery }) {
  const t = useTranslations('delivery')
  const moment = useMoment()
  const answer = useAnswerText()
  const reasonOf = useReason()
  const { is_held, next_at, attempts } = delivery
  const state = endOf(delivery)
  const last = attempts.at(-1)
  const answered = last && answer(last)
  const detail =
    state === 'done'
      ? (answered ?? (delivery.kind === 'email' ? t('mailed') : null))
      : state === 'waiting'
        ? is_held
          ? t('held')
          : next_at && attempts.length > 0 && t('next', { time: moment(next_at) })
        : state === 'skipped'
          ? t('skipped')
          : (state === 'failed' || state === 'filed') && (reasonOf(delivery) || answered)
  return (
    <span className="grid min-w-32 justify-items-start">
      <StatusBadge {...LOOKS[state]}>{t(`state.${state}`)}</StatusBadge>
      {detail && <span className="max-w-[44ch] text-12 text-pretty text-3">{detail}</span>}
    </span>
  )
}
