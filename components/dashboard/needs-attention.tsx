import { useState } from 'react'
import { useLocale, useTimeZone, useTranslations } from 'use-intl'
import { Button, ButtonLink } from '@/components/ui/button'
import { Card, CardHeader } from '@/components/ui/card'
import { ErrorPanel } from '@/components/ui/error-panel'
import { onDemand, onceOpen } from '@/components/ui/on-demand'
import { RelativeTime, useNow } from '@/components/ui/relative-time'
import { SeverityIcon } from '@/components/ui/severity-icon'
import { useIntegrations } from '@/lib/api/integration'
import { lacksMonitors, useMonitors } from '@/lib/api/monitor'
import { lacksOverview, useProblems } from '@/lib/api/overview'
import { useRecipes } from '@/lib/api/recipe-list'
import { lacksCall } from '@/lib/api/scan-report'
import { useScans } from '@/lib/api/scan'
import { useSites } from '@/lib/api/sites'
import { useOverdue } from '@/lib/api/stats'
import { useWpSites } from '@/lib/api/wordpress-list'
import { useWorkspaces } from '@/lib/api/workspace'
import type { Problem } from '@/lib/contract/overview'
import { ALL } from '@/lib/domain/all'
import { absoluteTime } from '@/lib/domain/format'
import { useSaid } from '@/lib/react/use-said'
import { ListSkeleton } from './list-skeleton'
import { attentionOf } from './attention'
import { actions, icons } from './attention-looks'
import type { AttentionItem } from './attention-item'
import type { ProblemDrawerProps } from './problem-drawer'

// It brings the words of all that can go wrong with a connection.
const BrokenWhy = onDemand<{ why: NonNullable<AttentionItem['why']> }>(() =>
  import('./broken-why').then((part) => part.BrokenWhy),
)

const ProblemDrawer = onceOpen<ProblemDrawerProps>(() => import('./problem-drawer').then((part) => part.ProblemDrawer))

const MAX = 7

export function NeedsAttention({ workspace }: { workspace: string | undefined }) {
  const t = useTranslations('dashboard')
  const [isWhole, setWhole] = useState(false)
  const [shown, setShown] = useState<Problem | null>(null)
  const { items, ...reads } = useAttention(workspace)
  const { assets, monitors, problems, connections, recipes, wordpress } = reads
  return (
    <Card>
      <CardHeader title={t('attention.title')} description={items.length > 0 ? t('attention.text') : undefined} />
      {assets.data ? (
        <ul>
          {(isWhole ? items : items.slice(0, MAX)).map((item) => (
            <Item key={item.key} item={item} isOfAll={workspace === ALL} onReview={setShown} />
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
      <ProblemDrawer open={shown !== null} scope={workspace} problem={shown} onClose={() => setShown(null)} />
      {assets.data && !reads.isWatched && <Failed of={monitors} title={t('attention.monitors')} />}
      {assets.data && <Failed of={problems} title={t('attention.problems')} isKnown={lacksOverview(problems.error)} />}
      {assets.data && !connections.data && <Failed of={connections} title={t('attention.connections')} />}
      {assets.data && !recipes.data && <Failed of={recipes} title={t('attention.recipes')} />}
      {assets.data && !wordpress.data && <Failed of={wordpress} title={t('attention.wordpress')} />}
    </Card>
  )
}

/** In its shape, while it is not known. */
export function AttentionToCome({ isAtOnce = false }) {
  const t = useTranslations('dashboard')
  return (
    <Card>
      <CardHeader title={t('attention.title')} />
      <ListSkeleton rows={3} isAtOnce={isAtOnce} />
    </Card>
  )
}

/** What needs attention, and what of it is not known. Connections, recipes and plugins are of one workspace. */
function useAttention(scope: string | undefined) {
  const workspace = scope === ALL ? undefined : scope
  const assets = useSites(scope)
  const scans = useScans(scope)
  const monitors = useMonitors(scope)
  const problems = useProblems(scope)
  const isNamed = !lacksOverview(problems.error)
  const overdue = useOverdue(scope)
  const connections = useIntegrations(workspace)
  const recipes = useRecipes(workspace)
  const wordpress = useWpSites(workspace)
  const items = attentionOf(assets.data ?? [], [...(scans.data ?? []), ...assets.scans], {
    figures: assets.figures,
    monitors: monitors.data,
    overdue: overdue.data?.overdue,
    problems: problems.data ?? (isNamed ? [] : undefined),
    connections: connections.data,
    recipes: recipes.data,
    wordpress: wordpress.data?.wpsites,
    now: useNow(),
  })
  const isWatched = monitors.data !== undefined || lacksMonitors(monitors.error)
  const isTimed = overdue.data !== undefined || lacksCall(overdue.error)
  const beside = scope === ALL ? [] : [connections, recipes, wordpress]
  const isWhole = isWatched && isTimed && beside.every(({ data }) => data !== undefined)
  const nothing = !scans.data || (isNamed && !problems.data) ? 'unknown' : isWhole ? 'none' : 'unknownMonitors'
  const isPending = [scans, monitors, overdue, problems, ...beside].some((read) => read.isPending)
  return { items, assets, monitors, problems, connections, recipes, wordpress, isWatched, isPending, nothing } as const
}

type Read = Pick<ReturnType<typeof useMonitors>, 'isError' | 'error' | 'isFetching'> & {
  data: unknown
  refetch: () => unknown
}

/** That one of the lists could not be looked at: what it would say is missing. */
function Failed({
  of: { data, isError, error, refetch, isFetching },
  title,
  isKnown = false,
}: {
  of: Read
  title: string
  isKnown?: boolean
}) {
  if (!isError || data !== undefined || isKnown) return null
  return <ErrorPanel title={title} error={error} onRetry={refetch} isRetrying={isFetching} className="m-4" />
}

/** Whether its values are names that a person gave, and no addresses. */
const isNamed = ({ kind }: AttentionItem) => kind === 'connection' || kind.startsWith('recipe') || kind.startsWith('wp')

type ItemProps = { item: AttentionItem; isOfAll: boolean; onReview: (problem: Problem) => void }

function Item({ item, isOfAll, onReview }: ItemProps) {
  const t = useTranslations('dashboard')
  const options = { locale: useLocale(), timeZone: useTimeZone() }
  const text = t(`attention.${item.kind}`, {
    count: item.count,
    time: item.since ? absoluteTime(item.since, options) : 'none',
  })
  const { problem } = item
  return (
    <li className="flex min-h-14 items-center gap-3 border-t px-4 py-2 sm:px-5">
      {problem?.severity === 'medium' || problem?.severity === 'low' ? (
        <SeverityIcon severity={problem.severity} className={`${problem.severity} text-k-text`} />
      ) : (
        icons[item.kind]
      )}
      <span className="grid min-w-0 grow">
        <span className="text-13 font-medium [overflow-wrap:anywhere]">
          {problem ? (
            <ProblemName problem={problem} />
          ) : item.isEarlier ? (
            t('attention.earlier', { findings: text })
          ) : (
            text
          )}
        </span>
        <Places item={item} isOfAll={isOfAll} />
        {item.why && <BrokenWhy why={item.why} />}
      </span>
      {problem && problem.sites > 1 ? (
        <Button size="sm" aria-haspopup="dialog" onClick={() => onReview(problem)}>
          {t('review')}
        </Button>
      ) : (
        <ButtonLink size="sm" href={item.href}>
          {t(actions[item.kind])}
        </ButtonLink>
      )}
    </li>
  )
}

/** What it is, and on how many sites. */
function ProblemName({ problem: { title, says, sites } }: { problem: Problem }) {
  const t = useTranslations('dashboard')
  return t('attention.problem', { title: useSaid()(title, says), count: sites })
}

/** On a phone the parts stand in lines of their own, which no dot should begin. */
const NEXT = "sm:before:me-2 sm:before:content-['·']"

/** Where it is, in which workspace, and for how long. */
function Places({ item, isOfAll }: { item: AttentionItem; isOfAll: boolean }) {
  const t = useTranslations('dashboard')
  const workspace = useWorkspaces().data?.find(({ id }) => id === item.workspace)
  const { problem } = item
  const rest = (problem?.sites ?? 0) - item.values.length
  const values = item.values.join(', ')
  return (
    <span className="flex min-w-0 flex-wrap gap-x-2 text-12 text-3">
      <span dir={isNamed(item) ? 'auto' : 'ltr'} className="max-w-full truncate text-start" title={values}>
        {values}
        {rest > 0 && ` ${t('attention.others', { count: rest })}`}
      </span>
      {isOfAll && workspace && workspace.name !== values && <span className={NEXT}>{workspace.name}</span>}
      {isOfAll && problem && problem.workspaces > 1 && (
        <span className={NEXT}>{t('attention.workspaces', { count: problem.workspaces })}</span>
      )}
      {problem && (
        <span className={NEXT}>
          {t('attention.found')} <RelativeTime at={problem.since} />
        </span>
      )}
      {problem && problem.late > 0 && (
        <span className={`${NEXT} font-medium text-high-text`}>{t('attention.late', { count: problem.late })}</span>
      )}
    </span>
  )
}
