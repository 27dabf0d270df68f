import { BadgeCheck, CircleCheck, Globe } from 'lucide-react'
import Link from 'next/link'
import { useTranslations } from 'use-intl'
import { ScanStatusBadge } from '@/components/scan-result/scan-status-badge'
import { scanState, scanType } from '@/components/scan-result/scan-words'
import { Card, CardHeader } from '@/components/ui/card'
import { ErrorPanel } from '@/components/ui/error-panel'
import { GradeTile } from '@/components/ui/grade-tile'
import { RelativeTime } from '@/components/ui/relative-time'
import { useScans } from '@/lib/api/scan'
import { useScanProgress } from '@/lib/api/scan-progress'
import { useSites } from '@/lib/api/sites'
import type { Scan } from '@/lib/contract/scan'
import { href } from '@/lib/domain/routes'
import { ListSkeleton } from './list-skeleton'
import type { Asset } from '@/lib/contract/asset'
import { namesIn, siteName } from '@/lib/domain/shown-address'

const MAX = 8

/** What happened lately: scans and their ends, and assets that came or were proved. */
export function ActivityCard({ workspace }: { workspace: string | undefined }) {
  const t = useTranslations('dashboard.activity')
  const scans = useScans(workspace)
  const assets = useSites(workspace)
  const events = grouped(eventsOf(assets.data ?? [], scans.data ?? [])).slice(0, MAX)
  return (
    <Card>
      <CardHeader
        title={t('title')}
        actions={
          <Link href={href('history')} className="link text-13">
            {t('all')}
          </Link>
        }
      />
      {scans.data ? (
        <ul>
          {events.map((some) =>
            some.length > 1 ? <Many key={some[0].key} events={some} /> : <Row key={some[0].key} event={some[0]} />,
          )}
          {events.length === 0 && <li className="border-t px-4 py-6 text-13 text-2 sm:px-5">{t('none')}</li>}
        </ul>
      ) : scans.isError ? (
        <ErrorPanel
          what="scans_unread"
          error={scans.error}
          onRetry={scans.refetch}
          isRetrying={scans.isFetching}
          className="m-4 mt-0"
        />
      ) : (
        <ListSkeleton rows={MAX} />
      )}
    </Card>
  )
}

type Some = [Event, ...Event[]]

/** Scans of one kind that were completed one after the other are one line. */
function grouped(events: readonly Event[]): Some[] {
  const groups: Some[] = []
  for (const event of events) {
    const last = groups.at(-1)
    const isSame = last?.[0].kind === 'completed' && event.kind === 'completed'
    if (last && isSame && last[0].scan?.scan_type === event.scan?.scan_type) last.push(event)
    else groups.push([event])
  }
  return groups
}

/** So many sites of a line are named. */
const NAMED = 3

function Many({ events }: { events: Some }) {
  const t = useTranslations()
  const [newest] = events
  const names = [...new Set(events.map(({ name }) => name))]
  const rest = names.length - NAMED
  return (
    <li className="border-t">
      <Link
        href={`${href('history')}?status=completed`}
        prefetch={false}
        className="flex min-h-14 items-center gap-3 px-4 py-2 hover:bg-hover focus-visible:-outline-offset-2 sm:px-5"
      >
        <span aria-hidden="true" className="grid w-7 flex-none place-items-center text-3">
          <CircleCheck className="text-pass-text" />
        </span>
        <span className="grid min-w-0 grow">
          <span className="text-13 font-medium">
            {t('dashboard.activity.completed', {
              count: events.length,
              type: newest.scan ? scanType(newest.scan) : 'other',
            })}
          </span>
          <span className="truncate text-12 text-3">
            <RelativeTime at={newest.at} />
            {' · '}
            <span dir="ltr">{names.slice(0, NAMED).join(', ')}</span>
            {rest > 0 && ` ${t('dashboard.attention.others', { count: rest })}`}
          </span>
        </span>
      </Link>
    </li>
  )
}

function Row({ event }: { event: Event }) {
  const t = useTranslations()
  const { scan } = event
  const name = event.name || t('scan.unknownAsset')
  return (
    <li className="border-t">
      <Link
        href={event.href}
        prefetch={false}
        className="flex min-h-14 items-center gap-3 px-4 py-2 hover:bg-hover focus-visible:-outline-offset-2 sm:px-5"
      >
        {scan ? (
          <GradeTile grade={scan.grade ?? null} size="sm" />
        ) : (
          <span aria-hidden="true" className="grid w-7 flex-none place-items-center text-3">
            {event.kind === 'verified' ? <BadgeCheck className="text-pass-text" /> : <Globe />}
          </span>
        )}
        <span className="grid min-w-0 grow">
          <span dir="ltr" className="truncate text-13 font-medium" title={name}>
            {name}
          </span>
          <span className="text-12 text-3">
            {scan
              ? t(`scan.type.${scanType(scan)}`)
              : t(`dashboard.activity.${event.kind === 'verified' ? 'verified' : 'added'}`)}
            {' · '}
            <RelativeTime at={event.at} />
          </span>
        </span>
        {scan && <Status scan={scan} />}
      </Link>
    </li>
  )
}

function Status({ scan }: { scan: Scan }) {
  return <ScanStatusBadge scan={scan} percent={useScanProgress(scan, scan.workspace_id)} />
}

type Event = {
  key: string
  kind: 'added' | 'verified' | 'started' | 'completed' | 'failed' | 'stopped'
  at: string
  name: string
  href: string
  scan?: Scan
}

const ofScan = (scan: Scan, nameOf: (address: string) => string): Event[] => {
  const state = scanState(scan)
  const isOver = state === 'completed' || state === 'failed' || state === 'stopped'
  const at = isOver ? (scan.completed_at ?? scan.updated_at ?? scan.created_at) : scan.created_at
  if (!at) return []
  const to = state === 'completed' ? href('report', { id: scan.id }) : href('details', { id: scan.id })
  return [
    {
      key: `scan ${scan.id}`,
      kind: isOver ? state : 'started',
      at,
      name: scan.asset_name || nameOf(scan.asset_value ?? ''),
      href: to,
      scan,
    },
  ]
}

const ofAsset = (asset: Asset): Event[] => {
  const { id, created_at, verification } = asset
  const name = siteName(asset)
  const to = href('scan', { id })
  return [
    ...(created_at ? [{ key: `added ${id}`, kind: 'added' as const, at: created_at, name, href: to }] : []),
    ...(verification?.verified_at
      ? [{ key: `verified ${id}`, kind: 'verified' as const, at: verification.verified_at, name, href: to }]
      : []),
  ]
}

/** What happened in the workspace, newest first. */
function eventsOf(assets: readonly Asset[], scans: readonly Scan[]): Event[] {
  const nameOf = namesIn(assets)
  const events = [...scans.flatMap((scan) => ofScan(scan, nameOf)), ...assets.flatMap(ofAsset)]
  return events.sort((a, b) => Date.parse(b.at) - Date.parse(a.at))
}
