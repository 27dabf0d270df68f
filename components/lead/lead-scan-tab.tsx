import { ScanSearch } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
import { CopyButton } from '@/components/ui/copy-button'
import { ErrorPanel } from '@/components/ui/error-panel'
import { FormFailure } from '@/components/ui/form-failure'
import { GradeTile } from '@/components/ui/grade-tile'
import { Note } from '@/components/ui/note'
import { Progress } from '@/components/ui/progress'
import { ProgressText } from '@/components/ui/progress-text'
import { useMoment } from '@/components/ui/use-moment'
import { useScanLead } from '@/lib/api/lead'
import { useReach } from '@/lib/browser/connection'
import type { LeadScan, WholeLead } from '@/lib/contract/lead-record'
import { gradeOf } from '@/lib/domain/score'
import { leadDeeds } from '@/lib/messages/en/lead-deeds'
import { withTexts } from '@/lib/react/i18n'
import { webAddress } from './found-lead'
import { forDeveloper, LeadIssues } from './lead-issues'

export type LeadScanTabProps = { workspace: string; lead: WholeLead }

/** What the last scan of the site found, and the way to a new one. */
export const LeadScanTab = withTexts({ leadDeeds }, function LeadScanTab({ workspace, lead }: LeadScanTabProps) {
  const t = useTranslations('leadDeeds.scan')
  const isOffline = useReach() === 'offline'
  const { start, isRunning, progress, error } = useScanLead(workspace)
  const { scan, website, do_not_contact: isListed } = lead
  const url = webAddress(website)
  if (isListed) return <p className="pt-4 text-13 text-2">{t('listed')}</p>
  if (!url) return <p className="pt-4 text-13 text-2">{t('noSite')}</p>
  const scanNow = () => start({ url: url.href, lead: lead.id, ...(scan && { refresh: true }) })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 pt-4">
      {isRunning ? (
        <Running scan={progress} />
      ) : (
        <>
          {error !== null && (
            <ErrorPanel title={t('notStarted')} error={error} onRetry={isOffline ? undefined : scanNow} />
          )}
          <Outcome scan={scan ?? null} />
          <Button className="justify-self-start" disabled={isOffline} onClick={scanNow}>
            <ScanSearch aria-hidden="true" />
            {t(scan ? 'again' : 'start')}
          </Button>
          {scan?.status === 'completed' && <Found scan={scan} />}
        </>
      )}
    </div>
  )
})

function Running({ scan }: { scan: LeadScan | null }) {
  const t = useTranslations('leadDeeds.scan')
  const { checks_done: done = 0, checks_total: total = 0 } = scan ?? {}
  const words = total > 0 ? t('checks', { done, total }) : t(scan?.status === 'queued' ? 'queued' : 'running')
  return (
    <div className="grid gap-2">
      <ProgressText text={words} />
      <Progress value={total > 0 ? (done / total) * 100 : null} label={words} />
    </div>
  )
}

/** The grade with its time, or why there is none. */
function Outcome({ scan }: { scan: LeadScan | null }) {
  const t = useTranslations('leadDeeds.scan')
  const moment = useMoment()
  if (!scan) return <p className="text-13 text-2">{t('none')}</p>
  if (scan.status === 'failed')
    return (
      <Note tone="medium" title={t('failed')}>
        {scan.failure_message}
      </Note>
    )
  const score = scan.score ?? null
  return (
    <p className="flex items-center gap-3 text-13 text-2">
      <GradeTile size="sm" grade={scan.grade ?? (score === null ? null : gradeOf(score))} score={score} />
      {scan.checked_at && t('at', { time: moment(scan.checked_at) })}
    </p>
  )
}

function Found({ scan }: { scan: LeadScan }) {
  const t = useTranslations('leadDeeds.scan')
  const issues = scan.issues ?? []
  if (issues.length === 0) return <Note tone="pass" title={t('fine')} />
  return (
    <>
      <LeadIssues issues={issues} />
      <span>
        <CopyButton text={issues.map(forDeveloper).join('\n\n')} label={t('copyAll')} />
      </span>
    </>
  )
}

/** The same scan, where a text waits for it. */
export const ScanForText = withTexts({ leadDeeds }, function ScanForText({ workspace, lead }: LeadScanTabProps) {
  const t = useTranslations('leadDeeds.scan')
  const isOffline = useReach() === 'offline'
  const { start, isRunning, progress, error } = useScanLead(workspace)
  const { scan, website, do_not_contact: isListed } = lead
  const url = webAddress(website)
  if (!url || isListed) return null
  return (
    <div className="grid gap-2">
      {isRunning ? (
        <Running scan={progress} />
      ) : (
        <Button
          size="sm"
          className="justify-self-start"
          disabled={isOffline}
          onClick={() => start({ url: url.href, lead: lead.id, ...(scan && { refresh: true }) })}
        >
          <ScanSearch aria-hidden="true" />
          {t(scan ? 'again' : 'start')}
        </Button>
      )}
      {error !== null && !isRunning && <FormFailure error={error} />}
    </div>
  )
})
