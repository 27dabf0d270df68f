'use client'
import { useTranslations } from 'use-intl'
import { useAddressFilter } from '@/components/data-table/use-address-filter'
import { ErrorPanel } from '@/components/ui/error-panel'
import { onDemand } from '@/components/ui/on-demand'
import { PageHeader } from '@/components/ui/page-header'
import { Delayed, Skeleton } from '@/components/ui/skeleton'
import { StaleReads } from '@/components/ui/stale-reads'
import { Tabs } from '@/components/ui/tabs'
import { type DfyManager, useDfyManager } from '@/lib/api/dfy'
import { website as listTexts } from '@/lib/messages/en/website'
import { websiteFrame } from '@/lib/messages/en/website-frame'
import { websiteManager as texts } from '@/lib/messages/en/website-manager'
import { useTitle, withTexts } from '@/lib/react/i18n'
import { ManagerHead } from './manager-head'
import { MissingWebsite } from './missing-website'
import { OverviewTab } from './overview-tab'
import { isMissing, useWebsiteId } from './use-website-id'

type Part = { manager: DfyManager }

const PagesTab = onDemand<Part>(() => import('./pages-tab').then((part) => part.PagesTab))
const SearchTab = onDemand<Part>(() => import('./search-tab').then((part) => part.SearchTab))
const FormsTab = onDemand<Part>(() => import('./forms-tab').then((part) => part.FormsTab))
const DomainTab = onDemand<Part>(() => import('./domain-tab').then((part) => part.DomainTab))
const VersionsTab = onDemand<Part>(() => import('./versions-tab').then((part) => part.VersionsTab))

const TABS = ['overview', 'pages', 'search', 'forms', 'domain', 'versions'] as const
type Tab = (typeof TABS)[number]

export const ManagerScreen = withTexts(
  { website: listTexts, websiteFrame, websiteManager: texts },
  function ManagerScreen() {
    const id = useWebsiteId()
    return id === '' ? <MissingWebsite screen="dfyManager" /> : <Manager key={id} id={id} />
  },
)

function Manager({ id }: { id: string }) {
  const t = useTranslations('websiteManager')
  const titleOf = useTitle()
  const read = useDfyManager(id)
  if (!read.data) {
    if (isMissing(id, read.error)) return <MissingWebsite screen="dfyManager" />
    return (
      <div className="grid gap-4 sm:gap-6">
        <PageHeader title={titleOf('dfyManager')} />
        {read.isError ? (
          <ErrorPanel title={t('failed')} error={read.error} onRetry={read.refetch} isRetrying={read.isFetching} />
        ) : (
          <div aria-busy="true" className="min-h-screen">
            <Delayed>
              <Skeleton className="h-10 rounded-lg" />
              <Skeleton className="mt-6 h-96 rounded-lg" />
            </Delayed>
          </div>
        )}
      </div>
    )
  }
  return (
    <div className="grid gap-4 sm:gap-6">
      <ManagerHead website={read.data.website} />
      <StaleReads of={[read]} />
      <Parts manager={read.data} />
    </div>
  )
}

function Parts({ manager }: Part) {
  const t = useTranslations('websiteManager')
  const [tab, setTab] = useAddressFilter<Tab>('tab', TABS)
  const counts: Partial<Record<Tab, number | undefined>> = {
    pages: manager.website.pages?.length,
    forms: manager.leads.length,
    versions: manager.versions.length,
  }
  const waiting = <Skeleton className="h-96 rounded-lg" />
  const parts: Record<Tab, React.ReactNode> = {
    overview: <OverviewTab manager={manager} />,
    pages: <PagesTab manager={manager} fallback={waiting} />,
    search: <SearchTab manager={manager} fallback={waiting} />,
    forms: <FormsTab manager={manager} fallback={waiting} />,
    domain: <DomainTab manager={manager} fallback={waiting} />,
    versions: <VersionsTab manager={manager} fallback={waiting} />,
  }
  return (
    <Tabs
      label={t('parts')}
      value={tab}
      onValueChange={(value) => setTab(TABS.find((known) => known === value) ?? 'overview')}
      className="gap-4 sm:gap-6"
      tabs={TABS.map((value) => ({
        value,
        label: t(`tab.${value}`),
        ...(counts[value] !== undefined && { count: counts[value] }),
        content: parts[value],
      }))}
    />
  )
}
