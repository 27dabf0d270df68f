'use client'
import { Workflow } from 'lucide-react'
import { useSearchParams } from 'next/navigation'
import { useTranslations } from 'use-intl'
import { useAddressFilter } from '@/components/data-table/use-address-filter'
import { ButtonLink } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { ErrorPanel } from '@/components/ui/error-panel'
import { onDemand } from '@/components/ui/on-demand'
import { PageHeader } from '@/components/ui/page-header'
import { Skeleton } from '@/components/ui/skeleton'
import { StaleReads } from '@/components/ui/stale-reads'
import { Tabs } from '@/components/ui/tabs'
import { lacksDeliveries, useLatestDeliveries } from '@/lib/api/delivery'
import { useIntegrations } from '@/lib/api/integration'
import { useRecipes } from '@/lib/api/recipe-list'
import { useCurrentWorkspace } from '@/lib/api/workspace'
import { href } from '@/lib/domain/routes'
import { integrationList } from '@/lib/messages/en/integration-list'
import { useTitle, withTexts } from '@/lib/react/i18n'
import { AddConnectionButton } from './add-connection-button'
import { ConnectionDrawers } from './connection-drawers'
import { Summary } from './summary'

type OfWorkspace = { workspace: string }

// What stands in a tab brings the words of all that can be connected.
const WorstNote = onDemand<OfWorkspace>(() => import('./worst-note').then((part) => part.WorstNote))
const ConnectionList = onDemand<OfWorkspace & { hasTests: boolean }>(() =>
  import('./connection-list').then((part) => part.ConnectionList),
)
const RecipesTab = onDemand<OfWorkspace>(() =>
  import('@/components/recipe/recipes-tab').then((part) => part.RecipesTab),
)
const RecipeEditor = onDemand<OfWorkspace & { recipe: string }>(() =>
  import('@/components/recipe/recipe-editor').then((part) => part.RecipeEditor),
)
const DeliveriesTab = onDemand<OfWorkspace>(() =>
  import('@/components/delivery/deliveries-tab').then((part) => part.DeliveriesTab),
)

const LatestCard = onDemand<OfWorkspace & { count: number }>(() =>
  import('@/components/delivery/latest-card').then((part) => part.LatestCard),
)

const TABS = ['connections', 'recipes', 'deliveries'] as const

export const IntegrationScreen = withTexts({ integration: integrationList }, function IntegrationScreen() {
  const workspace = useCurrentWorkspace()
  const recipe = useSearchParams()?.get('recipe')
  if (!workspace) return null
  if (recipe) return <RecipeEditor key={workspace.id} workspace={workspace.id} recipe={recipe} />
  return <Overview key={workspace.id} workspace={workspace.id} />
})

const LATEST = 4

function Overview({ workspace }: OfWorkspace) {
  const t = useTranslations('integration')
  const titleOf = useTitle()
  const [asked, setTab] = useAddressFilter('tab', TABS)
  const connections = useIntegrations(workspace)
  const recipes = useRecipes(workspace)
  const latest = useLatestDeliveries(workspace, LATEST)
  // Beyond the specification: an API that keeps no deliveries sends no tests either.
  const hasTests = latest.data !== undefined || !lacksDeliveries(latest.error)
  const tab = asked === 'deliveries' && !hasTests ? 'connections' : asked
  const hasSome = connections.data !== undefined && connections.data.length > 0
  return (
    <ConnectionDrawers workspace={workspace} hasTests={hasTests}>
      <div className="grid gap-4 sm:gap-6">
        {/* While the list is empty, the button stands in its middle. */}
        <PageHeader
          title={titleOf('integration')}
          description={<Summary workspace={workspace} />}
          actions={<HeaderActions hasAdd={tab !== 'connections' || connections.data?.length !== 0} />}
        />
        <StaleReads
          of={
            tab === 'connections'
              ? [connections, recipes, latest]
              : tab === 'recipes'
                ? [connections]
                : [connections, recipes]
          }
        />
        {connections.data?.some(({ status }) => status === 'error') && <WorstNote workspace={workspace} />}
        {tab !== 'connections' && <Failed of={connections} title={t('failed')} />}
        {tab !== 'recipes' && <Failed of={recipes} title={t('recipesFailed')} />}
        <Card>
          <TabList workspace={workspace} tab={tab} onTab={setTab} hasDeliveries={hasTests} />
          {tab === 'connections' && (
            <ConnectionList
              workspace={workspace}
              hasTests={hasTests}
              fallback={<Skeleton className="m-4 h-72 sm:m-5" />}
            />
          )}
          {tab === 'recipes' && <RecipesTab workspace={workspace} />}
          {tab === 'deliveries' && <DeliveriesTab workspace={workspace} />}
        </Card>
        {tab === 'connections' && hasTests && hasSome && <LatestCard workspace={workspace} count={LATEST} />}
      </div>
    </ConnectionDrawers>
  )
}

type TabName = (typeof TABS)[number]
/** Of what is counted here and shown elsewhere, that it is not there. */
function Failed({ of: { data, isError, error, refetch, isFetching }, title }: { of: Read; title: string }) {
  if (data !== undefined || !isError) return null
  return <ErrorPanel title={title} error={error} onRetry={refetch} isRetrying={isFetching} />
}

type Read = { data: unknown; refetch: () => unknown } & Pick<
  ReturnType<typeof useRecipes>,
  'isError' | 'error' | 'isFetching'
>

type TabListProps = {
  tab: TabName
  onTab: (tab: TabName) => void
  hasDeliveries: boolean
}

function TabList({ workspace, tab, onTab, hasDeliveries }: TabListProps & OfWorkspace) {
  const t = useTranslations('integration.tabs')
  const connections = useIntegrations(workspace)
  const recipes = useRecipes(workspace)
  const counts: Partial<Record<TabName, number>> = {
    connections: connections.data?.length,
    recipes: recipes.data?.length,
  }
  const tabs = hasDeliveries ? TABS : TABS.filter((value) => value !== 'deliveries')
  return (
    <Tabs
      label={t('label')}
      value={tab}
      onValueChange={(value) => onTab(TABS.find((one) => one === value) ?? 'connections')}
      listClassName="px-2 sm:px-3"
      tabs={tabs.map((value) => ({
        value,
        label: t(value),
        count: counts[value],
      }))}
    />
  )
}

function HeaderActions({ hasAdd }: { hasAdd: boolean }) {
  const t = useTranslations('integration')
  return (
    <>
      <ButtonLink href={`${href('integration')}?recipe=new`}>
        <Workflow aria-hidden="true" />
        {t('newRecipe')}
      </ButtonLink>
      {hasAdd && <AddConnectionButton />}
    </>
  )
}
