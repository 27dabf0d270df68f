import { clsx } from 'clsx'
import { BadgeCheck, CircleDashed, Globe, X } from 'lucide-react'
import Link from 'next/link'
import { useTranslations } from 'use-intl'
import { Tag } from '@/components/ui/badge'
import { GradeTile } from '@/components/ui/grade-tile'
import { NoValue } from '@/components/ui/no-value'
import { RelativeTime } from '@/components/ui/relative-time'
import { SeverityCounts } from '@/components/ui/severity-counts'
import { StatusBadge } from '@/components/ui/status-badge'
import { ColorDot } from '@/components/nav/color-dot'
import type { Asset } from '@/lib/contract/asset'
import type { Workspace } from '@/lib/contract/workspace'
import { ScanType } from '@/lib/contract/scan'
import { onDemand } from '@/components/ui/on-demand'
import { href } from '@/lib/domain/routes'
import { isCompleted, isFinished } from '@/lib/domain/scan-status'
import { openTotal } from '@/lib/domain/standing'
import { shownHost } from '@/lib/domain/shown-address'

/** It comes with the first address that has one. */
const AssetProblem = onDemand<Pick<Asset, 'problem' | 'problem_says'>>(() =>
  import('./asset-problem').then((part) => part.AssetProblem),
)

type Props = { asset: Asset }

const IP = /^(?:\[|\d+(?:\.\d+){3}(?:[:/]|$))/

/** `place`: its workspace, where the window has no room for a column of it. */
export function AssetName({ asset, place }: Props & { place?: string }) {
  const t = useTranslations('asset.type')
  const shown = shownHost(asset.value)
  const letter = (asset.name || shown).replace(/^www\./, '')[0]?.toUpperCase()
  return (
    <span className="flex min-w-44 items-center gap-3">
      <span
        aria-hidden="true"
        className={clsx(
          'grid size-6 flex-none place-items-center rounded border bg-sunken text-12 font-strong text-2',
          place && 'sm:max-lg:hidden',
        )}
      >
        {/* An IP address has no letter: its name has. */}
        {!asset.name && IP.test(shown) ? <Globe className="size-3.5" /> : letter}
      </span>
      <span className="grid min-w-0">
        <Link
          href={href('scan', { id: asset.id })}
          prefetch={false}
          dir="ltr"
          title={asset.value}
          className="font-medium [overflow-wrap:anywhere] hover:underline"
        >
          {shown}
        </Link>
        <span className="text-12 text-3 [overflow-wrap:anywhere]">{asset.name || t(asset.type)}</span>
        {place && place !== asset.name && (
          <bdi className="hidden text-12 text-3 [overflow-wrap:anywhere] sm:max-lg:block">{place}</bdi>
        )}
        {asset.problem && <AssetProblem problem={asset.problem} problem_says={asset.problem_says} />}
      </span>
    </span>
  )
}

const statuses = {
  verified: { tone: 'pass', icon: <BadgeCheck /> },
  // Nothing is under way: it waits for a person.
  pending: { tone: 'medium', icon: <CircleDashed /> },
  failed: { tone: 'critical', icon: <X /> },
} as const

/** Somebody looked for the proof, and it has never been there. */
const isNotFoundYet = ({ status, verification }: Asset) => status === 'pending' && Boolean(verification?.last_error)

export const ownershipWord = (asset: Asset) => (isNotFoundYet(asset) ? 'notFoundYet' : asset.status)

export function Status({ asset }: Props) {
  const t = useTranslations('asset.status')
  const { tone, icon } = statuses[asset.status]
  return (
    <StatusBadge tone={tone} icon={icon}>
      {t(ownershipWord(asset))}
    </StatusBadge>
  )
}

export function Grade({ asset }: Props) {
  const grade = asset.grade ?? null
  return (
    <span className="inline-flex items-center gap-2 align-middle">
      <GradeTile size="sm" grade={grade} score={asset.score} />
      {grade && (
        <span aria-hidden="true" className="tabular-nums">
          {asset.score}
        </span>
      )}
    </span>
  )
}

export function Findings({ asset }: Props) {
  const t = useTranslations('asset')
  // Without a grade, nothing found proves nothing.
  if (!asset.findings || (!asset.grade && openTotal(asset.findings) === 0)) return <NoValue />
  return (
    <span className="inline-grid gap-0.5 align-middle">
      <SeverityCounts counts={asset.findings} />
      {Boolean(asset.set_aside) && (
        <span className="text-12 text-3">{t('setAside', { count: asset.set_aside ?? 0 })}</span>
      )}
    </span>
  )
}

export function LastScan({ asset }: Props) {
  const t = useTranslations('asset')
  const scan = asset.last_scan
  if (!scan) return <span className="whitespace-nowrap text-3">{t('neverScanned')}</span>
  const known = ScanType.safeParse(scan.type)
  const type = known.success ? t(`scanType.${known.data}`) : scan.type
  const unfinished = scan.status.toLowerCase() === 'queued' ? 'scanQueued' : 'scanRunning'
  return (
    <span className="grid">
      <RelativeTime at={scan.at} className="whitespace-nowrap" />
      <span className="text-12 text-3 sm:whitespace-nowrap">
        {isCompleted(scan) ? type : t(isFinished(scan) ? 'scanFailed' : unfinished, { type })}
      </span>
    </span>
  )
}

export function Tags({ tags }: { tags: readonly string[] }) {
  return (
    <span className="flex flex-wrap gap-1">
      {tags.map((tag) => (
        <Tag key={tag}>{tag}</Tag>
      ))}
    </span>
  )
}

/** Whose it is, where assets of all workspaces stand together. */
export function PlaceName({ workspace }: { workspace: Pick<Workspace, 'name' | 'color'> | undefined }) {
  if (!workspace) return null
  return (
    <span className="inline-flex max-w-40 items-center gap-2 align-middle" title={workspace.name}>
      <ColorDot color={workspace.color} />
      <bdi className="min-w-0 truncate">{workspace.name}</bdi>
    </span>
  )
}
