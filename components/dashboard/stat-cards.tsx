import { Activity, BadgeCheck, Bug, Globe, type LucideIcon, Plug, ScanSearch, ShieldAlert, Users } from 'lucide-react'
import { useLocale, useTimeZone, useTranslations } from 'use-intl'
import { ErrorPanel } from '@/components/ui/error-panel'
import { IntentLink } from '@/components/ui/intent-link'
import { useNow } from '@/components/ui/relative-time'
import { Skeleton } from '@/components/ui/skeleton'
import { Sparkline } from '@/components/ui/sparkline'
import { useStats } from '@/lib/api/stats'
import { firstFigures } from '@/lib/browser/early'
import { type Stat, STAT_KEYS, type StatKey } from '@/lib/contract/stats'
import { date, dayAndMonth, number } from '@/lib/domain/format'
import { href } from '@/lib/domain/routes'

/** Fixed: the same figure always has the same picture and leads to the same place. Of findings, more is worse. */
const cards: Record<StatKey, { icon: LucideIcon; href: string; isBad?: true }> = {
  total_assets: { icon: Globe, href: href('asset') },
  verified_assets: { icon: BadgeCheck, href: `${href('asset')}?status=verified` },
  total_scans: { icon: ScanSearch, href: href('history') },
  active_scans: { icon: Activity, href: `${href('history')}?status=active` },
  critical_findings: { icon: ShieldAlert, href: `${href('asset')}?sort=-findings`, isBad: true },
  open_findings: { icon: Bug, href: `${href('asset')}?sort=-findings`, isBad: true },
  wordpress_sites: { icon: Plug, href: href('wordpress') },
  leads: { icon: Users, href: href('leads') },
}

const CARD = 'grid h-full min-h-[7.25rem] content-start gap-1 rounded-lg border bg-surface p-4'
const FIGURE = 'text-28 font-strong tracking-[-0.02em] tabular-nums'
const ALARM = 'text-critical-text'
const LIST = 'grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4'

export function StatCards({ workspace }: { workspace: string | undefined }) {
  const t = useTranslations('dashboard.stats')
  const { data, error, isError, isFetching, isPending, refetch } = useStats(workspace)
  // What the page showed before the app was there stays until the same answer is read here.
  const first = isPending ? firstFigures(workspace) : undefined
  if (!data && isError)
    return <ErrorPanel title={t('failed')} error={error} onRetry={refetch} isRetrying={isFetching} />
  return (
    <ul aria-label={t('label')} aria-busy={isPending} className={LIST}>
      {STAT_KEYS.map((key) => (
        <li key={key} className="relative">
          <StatCard name={key} stat={data?.[key] ?? first?.[key]} isPending={isPending} />
          <Course name={key} stat={data?.[key]} />
        </li>
      ))}
    </ul>
  )
}

/**
 * The cards in the page before the app is there: boot.js writes each figure into the element that is named for it
 * (lib/browser/boot/show-figures.ts), which React leaves as it finds it.
 */
export function StatCardsToCome() {
  const t = useTranslations('dashboard.stats')
  return (
    <ul aria-label={t('label')} className={LIST}>
      {STAT_KEYS.map((key) => (
        <li key={key} className={CARD}>
          <Name of={key} />
          <span className={FIGURE}>
            {/* An empty text, and no missing one: with this React leaves what has come in its place. */}
            <span
              data-figure={key}
              data-alarm={key === 'critical_findings' ? ALARM : undefined}
              className="skeleton h-7 w-10"
              suppressHydrationWarning
            >
              {''}
            </span>
          </span>
        </li>
      ))}
    </ul>
  )
}

function Name({ of }: { of: StatKey }) {
  const t = useTranslations('dashboard.stats')
  const { icon: Icon } = cards[of]
  return (
    <span className="flex items-center gap-2 text-13 text-2">
      <Icon aria-hidden="true" className="text-3" />
      <span className="min-w-0 [overflow-wrap:anywhere]">{t(of)}</span>
    </span>
  )
}

type StatCardProps = { name: StatKey; stat: Stat | undefined; isPending: boolean }

function StatCard({ name, stat, isPending }: StatCardProps) {
  const t = useTranslations('dashboard.stats')
  const locale = useLocale()
  const { value, previous, since, series = [] } = typeof stat === 'object' ? stat : { value: stat }
  const { href: to, isBad } = cards[name]
  const isAlarm = name === 'critical_findings' && value !== undefined && value > 0
  return (
    <IntentLink href={to} className={`${CARD} hover:border-line-strong hover:bg-hover`}>
      <Name of={name} />
      <span className="flex min-w-0 items-center justify-between gap-2">
        <span className={`${FIGURE} ${isAlarm ? ALARM : ''}`}>
          {value !== undefined ? (
            number(value, locale)
          ) : isPending ? (
            <Skeleton className="h-7 w-10" />
          ) : (
            <>
              <span aria-hidden="true">–</span>
              <span className="sr-only">{t('unknown')}</span>
            </>
          )}
        </span>
        {/* A line that never moved says nothing. */}
        {series.some((one) => one !== series[0]) && (
          <Sparkline values={series} className={isAlarm ? ALARM : 'text-3'} />
        )}
      </span>
      {value !== undefined && previous !== undefined && <Change by={value - previous} since={since} isBad={isBad} />}
    </IntentLink>
  )
}

/** The picture in words: beside the link, whose name stays short. */
function Course({ name, stat }: Pick<StatCardProps, 'name' | 'stat'>) {
  const t = useTranslations('dashboard.stats')
  const series = typeof stat === 'object' ? (stat.series ?? []) : []
  const [first, last] = [series[0], series.at(-1)]
  if (first === undefined || last === undefined || series.length < 2) return null
  return (
    <p className="sr-only">
      {t('course', { name: t(name), first, last, low: Math.min(...series), high: Math.max(...series) })}
    </p>
  )
}

/** `since`: where it is not counted from 30 days ago. */
function Change({ by, since, isBad = false }: { by: number; since: string | undefined; isBad?: boolean }) {
  const t = useTranslations('dashboard.stats')
  const locale = useLocale()
  const timeZone = useTimeZone()
  const now = useNow()
  const isToday = since !== undefined && date(since, { locale, timeZone }) === date(now, { locale, timeZone })
  // On its first day everything is as it was at the beginning.
  if (isToday && by === 0) return null
  const from =
    since === undefined
      ? { from: 'month', day: '' }
      : { from: isBad ? 'report' : isToday ? 'today' : 'day', day: dayAndMonth(since, { locale, timeZone }) }
  const tone = !isBad || by === 0 ? 'text-3' : by > 0 ? 'text-critical-text' : 'text-pass-text'
  return (
    <span className={`text-12 text-balance ${tone}`}>
      {by === 0 ? t('same', from) : t(by > 0 ? 'more' : 'fewer', { ...from, count: Math.abs(by) })}
    </span>
  )
}
