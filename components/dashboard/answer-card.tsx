import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { ButtonLink } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { GradeTile } from '@/components/ui/grade-tile'
import { SeverityBar } from '@/components/ui/severity-bar'
import { Delayed, Skeleton } from '@/components/ui/skeleton'
import { lacksMonitors, useMonitors } from '@/lib/api/monitor'
import { useScans } from '@/lib/api/scan'
import { useSites } from '@/lib/api/sites'
import type { Asset } from '@/lib/contract/asset'
import { GRADES } from '@/lib/contract/scan-result'
import type { SiteFigures } from '@/lib/contract/stats'
import { href } from '@/lib/domain/routes'
import { namesIn, siteName } from '@/lib/domain/shown-address'
import { figuresOf } from '@/lib/domain/site-figures'
import { openTotal } from '@/lib/domain/standing'
import { AnswerText, type Kind } from './answer-text'
import { attentionOf } from './attention'
import { headlineOf, isGraded } from './headline'
import Link from 'next/link'

/** Long words go on in another line where the screen is narrow. */
const WRAPS = 'h-auto! min-h-ctl max-w-full py-1 whitespace-normal!'

/** What comes pushes nothing down. */
const HEIGHT = 'min-h-72 sm:min-h-60 lg:min-h-44'

/** The sentence that the person came for: what is down, then what the latest report of every asset found. */
export function AnswerCard({ workspace }: { workspace: string | undefined }) {
  const assets = useSites(workspace)
  const scans = useScans(workspace)
  const monitors = useMonitors(workspace)
  if (assets.isPending) return <AnswerToCome />
  if (!assets.data) return null
  if (assets.data.length === 0) return <Beginning kind="noAssets" />
  const nameOf = namesIn(assets.data)
  const down =
    monitors.data
      ?.filter(({ state, open }) => state !== 'unknown' && open.includes('down'))
      .map(({ asset_value }) => nameOf(asset_value)) ?? []
  const items = attentionOf(assets.data, [...(scans.data ?? []), ...assets.scans])
  const worst = items.find(({ kind }) => kind === 'critical' || kind === 'high')
  // What is calm may not be once the scans and the monitors have answered.
  if (down.length === 0 && !worst && (scans.isPending || monitors.isPending)) return <AnswerToCome />
  const failed = items.reduce((sum, { kind, count }) => sum + (kind === 'failed' ? count : 0), 0)
  const figures = assets.figures ?? figuresOf(assets.data, failed)
  if (down.length === 0 && figures.reported === 0 && figures.failed === 0) return <Beginning kind="noScans" />
  const isWatched = monitors.data?.every(({ state }) => state !== 'unknown') ?? lacksMonitors(monitors.error)
  return (
    <Answer
      assets={assets.data.filter((asset) => asset.findings)}
      figures={figures}
      down={down}
      worst={worst?.href}
      isWatched={isWatched}
    />
  )
}

/** In the shape of what comes: a sentence, what it goes by, the grades, and the counts beside them. */
export function AnswerToCome({ isAtOnce = false }) {
  return (
    <div className={HEIGHT}>
      <Delayed ms={isAtOnce ? 0 : undefined}>
        <Card
          aria-hidden="true"
          className={`${HEIGHT} grid items-center gap-x-6 gap-y-5 p-4 sm:p-6 lg:grid-cols-[minmax(0,1fr)_288px]`}
        >
          <div className="grid gap-3">
            <Skeleton className="h-6 w-3/4" />
            <Skeleton className="h-4 w-1/2" />
            <div className="flex flex-wrap gap-2">
              {[0, 1, 2, 3].map((place) => (
                <Skeleton key={place} className="h-9 w-16" />
              ))}
            </div>
            <Skeleton className="h-9 w-40" />
          </div>
          <div className="grid gap-3 max-lg:border-t max-lg:pt-4 lg:border-s lg:ps-6">
            <Skeleton className="h-4 w-32" />
            <Skeleton className="h-2" />
            <Skeleton className="h-4" />
          </div>
        </Card>
      </Delayed>
    </div>
  )
}

function Beginning({ kind }: { kind: 'noAssets' | 'noScans' }) {
  const t = useTranslations('dashboard')
  return (
    <Card className={`${HEIGHT} grid content-center gap-4 p-4 sm:flex sm:items-center sm:gap-6 sm:p-6`}>
      <GradeTile grade={null} className="max-sm:hidden" />
      <div className="grid gap-2">
        <h2 className="text-20 font-strong tracking-[-0.012em]">{t(kind)}</h2>
        <p className="text-14 text-pretty text-2">{t(`${kind}Text`)}</p>
        <div className="mt-1">
          <ButtonLink variant="primary" href={kind === 'noAssets' ? `${href('asset')}?add=1` : href('init')}>
            {t(kind === 'noAssets' ? 'addAsset' : 'newScan')}
          </ButtonLink>
        </div>
      </div>
    </Card>
  )
}

type AnswerProps = {
  assets: readonly Asset[]
  figures: SiteFigures
  down: readonly string[]
  worst: string | undefined
  isWatched: boolean
}

/** `assets` are those with a report, of a large workspace those worth naming; `isWatched`: what the monitors see is known. */
function Answer({ assets, figures, down, worst, isWatched }: AnswerProps) {
  const t = useTranslations('dashboard')
  const { counts, graded, total, never } = figures
  const [lowest] = assets.filter(isGraded).sort((a, b) => (a.score ?? 0) - (b.score ?? 0))
  const kind = headlineOf(figures, counts, down.length)
  const headline = useHeadline(kind, { assets, figures, down, isWatched })
  const isAlone = total === 1
  const worstAlone = figures.critical === 1 ? assets.find(({ findings }) => findings?.critical) : undefined
  return (
    <Card
      className={`${HEIGHT} grid ${isAlone ? 'grid-cols-[auto_minmax(0,1fr)] lg:grid-cols-[auto_minmax(0,1fr)_288px]' : 'lg:grid-cols-[minmax(0,1fr)_288px]'} items-center gap-x-4 gap-y-5 p-4 sm:gap-x-6 sm:p-6`}
    >
      {isAlone && (
        <GradeTile grade={lowest?.grade ?? null} score={lowest?.score} size="lg" className="max-sm:self-start" />
      )}
      <div className="grid min-w-0 gap-2">
        <h2 className="text-20 font-strong tracking-[-0.012em] text-balance [overflow-wrap:anywhere]">{headline}</h2>
        <AnswerText
          kind={kind}
          figures={figures}
          of={isAlone ? lowest : undefined}
          worst={isAlone ? lowest : worstAlone}
        />
        {!(isAlone && graded === 1) && <p className="text-13 text-3">{t('graded', { total, graded, never })}</p>}
        {!isAlone && <GradeDistribution grades={figures.grades} />}
        {lowest?.grade && graded > 1 && (
          <p className="text-13 text-3 [overflow-wrap:anywhere]">
            <ToReport of={lowest}>
              {t('lowest', { asset: siteName(lowest), grade: lowest.grade, score: lowest.score ?? 0 })}
            </ToReport>
          </p>
        )}
        <Ways kind={kind} worst={worst} latest={isAlone ? lowest?.latest_report : null} />
      </div>
      {(graded > 0 || openTotal(counts) > 0) && (
        <div className="grid gap-3 max-lg:col-span-full max-lg:border-t max-lg:pt-4 lg:border-s lg:ps-6">
          <p className="text-13 font-medium">{t('openFindings', { count: openTotal(counts) })}</p>
          <SeverityBar counts={{ ...counts, info: 0 }} legend />
        </div>
      )}
    </Card>
  )
}

type WaysProps = { kind: Kind; worst: string | undefined; latest: string | null | undefined }

/** To what is worst, and of a single site to its report. */
function Ways({ kind, worst, latest }: WaysProps) {
  const t = useTranslations('dashboard')
  return (
    <div className="mt-1 flex flex-wrap gap-2 empty:hidden max-sm:*:grow">
      {kind === 'down' && (
        <ButtonLink variant="primary" href={href('monitoring')} className={WRAPS}>
          {t('attention.see')}
        </ButtonLink>
      )}
      {worst && (
        <ButtonLink variant={kind === 'down' ? 'secondary' : 'primary'} href={worst} className={WRAPS}>
          {t('reviewFirst')}
        </ButtonLink>
      )}
      {latest && (
        <ButtonLink href={href('report', { id: latest })} className={WRAPS}>
          {t('openLatest')}
        </ButtonLink>
      )}
    </div>
  )
}

function ToReport({ of: { latest_report }, children }: { of: Asset; children: ReactNode }) {
  if (!latest_report) return children
  return (
    <Link href={href('report', { id: latest_report })} prefetch={false} className="link">
      {children}
    </Link>
  )
}

type HeadlineProps = Pick<AnswerProps, 'assets' | 'figures' | 'down' | 'isWatched'>

function useHeadline(kind: Kind, { assets, figures, down, isWatched }: HeadlineProps) {
  const t = useTranslations('dashboard')
  const { counts, total, graded, failed } = figures
  const worst = assets.find((asset) => asset.findings?.critical)
  if (kind === 'down') {
    const outage = down.length === 1 ? t('downOn', { asset: down[0] ?? '' }) : t('downMany', { count: down.length })
    // An outage hides nothing that somebody can break in by.
    return counts.critical > 0 ? `${outage}. ${t('urgent', { count: counts.critical })}` : outage
  }
  if (kind === 'urgent')
    return figures.critical === 1
      ? t('urgentOn', { count: counts.critical, asset: siteName(worst ?? { value: '' }) })
      : t('urgent', { count: counts.critical })
  if (kind === 'high') return t('high', { count: counts.high })
  if (kind === 'calm' || kind === 'clear') return t(isWatched ? kind : 'calmScans')
  return t(kind, { total, graded, failed })
}

/** How many sites have which grade, the best first. Each leads to the list of these. */
function GradeDistribution({ grades: of }: Pick<SiteFigures, 'grades'>) {
  const t = useTranslations('dashboard')
  const grades = GRADES.map((grade) => ({ grade, count: of[grade] ?? 0 })).filter(({ count }) => count > 0)
  if (grades.length === 0) return null
  return (
    <ul aria-label={t('grades.label')} className="flex flex-wrap gap-2">
      {grades.map(({ grade, count }) => (
        <li key={grade}>
          <Link
            href={`${href('asset')}?grade=${encodeURIComponent(grade)}`}
            prefetch={false}
            aria-label={t('grades.of', { count, grade })}
            className="flex min-h-ctl items-center gap-1.5 rounded-md border px-2 py-1 hover:bg-hover"
          >
            <GradeTile grade={grade} size="sm" />
            <span aria-hidden="true" className="text-14 font-strong tabular-nums">
              {t('grades.count', { count })}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
