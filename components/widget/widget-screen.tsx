'use client'
import { useTranslations } from 'use-intl'
import { useAddressFilter } from '@/components/data-table/use-address-filter'
import { ErrorPanel } from '@/components/ui/error-panel'
import { onDemand } from '@/components/ui/on-demand'
import { Skeleton } from '@/components/ui/skeleton'
import { useWidget } from '@/lib/api/widget'
import { useCurrentWorkspace } from '@/lib/api/workspace'
import { widget as texts } from '@/lib/messages/en/widget'
import { useTitle, withTexts } from '@/lib/react/i18n'
import { PageHeader } from '@/components/ui/page-header'
import { StaleReads } from '@/components/ui/stale-reads'
import { TABS, type Tab, WidgetHead } from './widget-head'

type Part = { workspace: string }

const LookTab = onDemand<Part & { tab: Tab; onTab: (tab: Tab) => void }>(() =>
  import('./look-tab').then((part) => part.LookTab),
)
const InstallTab = onDemand<Part>(() => import('./install-tab').then((part) => part.InstallTab))
const LeadsTab = onDemand<Part & { onInstall: () => void }>(() => import('./leads-tab').then((part) => part.LeadsTab))

export const WidgetScreen = withTexts({ widget: texts }, function WidgetScreen() {
  const workspace = useCurrentWorkspace()
  return workspace ? <Builder key={workspace.id} workspace={workspace.id} /> : null
})

function Builder({ workspace }: Part) {
  const t = useTranslations('widget')
  const titleOf = useTitle()
  const [tab, setTab] = useAddressFilter('tab', TABS)
  const read = useWidget(workspace)
  if (!read.data)
    return (
      <div className="grid gap-4 sm:gap-6">
        <PageHeader title={titleOf('customization')} />
        {read.isError ? (
          <ErrorPanel title={t('failed')} error={read.error} onRetry={read.refetch} isRetrying={read.isFetching} />
        ) : (
          <Skeleton className="h-96" />
        )}
      </div>
    )
  return (
    <div className="grid gap-4 sm:gap-6">
      {tab === 'look' ? (
        <LookTab workspace={workspace} tab={tab} onTab={setTab} />
      ) : (
        <WidgetHead workspace={workspace} tab={tab} onTab={setTab} />
      )}
      <StaleReads of={[read]} />
      {tab === 'install' && <InstallTab workspace={workspace} />}
      {tab === 'leads' && <LeadsTab workspace={workspace} onInstall={() => setTab('install')} />}
    </div>
  )
}
