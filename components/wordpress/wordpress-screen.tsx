'use client'
import { Download } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { AddButton } from '@/components/ui/add-button'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import { ErrorPanel } from '@/components/ui/error-panel'
import { onDemand } from '@/components/ui/on-demand'
import { PageHeader } from '@/components/ui/page-header'
import { Skeleton } from '@/components/ui/skeleton'
import { StaleReads } from '@/components/ui/stale-reads'
import { useWpSites } from '@/lib/api/wordpress-list'
import { useCurrentWorkspace } from '@/lib/api/workspace'
import type { Workspace } from '@/lib/contract/workspace'
import { wordpressList } from '@/lib/messages/en/wordpress-list'
import { useTitle, withTexts } from '@/lib/react/i18n'
import { SiteDrawers } from './site-drawers'
import type { OverviewProps } from './overview'
import type { SiteListProps } from './site-list'
import { usePluginFile } from './use-plugin-file'
import { useSiteDrawer } from './use-site-drawer'

// The frame is there at once; the table and what is said above it come with their sites.
const Overview = onDemand<OverviewProps>(() => import('./overview').then((part) => part.Overview))
const SiteList = onDemand<SiteListProps>(() => import('./site-list').then((part) => part.SiteList))

export const WordpressScreen = withTexts({ wordpress: wordpressList }, function WordpressScreen() {
  const workspace = useCurrentWorkspace()
  return workspace && <Sites key={workspace.id} workspace={workspace} />
})

function Sites({ workspace }: { workspace: Workspace }) {
  const t = useTranslations('wordpress')
  const titleOf = useTitle()
  const read = useWpSites(workspace.id)
  const { data, error, isError, isFetching, refetch } = read
  const sites = data?.wpsites
  const hasSome = sites !== undefined && sites.length > 0
  return (
    <SiteDrawers workspace={workspace.id} sites={sites}>
      <div className="grid gap-4 sm:gap-6">
        <PageHeader
          title={titleOf('wordpress')}
          description={hasSome ? t('summary', { count: sites.length, workspace: workspace.name }) : t('purpose')}
          actions={hasSome && <HeaderActions />}
        />
        <StaleReads of={[read]} />
        {data && hasSome && <Overview workspace={workspace.id} sites={sites} stats={data.stats} />}
        {!data && isError ? (
          <ErrorPanel title={t('failed')} error={error} onRetry={refetch} isRetrying={isFetching} />
        ) : sites?.length === 0 ? (
          <NoSites />
        ) : (
          <SiteList workspace={workspace.id} sites={sites} fallback={<Skeleton className="h-96" />} />
        )}
      </div>
    </SiteDrawers>
  )
}

function HeaderActions() {
  const t = useTranslations('wordpress')
  const plugin = usePluginFile()
  return (
    <>
      <Button pending={plugin.isPending} onClick={plugin.save}>
        <Download aria-hidden="true" />
        {t('plugin')}
      </Button>
      <AddSiteButton />
    </>
  )
}

/** What the screen is for, and how it begins. */
function NoSites() {
  const t = useTranslations('wordpress')
  return (
    <Card>
      <EmptyState
        title={t('empty.title')}
        description={t('empty.steps')}
        action={<AddSiteButton size="lg" />}
        className="py-14"
      />
    </Card>
  )
}

function AddSiteButton({ size }: { size?: 'lg' }) {
  const t = useTranslations('wordpress')
  const { show } = useSiteDrawer()
  return <AddButton label={t('add')} offline={t('action.offline')} size={size} onAdd={() => show({ kind: 'add' })} />
}
