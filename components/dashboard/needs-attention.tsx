import {
  AlarmClock,
  ArrowDownCircle,
  CalendarClock,
  CalendarX,
  CalendarX2,
  CircleQuestionMark,
  CircleX,
  Copy,
  FileDiff,
  Plug,
  ScanSearch,
  ShieldQuestionMark,
  Snail,
  Unplug,
  Workflow,
} from 'lucide-react'
import { useState } from 'react'
import { useLocale, useTimeZone, useTranslations } from 'use-intl'
import { Button, ButtonLink } from '@/components/ui/button'
import { Card, CardHeader } from '@/components/ui/card'
import { ErrorPanel } from '@/components/ui/error-panel'
import { onDemand } from '@/components/ui/on-demand'
import { useNow } from '@/components/ui/relative-time'
import { SeverityIcon } from '@/components/ui/severity-icon'
import { useIntegrations } from '@/lib/api/integration'
import { lacksMonitors, useMonitors } from '@/lib/api/monitor'
import { useRecipes } from '@/lib/api/recipe-list'
import { lacksCall } from '@/lib/api/scan-report'
import { useScans } from '@/lib/api/scan'
import { useSites } from '@/lib/api/sites'
import { useOverdue } from '@/lib/api/stats'
import { useWpSites } from '@/lib/api/wordpress-list'
import { absoluteTime } from '@/lib/domain/format'
import { ListSkeleton } from './list-skeleton'
import { attentionOf } from './attention'
import type { AttentionItem } from './attention-item'

// It brings the words of all that can go wrong with a connection.
const BrokenWhy = onDemand<{ why: NonNullable<AttentionItem['why']> }>(() =>
  import('./broken-why').then((part) => part.BrokenWhy),
)

const MAX = 7

const icons = {
  down: <ArrowDownCircle aria-hidden="true" className="text-critical-text" />,
  ended: <CalendarX aria-hidden="true" className="text-critical-text" />,
  domain: <CalendarX2 aria-hidden="true" className="text-critical-text" />,
  unchecked: <CircleQuestionMark aria-hidden="true" className="text-high-text" />,
  certificate: <CalendarClock aria-hidden="true" className="text-high-text" />,
  connection: <Unplug aria-hidden="true" className="text-high-text" />,
  recipeNoConnection: <Workflow aria-hidden="true" className="text-high-text" />,
  recipeTooOften: <Workflow aria-hidden="true" className="text-high-text" />,
  wpCritical: <SeverityIcon severity="critical" className="text-critical-text" />,
  wpSilent: <Plug aria-hidden="true" className="text-high-text" />,
  wpHigh: <SeverityIcon severity="high" className="text-high-text" />,
  wpCopy: <Copy aria-hidden="true" className="text-high-text" />,
  overdue: <AlarmClock aria-hidden="true" className="text-high-text" />,
  changed: <FileDiff aria-hidden="true" className="text-medium-text" />,
  slow: <Snail aria-hidden="true" className="text-medium-text" />,
  critical: <SeverityIcon severity="critical" className="text-critical-text" />,
  high: <SeverityIcon severity="high" className="text-high-text" />,
  failed: <CircleX aria-hidden="true" className="text-high-text" />,
  never: <ScanSearch aria-hidden="true" className="text-3" />,
  unverified: <ShieldQuestionMark aria-hidden="true" className="text-medium-text" />,
}
const actions = {
  down: 'attention.see',
  ended: 'attention.see',
  domain: 'attention.see',
  unchecked: 'attention.see',
  certificate: 'attention.see',
  connection: 'attention.see',
  recipeNoConnection: 'attention.see',
  recipeTooOften: 'attention.see',
  wpCritical: 'review',
  wpSilent: 'attention.see',
  wpHigh: 'review',
  wpCopy: 'attention.see',
  changed: 'attention.see',
  slow: 'attention.see',
  critical: 'review',
  high: 'review',
  overdue: 'review',
  failed: 'attention.see',
  never: 'newScan',
  unverified: 'attention.verify',
} as const

export function NeedsAttention({ workspace }: { workspace: string | undefined }) {
  const t = useTranslations('dashboard')
  const [isWhole, setWhole] = useState(false)
  const { items, ...reads } = useAttention(workspace)
  const { assets, monitors, connections, recipes, wordpress } = reads
  return (
    <Card>
      <CardHeader title={t('attention.title')} description={items.length > 0 ? t('attention.text') : undefined} />
      {assets.data ? (
        <ul>
          {(isWhole ? items : items.slice(0, MAX)).map((item) => (
            <Item key={item.key} item={item} />
          ))}
          {items.length > MAX && (
            <li className="border-t px-4 py-3 sm:px-5">
              <Button size="sm" onClick={() => setWhole(!isWhole)}>
                {isWhole ? t('attention.fewer') : t('attention.more', { count: items.length - MAX })}
              </Button>
            </li>
          )}
          {items.length === 0 && !reads.isPending && (
            <li className="border-t px-4 py-6 text-13 text-2 sm:px-5">{t(`attention.${reads.nothing}`)}</li>
          )}
        </ul>
      ) : assets.isError ? (
        <ErrorPanel error={assets.error} onRetry={assets.refetch} isRetrying={assets.isFetching} className="m-4 mt-0" />
      ) : (
        <ListSkeleton rows={3} />
      )}
      {assets.data && !reads.isWatched && <Failed of={monitors} title={t('attention.monitors')} />}
      {assets.data && !connections.data && <Failed of={connections} title={t('attention.connections')} />}
      {assets.data && !recipes.data && <Failed of={recipes} title={t('attention.recipes')} />}
      {assets.data && !wordpress.data && <Failed of={wordpress} title={t('attention.wordpress')} />}
    </Card>
  )
}

/** What needs attention, and what of it is not known. */
function useAttention(workspace: string | undefined) {
  const assets = useSites(workspace)
  const scans = useScans(workspace)
  const monitors = useMonitors(workspace)
  const overdue = useOverdue(workspace)
  const connections = useIntegrations(workspace)
  const recipes = useRecipes(workspace)
  const wordpress = useWpSites(workspace)
  const items = attentionOf(assets.data ?? [], [...(scans.data ?? []), ...assets.scans], {
    figures: assets.figures,
    monitors: monitors.data,
    overdue: overdue.data?.overdue,
    connections: connections.data,
    recipes: recipes.data,
    wordpress: wordpress.data?.wpsites,
    now: useNow(),
  })
  const isWatched = monitors.data !== undefined || lacksMonitors(monitors.error)
  const isTimed = overdue.data !== undefined || lacksCall(overdue.error)
  const isAutomated = [connections, recipes, wordpress].every(({ data }) => data !== undefined)
  const isWhole = isWatched && isTimed && isAutomated
  const nothing = !scans.data ? 'unknown' : isWhole ? 'none' : 'unknownMonitors'
  const isPending = [scans, monitors, overdue, connections, recipes, wordpress].some((read) => read.isPending)
  return { items, assets, monitors, connections, recipes, wordpress, isWatched, isPending, nothing } as const
}

type Read = Pick<ReturnType<typeof useMonitors>, 'isError' | 'error' | 'isFetching'> & { refetch: () => unknown }

/** That one of the lists could not be looked at: what it would say is missing. */
function Failed({ of: { isError, error, refetch, isFetching }, title }: { of: Read; title: string }) {
  if (!isError) return null
  return <ErrorPanel title={title} error={error} onRetry={refetch} isRetrying={isFetching} className="m-4" />
}

/** Whether its values are names that a person gave, and no addresses. */
const isNamed = ({ kind }: AttentionItem) => kind === 'connection' || kind.startsWith('recipe') || kind.startsWith('wp')

function Item({ item }: { item: AttentionItem }) {
  const t = useTranslations('dashboard')
  const options = { locale: useLocale(), timeZone: useTimeZone() }
  const values = item.values.join(', ')
  const text = t(`attention.${item.kind}`, {
    count: item.count,
    time: item.since ? absoluteTime(item.since, options) : 'none',
  })
  return (
    <li className="flex min-h-14 items-center gap-3 border-t px-4 py-2 sm:px-5">
      {icons[item.kind]}
      <span className="grid min-w-0 grow">
        <span className="text-13 font-medium">
          {item.isEarlier ? t('attention.earlier', { findings: text }) : text}
        </span>
        <span dir={isNamed(item) ? 'auto' : 'ltr'} className="truncate text-start text-12 text-3" title={values}>
          {values}
        </span>
        {item.why && <BrokenWhy why={item.why} />}
      </span>
      <ButtonLink size="sm" href={item.href}>
        {t(actions[item.kind])}
      </ButtonLink>
    </li>
  )
}
