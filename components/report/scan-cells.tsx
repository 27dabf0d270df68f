import { FileText, GitCompareArrows, History, Radio, Square } from 'lucide-react'
import Link from 'next/link'
import { type ComponentProps, useCallback } from 'react'
import { useFormatter, useLocale, useTranslations } from 'use-intl'
import { ScanStatusBadge } from '@/components/scan-result/scan-status-badge'
import { elapsedMs, scanState } from '@/components/scan-result/scan-words'
import { Button, ButtonLink } from '@/components/ui/button'
import { GradeTile } from '@/components/ui/grade-tile'
import { SeverityCounts } from '@/components/ui/severity-counts'
import { ColorDot } from '@/components/nav/color-dot'
import { useWorkspaces } from '@/lib/api/workspace'
import { useAbortScan } from '@/lib/api/report'
import { useScanProgress } from '@/lib/api/scan-progress'
import type { Scan } from '@/lib/contract/scan'
import { duration, number } from '@/lib/domain/format'
import { href } from '@/lib/domain/routes'
import { isFinished } from '@/lib/domain/scan-status'
import { leftIn } from '@/lib/domain/left-in'
import { openTotal } from '@/lib/domain/standing'
import { shownHost } from '@/lib/domain/shown-address'

type Cell = { scan: Scan }

export function AssetLink({ scan }: Cell) {
  const t = useTranslations('scan')
  const address = scan.asset_value ?? t('unknownAsset')
  return (
    <span className="grid min-w-44">
      <ScanLink scan={scan} dir="ltr" title={address} className="text-start [overflow-wrap:anywhere]">
        {shownHost(address)}
      </ScanLink>
      {scan.asset_name && <bdi className="text-12 text-3 [overflow-wrap:anywhere]">{scan.asset_name}</bdi>}
    </span>
  )
}

type ScanLinkProps = Cell & Pick<ComponentProps<'a'>, 'dir' | 'title' | 'className' | 'children'>

/** To its report, or to how it goes or failed. */
export function ScanLink({ scan, className, ...rest }: ScanLinkProps) {
  const target = scanState(scan) === 'completed' ? href('report', { id: scan.id }) : href('details', { id: scan.id })
  return <Link href={target} prefetch={false} className={`font-medium hover:underline ${className}`} {...rest} />
}

/** Nobody reads a grade without hearing of what somebody set aside: also where the findings have no column. */
export function Graded({ scan }: Cell) {
  const locale = useLocale()
  const t = useTranslations()
  const aside = openTotal(scan.set_aside ?? {})
  if (!scan.grade) return <span className="text-3">–</span>
  return (
    <span className="inline-grid gap-0.5 align-middle">
      <span className="inline-flex items-center gap-2">
        <GradeTile grade={scan.grade} size="sm" />
        {typeof scan.score === 'number' && <span className="tabular-nums">{number(scan.score, locale)}</span>}
        {scan.has_carried && (
          <span title={t('scan.stillOpen.included')} className="inline-flex text-2">
            <History aria-hidden="true" className="i-14" />
            <span className="sr-only">{t('scan.stillOpen.included')}</span>
          </span>
        )}
      </span>
      {aside > 0 && (
        <span className="whitespace-nowrap text-12 text-3">{t('report.history.aside', { count: aside })}</span>
      )}
    </span>
  )
}

/** What is left of it, without what somebody set aside, and what is new since the report before it, or gone. */
export function Found({ scan }: Cell) {
  const left = leftIn(scan)
  const changed = useChangesText()(scan)
  // Without a grade, nothing found proves nothing.
  if (!left || !(scan.grade || openTotal(scan.counts ?? {}) > 0)) return <span className="text-3">–</span>
  return (
    <span className="inline-grid gap-0.5 align-middle">
      <SeverityCounts counts={left} />
      {changed && <span className="text-12 text-3">{changed}</span>}
    </span>
  )
}

/** "3 new, 1 fixed, 2 not checked before", as the notification of the scan tells it; empty where nothing changed. */
export function useChangesText() {
  const t = useTranslations('report.history.changes')
  const format = useFormatter()
  return useCallback(
    ({ changes }: Scan) => {
      const told = (['new', 'fixed', 'unchecked_before'] as const).filter((kind) => changes?.[kind])
      return format.list(
        told.map((kind) => t(kind, { count: changes?.[kind] ?? 0 })),
        { type: 'unit' },
      )
    },
    [t, format],
  )
}

export function Took({ scan }: Cell) {
  const locale = useLocale()
  const elapsed = elapsedMs(scan)
  return <span className="tabular-nums">{elapsed === null ? '–' : duration(elapsed, locale)}</span>
}

/** Whose it is, where scans of all workspaces stand together. */
export function Place({ id }: { id: string | undefined }) {
  const workspace = useWorkspaces().data?.find((one) => one.id === id)
  if (!workspace) return null
  return (
    <span className="inline-flex max-w-36 items-center gap-1.5 align-middle text-12 text-2" title={workspace.name}>
      <ColorDot color={workspace.color} />
      <bdi className="min-w-0 truncate">{workspace.name}</bdi>
    </span>
  )
}

/** Where a row leads: its report, the running scan, or why it failed. */
type RowActionsProps = Cell & {
  workspace: string
  /** The report to compare with. */
  earlier?: string
}

export function RowActions({ scan, workspace, earlier }: RowActionsProps) {
  const t = useTranslations('scan.actions')
  const compare = useTranslations('report.compare')
  const abort = useAbortScan(workspace)
  const isStopping = abort.isPending || (abort.isSuccess && !isFinished(scan))
  if (scanState(scan) === 'completed') {
    return (
      <span className="inline-flex gap-2">
        <ButtonLink size="sm" href={href('report', { id: scan.id })} prefetch={false}>
          <FileText aria-hidden="true" />
          {t('openReport')}
        </ButtonLink>
        {earlier && (
          <ButtonLink
            size="sm"
            href={`${href('report', { id: scan.id })}?with=${encodeURIComponent(earlier)}`}
            prefetch={false}
          >
            <GitCompareArrows aria-hidden="true" />
            {compare('action')}
          </ButtonLink>
        )}
      </span>
    )
  }
  return (
    <span className="inline-flex gap-2">
      <ButtonLink size="sm" href={href('details', { id: scan.id })} prefetch={false}>
        {!isFinished(scan) && <Radio aria-hidden="true" />}
        {t(isFinished(scan) ? 'details' : 'watch')}
      </ButtonLink>
      {!isFinished(scan) && (
        <Button size="sm" pending={isStopping} onClick={() => abort.mutate(scan.id)}>
          {!isStopping && <Square aria-hidden="true" />}
          {t(isStopping ? 'stopping' : 'stop')}
        </Button>
      )}
    </span>
  )
}

export function Status({ scan, workspace }: { scan: Scan; workspace: string }) {
  return <ScanStatusBadge scan={scan} percent={useScanProgress(scan, workspace)} />
}
