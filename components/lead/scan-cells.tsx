import { Clock, Unplug } from 'lucide-react'
import { useContext } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
import { GradeTile } from '@/components/ui/grade-tile'
import { Progress } from '@/components/ui/progress'
import { SeverityIcon } from '@/components/ui/severity-icon'
import { Spinner } from '@/components/ui/spinner'
import { StatusBadge } from '@/components/ui/status-badge'
import { useMoment } from '@/components/ui/use-moment'
import { useReach } from '@/lib/browser/connection'
import type { LeadResult } from '@/lib/contract/lead'
import { number } from '@/lib/domain/format'
import { gradeOf } from '@/lib/domain/score'
import { useFindingTitle } from '@/lib/react/use-finding-texts'
import { canBeScanned, type FoundLead, scanStateOf } from './found-lead'
import { ScanAgainContext } from './use-found-scans'

type Props = { lead: FoundLead }

export function Grade({ lead }: Props) {
  const t = useTranslations('finder.scan')
  const locale = useLocale()
  const { scan } = lead
  const state = scanStateOf(lead)
  if (state === 'waiting') return <StatusBadge icon={<Clock />}>{t('queued')}</StatusBadge>
  if (state === 'running')
    return (
      <StatusBadge tone="brand" icon={<Spinner />}>
        {t('running')}
      </StatusBadge>
    )
  if (state === 'failed')
    return (
      <StatusBadge tone="medium" icon={<Unplug />}>
        {t('silent')}
      </StatusBadge>
    )
  if (state !== 'done' || typeof scan?.score !== 'number') return <span className="text-3">–</span>
  return (
    <span className="inline-flex items-center gap-2 align-middle">
      <GradeTile size="sm" grade={scan.grade ?? gradeOf(scan.score)} score={scan.score} />
      <span aria-hidden="true" className="tabular-nums">
        {number(scan.score, locale)}
      </span>
    </span>
  )
}

/** The worst of it in words, or why there is nothing. */
export function Saw({ lead }: Props) {
  const t = useTranslations('finder.scan')
  const { scan, refusal, website, do_not_contact: isListed } = lead
  if (isListed) return <Lines first={t('notScanned')} second={t('optedOut')} />
  if (refusal !== undefined) return <Lines first={t('notScanned')} second={refusal} />
  const state = scanStateOf(lead)
  if (!website) return <Lines first={t('nothing')} second={t('offer')} />
  if (state === 'none') return <ScanThis lead={lead} />
  if (state === 'waiting') return <span className="text-3">{t('waits')}</span>
  if (state === 'running') {
    const { checks_done: done = 0, checks_total: total = 0 } = scan ?? {}
    const words = t('checks', { done, total })
    return (
      <span className="grid gap-1">
        <Progress value={total > 0 ? (done / total) * 100 : null} label={words} className="w-30" />
        {total > 0 && <span className="text-12 text-3 tabular-nums">{words}</span>}
      </span>
    )
  }
  return state === 'failed' ? <Failed lead={lead} /> : <Worst lead={lead} />
}

function ScanThis({ lead }: Props) {
  const t = useTranslations('finder.scan')
  const isOffline = useReach() === 'offline'
  const onScan = useContext(ScanAgainContext)
  return (
    <span className="flex flex-wrap items-center gap-x-2 text-3">
      {t('notScanned')}
      {canBeScanned(lead) && (
        <Button
          size="sm"
          variant="ghost"
          aria-keyshortcuts="s"
          aria-label={t('scanNamed', { name: lead.name })}
          disabled={isOffline}
          onClick={() => onScan(lead)}
        >
          {t('scan')}
        </Button>
      )}
    </span>
  )
}

function Lines({ first, second }: { first: string; second: string }) {
  return (
    <span className="grid gap-0.5">
      <span className="text-2">{first}</span>
      <span className="text-12 text-3">{second}</span>
    </span>
  )
}

function Failed({ lead }: Props) {
  const t = useTranslations('finder.scan')
  const moment = useMoment()
  const onRetry = useContext(ScanAgainContext)
  const { scan, name } = lead
  return (
    <span className="grid gap-0.5">
      <span>{scan?.failure_message ?? t('silent')}</span>
      <span className="text-12 text-3">
        {scan?.checked_at && `${moment(scan.checked_at)} `}
        <button
          type="button"
          aria-keyshortcuts="s"
          aria-label={t('retryNamed', { name })}
          className="min-h-6 font-medium text-brand-text hover:underline"
          onClick={() => onRetry(lead)}
        >
          {t('retry')}
        </button>
      </span>
    </span>
  )
}

function Worst({ lead: { scan } }: Props) {
  const t = useTranslations('finder.scan')
  const titleOf = useFindingTitle()
  const worst = scan?.issues?.[0]
  const count = countOf(scan)
  if (!worst && count === 0)
    return (
      <span className="pass inline-flex items-center gap-1.5">
        <SeverityIcon severity="pass" className="i-14 text-k-text" />
        {t('fine')}
      </span>
    )
  return (
    <span className="grid grid-cols-[14px_minmax(0,1fr)] gap-x-1.5">
      <span className={worst?.severity}>
        {worst && <SeverityIcon severity={worst.severity} className="i-14 mt-1 text-k-text" />}
      </span>
      <span className="[overflow-wrap:anywhere]">{worst ? titleOf(worst) : t('findings', { count })}</span>
      {worst && count > 1 && <span className="col-start-2 text-12 text-3">{t('more', { count: count - 1 })}</span>}
    </span>
  )
}

const countOf = (scan: LeadResult['scan']) =>
  scan?.counts
    ? ['critical', 'high', 'medium', 'low'].reduce((sum, severity) => sum + (scan.counts?.[severity] ?? 0), 0)
    : (scan?.issues?.length ?? 0)
