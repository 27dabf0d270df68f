import { useTranslations } from 'use-intl'
import { DataTable } from '@/components/data-table/data-table'
import { useAddressFilter } from '@/components/data-table/use-address-filter'
import { Card } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import { Button } from '@/components/ui/button'
import { onDemand } from '@/components/ui/on-demand'
import { Tabs } from '@/components/ui/tabs'
import type { WpSite } from '@/lib/contract/wordpress-list'
import type { BulkSitesProps } from './bulk-sites'
import { isIn, TABS } from './status'
import { useSiteColumns } from './use-site-columns'

/** It comes when the first row is ticked. */
const BulkSites = onDemand<BulkSitesProps>(() => import('./bulk-sites').then((part) => part.BulkSites))

const WORST_FIRST = { id: 'flaws', desc: true }

export type SiteListProps = { workspace: string; sites: readonly WpSite[] | undefined }

/** The sites of a workspace by how they stand, the worst first. */
export function SiteList({ workspace, sites }: SiteListProps) {
  const t = useTranslations('wordpress')
  const columns = useSiteColumns(workspace)
  const [tab, setTab] = useAddressFilter('status', TABS)
  const rows = sites?.filter((site) => isIn(tab, site))
  return (
    <Card>
      <Tabs
        label={t('tabs.label')}
        value={tab}
        onValueChange={(value) => setTab(TABS.find((one) => one === value) ?? 'all')}
        listClassName="px-2 sm:px-3"
        tabs={TABS.map((value) => ({
          value,
          label: t(`tabs.${value}`),
          count: sites?.filter((site) => isIn(value, site)).length,
        }))}
      />
      <DataTable
        key={tab}
        label={t('table')}
        columns={columns}
        rows={rows}
        rowLabel={({ name }) => name}
        initialSort={WORST_FIRST}
        bulkActions={(chosen, keep) => <BulkSites sites={chosen} workspace={workspace} onDone={keep} />}
        stateKey={`wordpress-${tab}`}
        empty={
          <EmptyState title={t('noneHere')} action={<Button onClick={() => setTab('all')}>{t('showAll')}</Button>} />
        }
      />
    </Card>
  )
}
