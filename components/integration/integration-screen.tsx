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
import { useIntegrations } from '@/lib/api/integration'
import { useRecipes } from '@/lib/api/recipe'
import { useCurrentWorkspace } from '@/lib/api/workspace'
import { href, routes } from '@/lib/domain/routes'
import { automation } from '@/lib/messages/en/automation'
import { integrationList } from '@/lib/messages/en/integration-list'
import { useSaid, withTexts } from '@/lib/react/i18n'
import { ConnectionList } from './connection-list'
import { Summary } from './summary'
import { useConnectionDrawer } from './use-connection-drawer'

type OfWorkspace = { workspace: string }

const RecipesTab = onDemand<OfWorkspace>(() => import('@/components/recipe/recipes-tab').then((part) => part.RecipesTab))
const RecipeEditor = onDemand<OfWorkspace & { recipe: string }>(() => import('@/components/recipe/recipe-editor').then((part) => part.RecipeEditor))
const DeliveriesTab = onDemand<OfWorkspace>(() => import('@/components/delivery/deliveries-tab').then((part) => part.DeliveriesTab))

const TABS = ['connections', 'recipes', 'deliveries'] as const

export const IntegrationScreen = withTexts({ integration: integrationList, automation }, function IntegrationScreen() {
  const workspace = useCurrentWorkspace()
  const recipe = useSearchParams()?.get('recipe')
  if (!workspace) return null
  if (recipe) return <RecipeEditor key={workspace.id} workspace={workspace.id} recipe={recipe} />
  return <Overview key={workspace.id} workspace={workspace.id} />
})

function Overview({ workspace }: OfWorkspace) {
  const t = useTranslations('integration')
  const said = useSaid()
  const [tab, setTab] = useAddressFilter('tab', TABS)
  const connections = useIntegrations(workspace)
  const recipes = useRecipes(workspace)
  const counts = { connections: connections.data?.length, recipes: recipes.data?.length, deliveries: undefined }
  return (
    <div className="grid gap-4 sm:gap-6">
      <PageHeader title={said(routes.integration.title)} description={<Summary />} actions={<Deeds />} />
      <StaleReads of={[connections, recipes]} />
      <Card>
        <Tabs
          label={t('tabs.label')}
          value={tab}
          onValueChange={(value) => setTab(TABS.find((one) => one === value) ?? 'connections')}
          listClassName="px-2 sm:px-3"
          tabs={TABS.map((value) => ({ value, label: t(`tabs.${value}`), count: counts[value] }))}
        />
        {tab === 'connections' && <ConnectionList workspace={workspace} />}
        {tab === 'recipes' && <RecipesTab workspace={workspace} />}
        {tab === 'deliveries' && <DeliveriesTab workspace={workspace} />}
      </Card>
    </div>
  )
}

function Deeds() {
  const t = useTranslations('integration')
  const { show } = useConnectionDrawer()
  return (
    <>
      <ButtonLink href={`${href('integration')}?recipe=new`}>
        <Workflow aria-hidden="true" />
        {t('newRecipe')}
      </ButtonLink>
      <Button variant="primary" aria-keyshortcuts="c" onClick={() => show({ kind: 'add' })}>
        <Plus aria-hidden="true" />
        {t('add')}
      </Button>
    </>
  )
}
