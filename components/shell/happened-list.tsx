import { ArrowDownCircle, ArrowUpCircle, Bell, CalendarClock, CircleX, FileCheck, Wallet } from 'lucide-react'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { useLocale, useTimeZone, useTranslations } from 'use-intl'
import { EmptyState } from '@/components/ui/empty-state'
import { ErrorPanel } from '@/components/ui/error-panel'
import { GradeTile } from '@/components/ui/grade-tile'
import { RelativeTime } from '@/components/ui/relative-time'
import { SeverityIcon } from '@/components/ui/severity-icon'
import { Delayed, Skeleton } from '@/components/ui/skeleton'
import { useNotices } from '@/lib/api/notice'
import { lacksOverview } from '@/lib/api/overview'
import { useWorkspaces } from '@/lib/api/workspace'
import type { Notice } from '@/lib/contract/notice'
import { ALL } from '@/lib/domain/all'
import { date, duration } from '@/lib/domain/format'
import { href, routes } from '@/lib/domain/routes'
import { shownAddress, siteName } from '@/lib/domain/shown-address'
import { useSaid } from '@/lib/react/use-said'
import { useUser } from '@/stores/session'
import { lockOf } from '@/components/nav/nav'

/** What happened on the sites of all workspaces, the newest first. Each leads to its place. */
export function HappenedList({ onLeave }: { onLeave: () => void }) {
  const t = useTranslations('shell.notices')
  const { data, error, isError, isFetching, refetch } = useNotices()
  if (!data && isError && !lacksOverview(error))
    return <ErrorPanel title={t('unread')} error={error} onRetry={refetch} isRetrying={isFetching} />
  if (!data && !isError)
    return (
      <Delayed>
        <Skeleton className="h-64 w-full" />
      </Delayed>
    )
  const entries = grouped(data?.notices ?? [])
  if (entries.length === 0) return <EmptyState icon={<Bell />} title={t('emptyTitle')} description={t('empty')} />
  return (
    <ul aria-label={t('happened')} className="-mx-2 grid">
      {entries.map((some) => (
        <li key={some[0].id}>
          <Entry notices={some} onLeave={onLeave} />
        </li>
      ))}
    </ul>
  )
}

type Some = [Notice, ...Notice[]]

/** Many scans that ended one after the other, or sites that went down so, are one line. */
function grouped(notices: readonly Notice[]): Some[] {
  const groups: Some[] = []
  for (const notice of notices) {
    const last = groups.at(-1)
    if (last?.[0].kind === notice.kind && (notice.kind === 'scan' || notice.kind === 'down')) last.push(notice)
    else groups.push([notice])
  }
  return groups
}

function Entry({ notices, onLeave }: { notices: Some; onLeave: () => void }) {
  const t = useTranslations('shell.notices')
  const [notice] = notices
  const { data: workspaces } = useWorkspaces()
  const isInOne = notices.every(({ workspace_id }) => workspace_id === notice.workspace_id)
  const workspace = isInOne ? workspaces?.find(({ id }) => id === notice.workspace_id) : undefined
  const canRead = lockOf({ name: 'report', ...routes.report }, useUser()) === null
  const text = useText(notice)
  const isMany = notices.length > 1
  return (
    <Link
      href={isMany ? placeOfMany(notice, isInOne) : placeOf(notice, canRead)}
      prefetch={false}
      onClick={onLeave}
      className="flex items-start gap-3 rounded-md px-2 py-2.5 hover:bg-hover focus-visible:-outline-offset-2"
    >
      <span className="grid w-7 flex-none place-items-center pt-0.5">{iconOf(notice)}</span>
      <span className="grid min-w-0 grow gap-0.5">
        <span className="text-13 font-medium [overflow-wrap:anywhere]">
          {isMany ? t(notice.kind === 'down' ? 'kind.downs' : 'kind.scans', { count: notices.length }) : text}
        </span>
        {!isMany && (
          <span dir="auto" className="truncate text-start text-12 text-2" title={shownAddress(notice.asset_value)}>
            {notice.paper
              ? [notice.paper.number, notice.paper.name].filter(Boolean).join(', ')
              : siteName({ name: notice.asset_name, value: notice.asset_value })}
          </span>
        )}
        <span className="text-12 text-3">
          {workspace && (workspaces?.length ?? 0) > 1 && `${workspace.name} · `}
          <RelativeTime at={notice.at} />
        </span>
      </span>
    </Link>
  )
}

function useText({ kind, count = 0, grade, score, title = '', says, what, end, ms }: Notice) {
  const t = useTranslations('shell.notices.kind')
  const said = useSaid()
  const locale = useLocale()
  const timeZone = useTimeZone()
  if (kind === 'scan') return grade ? t('scan', { grade, score: score ?? 0 }) : t('scanUngraded')
  if (kind === 'critical') return t('critical', { count, title: said(title, says) })
  if (kind === 'expiring')
    return t('expiring', { what: what ?? 'certificate', date: end ? date(end, { locale, timeZone }) : '' })
  if (kind === 'up') return t('up', { time: duration(ms ?? 0, locale) })
  return t(kind)
}

const alarm = 'size-4 text-critical-text'

function iconOf({ kind, grade }: Notice): ReactNode {
  if (kind === 'scan') return <GradeTile grade={grade ?? null} size="sm" />
  if (kind === 'critical') return <SeverityIcon severity="critical" className="text-critical-text" />
  if (kind === 'down') return <ArrowDownCircle aria-hidden="true" className={alarm} />
  if (kind === 'up') return <ArrowUpCircle aria-hidden="true" className="size-4 text-pass-text" />
  if (kind === 'expiring') return <CalendarClock aria-hidden="true" className="size-4 text-high-text" />
  if (kind === 'contract_signed') return <FileCheck aria-hidden="true" className="size-4 text-pass-text" />
  if (kind === 'invoice_paid') return <Wallet aria-hidden="true" className="size-4 text-pass-text" />
  return <CircleX aria-hidden="true" className="size-4 text-high-text" />
}

const placeOfMany = ({ kind, workspace_id }: Notice, isInOne: boolean) =>
  `${href(kind === 'down' ? 'monitoring' : 'history')}?workspace=${isInOne ? encodeURIComponent(workspace_id) : ALL}`

/** Where one reads more. Who has no reports reads what a light scan found. */
function placeOf({ kind, scan_id, workspace_id, asset_id, paper }: Notice, canRead: boolean): string {
  if (paper)
    return kind === 'invoice_paid' ? `${href('pay')}?invoice=${paper.id}` : `${href('client')}?contract=${paper.id}`
  const asset = asset_id ? href('scan', { id: asset_id }) : href('asset')
  if (kind === 'scan_failed') return scan_id ? href('details', { id: scan_id }) : asset
  if (kind === 'scan' || kind === 'critical') return canRead && scan_id ? href('report', { id: scan_id }) : asset
  return `${href('monitoring')}?workspace=${encodeURIComponent(workspace_id)}`
}
