'use client'
import { Plus, Workflow } from 'lucide-react'
import { useSearchParams } from 'next/navigation'
import { useTranslations } from 'use-intl'
import { useAddressFilter } from '@/components/data-table/use-address-filter'
import { Button, ButtonLink } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { onDemand } from '@/components/ui/on-demand'
import { PageHeader } from '@/components/ui/page-header'
import { StaleReads } from '@/components/ui/stale-reads'
import { Tabs } from '@/components/ui/tabs'
import { lacksDeliveries, useLatestDeliveries } from '@/lib/api/delivery'
import { useIntegrations } from '@/lib/api/integration'
import { useRecipes } from '@/lib/api/recipe'
import { useCurrentWorkspace } from '@/lib/api/workspace'
import { href, routes } from '@/lib/domain/routes'
import { automation } from '@/lib/messages/en/automation'
import { integrationList } from '@/lib/messages/en/integration-list'
import { useSaid, withTexts } from '@/lib/react/i18n'
import { ConnectionDrawers } from './connection-drawers'
import { ConnectionList } from './connection-list'
import { Summary } from './summary'
import { useConnectionDrawer } from './use-connection-drawer'
import { WorstNote } from './worst-note'

type OfWorkspace = { workspace: string }

const RecipesTab = onDemand<OfWorkspace>(() => import('@/components/recipe/recipes-tab').then((part) => part.RecipesTab))
const RecipeEditor = onDemand<OfWorkspace & { recipe: string }>(() => import('@/components/recipe/recipe-editor').then((part) => part.RecipeEditor))
const DeliveriesTab = onDemand<OfWorkspace>(() => import('@/components/delivery/deliveries-tab').then((part) => part.DeliveriesTab))

const LatestCard = onDemand<OfWorkspace & { count: number }>(() => import('@/components/delivery/latest-card').then((part) => part.LatestCard))

const TABS = ['connections', 'recipes', 'deliveries'] as const

export const IntegrationScreen = withTexts({ integration: integrationList, automation }, function IntegrationScreen() {
  const workspace = useCurrentWorkspace()
  const recipe = useSearchParams()?.get('recipe')
  if (!workspace) return null
  if (recipe) return <RecipeEditor key={workspace.id} workspace={workspace.id} recipe={recipe} />
  return <Overview key={workspace.id} workspace={workspace.id} />
})

const LATEST = 4

function Overview({ workspace }: OfWorkspace) {
  const t = useTranslations('integration')
  const said = useSaid()
  const [tab, setTab] = useAddressFilter('tab', TABS)
  const connections = useIntegrations(workspace)
  const recipes = useRecipes(workspace)
  const latest = useLatestDeliveries(workspace, LATEST)
  // Beyond the specification: an API that keeps no deliveries sends no tests either.
  const hasTests = latest.data !== undefined || !lacksDeliveries(latest.error)
  const tabs = hasTests ? TABS : TABS.filter((value) => value !== 'deliveries')
  const hasSome = connections.data !== undefined && connections.data.length > 0
  const counts = { connections: connections.data?.length, recipes: recipes.data?.length, deliveries: undefined }
  return (
    <ConnectionDrawers workspace={workspace} hasTests={hasTests}>
      <div className="grid gap-4 sm:gap-6">
        {/* While the list is empty, the button stands in its middle. */}
        <PageHeader
          title={said(routes.integration.title)}
          description={<Summary workspace={workspace} />}
          actions={<Deeds hasAdd={tab !== 'connections' || connections.data?.length !== 0} />}
        />
        <StaleReads of={tab === 'connections' ? [connections, recipes, latest] : [connections, recipes]} />
        <WorstNote workspace={workspace} />
        <Card>
          <Tabs
            label={t('tabs.label')}
            value={tab}
            onValueChange={(value) => setTab(TABS.find((one) => one === value) ?? 'connections')}
            listClassName="px-2 sm:px-3"
            tabs={tabs.map((value) => ({ value, label: t(`tabs.${value}`), count: counts[value] }))}
          />
          {tab === 'connections' && <ConnectionList workspace={workspace} hasTests={hasTests} />}
          {tab === 'recipes' && <RecipesTab workspace={workspace} />}
          {tab === 'deliveries' && hasTests && <DeliveriesTab workspace={workspace} />}
        </Card>
        {tab === 'connections' && hasTests && hasSome && <LatestCard workspace={workspace} count={LATEST} />}
      </div>
    </ConnectionDrawers>
  )
}

function Deeds({ hasAdd }: { hasAdd: boolean }) {
  const t = useTranslations('integration')
  const { show } = useConnectionDrawer()
  return (
    <>
      <ButtonLink href={`${href('integration')}?recipe=new`}>
        <Workflow aria-hidden="true" />
        {t('newRecipe')}
      </ButtonLink>
      {hasAdd && (
        <Button variant="primary" aria-keyshortcuts="c" onClick={() => show({ kind: 'add' })}>
          <Plus aria-hidden="true" />
          {t('add')}
        </Button>
      )}
    </>
  )
}
