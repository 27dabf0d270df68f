import { clsx } from 'clsx'
import { CircleCheck, CircleMinus, CircleX, Clock } from 'lucide-react'
import type { ReactNode } from 'react'
import { useFormatter, useLocale, useTranslations } from 'use-intl'
import { Card, CardHeader } from '@/components/ui/card'
import { Spinner } from '@/components/ui/spinner'
import type { Report } from '@/lib/contract/report'
import type { Check } from '@/lib/contract/scan-result'
import { duration } from '@/lib/domain/format'
import { type Phase, type PhaseState, phasesOf } from './phases'
import { useNow } from './use-now'

const icons: Record<PhaseState, ReactNode> = {
  pending: <Clock aria-hidden="true" className="text-3" />,
  running: <Spinner className="text-brand-text" />,
  done: <CircleCheck aria-hidden="true" className="text-k-text" />,
  failed: <CircleX aria-hidden="true" className="text-k-text" />,
  ended: <CircleMinus aria-hidden="true" className="text-3" />,
}

/** The way of a scan from the queue to its score: what is behind it, what it is at, what it has found on the way. */
export function ScanPhases({ scan, checks }: { scan: Report; checks: readonly Check[] }) {
  const t = useTranslations('scan.phases')
  const phases = phasesOf(scan, checks)
  const now = useNow(phases.some(({ state }) => state === 'running'))
  const done = phases.filter(({ state }) => state === 'done').length
  return (
    <Card>
      <CardHeader title={t('title')} description={t('text', { done, total: phases.length })} className="border-b" />
      <ol aria-label={t('title')} className="py-2">
        {phases.map((phase) => (
          <PhaseRow key={phase.key} phase={phase} now={now} isFull={scan.scan_type === 'full_scan'} />
        ))}
      </ol>
    </Card>
  )
}

function PhaseRow({ phase, now, isFull }: { phase: Phase; now: number; isFull: boolean }) {
  const { key, state, checks } = phase
  const t = useTranslations('scan')
  const format = useFormatter()
  const isStep = key === 'queue' || key === 'reach' || key === 'score'
  const title = isStep ? t(key === 'reach' && isFull ? 'phases.reachFull' : `phases.${key}`) : t(`category.${key}`)
  const facts = checks && [
    (state !== 'pending' || checks.done > 0) && t('phases.checks', { done: checks.done, total: checks.total }),
    checks.findings > 0 && t('findings', { count: checks.findings }),
  ]
  return (
    <li
      aria-current={state === 'running' ? 'step' : undefined}
      className="grid min-h-9 grid-cols-[16px_minmax(0,1fr)_auto] items-center gap-x-3 px-4 py-1 text-13 sm:px-5"
    >
      <span className={clsx('grid', state === 'done' && 'pass', state === 'failed' && 'high')}>{icons[state]}</span>
      <span
        className={clsx(
          'flex min-w-0 flex-wrap items-baseline gap-x-2',
          (state === 'pending' || state === 'ended') && 'text-3',
        )}
      >
        <span className="font-medium">{title}</span>
        <span className={clsx(state === 'failed' ? 'high text-12 text-k-text' : 'sr-only')}>
          {t(`phases.state.${state}`)}
        </span>
        {facts && (
          <span className="text-12 text-2 tabular-nums">
            {format.list(
              facts.filter((fact) => fact !== false),
              { type: 'unit' },
            )}
          </span>
        )}
      </span>
      <span className="text-12 text-3 tabular-nums">
        <PhaseTime phase={phase} now={now} />
      </span>
    </li>
  )
}

/** How long it took, or has taken so far; nothing where that is not known. */
function PhaseTime({ phase: { state, ms, since, isSinceAtLatest }, now }: { phase: Phase; now: number }) {
  const t = useTranslations('scan.phases')
  const locale = useLocale()
  if (state !== 'running') return ms !== null && duration(ms, locale)
  if (since === null) return null
  // Tenths would only flicker.
  const seconds = Math.floor((now - since) / 1000)
  if (seconds < 1) return null
  const time = duration(seconds * 1000, locale)
  return t(isSinceAtLatest ? 'over' : 'soFar', { time })
}
