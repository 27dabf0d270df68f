import { useTranslations } from 'use-intl'
import { DataTable } from '@/components/data-table/data-table'
import { useAddressFilter } from '@/components/data-table/use-address-filter'
import { planName } from '@/components/plan/plan-names'
import { Card } from '@/components/ui/card'
import { onDemand } from '@/components/ui/on-demand'
import { useNow } from '@/components/ui/relative-time'
import { Select } from '@/components/ui/select'
import { Skeleton } from '@/components/ui/skeleton'
import { Tabs } from '@/components/ui/tabs'
import type { ResellerAccount } from '@/lib/contract/reseller'
import type { BulkAccountsProps } from './bulk-accounts'
import { needsAttention, nameOf } from './state-of'
import { useAccountColumns } from './use-account-columns'
import type { UsageTableProps } from './usage-table'

const UsageTable = onDemand<UsageTableProps>(() => import('./usage-table').then((part) => part.UsageTable))
/** It comes when the first row is ticked. */
const BulkAccounts = onDemand<BulkAccountsProps>(() => import('./bulk-accounts').then((part) => part.BulkAccounts))

const TABS = ['all', 'attention', 'suspended', 'usage'] as const
type Tab = (typeof TABS)[number]
const ANY = 'any'
const WORST_FIRST = { id: 'grade', desc: false }

const isIn = (tab: Tab, account: ResellerAccount, now: number) =>
  tab === 'attention' ? needsAttention(account, now) : tab === 'suspended' ? account.status === 'suspended' : true

export type AccountListProps = { workspace: string; accounts: readonly ResellerAccount[] | undefined }

/** The accounts of a reseller, those with the worst sites first, and what they used. */
export function AccountList({ workspace, accounts }: AccountListProps) {
  const t = useTranslations('reseller')
  const now = useNow()
  const [tab, setTab] = useAddressFilter('show', TABS)
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
          ...(value !== 'usage' && { count: accounts?.filter((account) => isIn(value, account, now)).length }),
        }))}
      />
      {tab === 'usage' ? (
        <UsageTable workspace={workspace} accounts={accounts ?? []} fallback={<Skeleton className="h-96" />} />
      ) : (
        <AccountTable key={tab} tab={tab} onAll={() => setTab('all')} workspace={workspace} accounts={accounts} />
      )}
    </Card>
  )
}

type TableProps = AccountListProps & { tab: Tab; onAll: () => void }

function AccountTable({ tab, onAll, workspace, accounts }: TableProps) {
  const t = useTranslations('reseller')
  const now = useNow()
  const plans = [...new Set((accounts ?? []).map(({ plan }) => plan))].toSorted()
  const [plan, setPlan] = useAddressFilter('plan', [ANY, ...plans])
  const columns = useAccountColumns(workspace)
  const rows = accounts?.filter((account) => isIn(tab, account, now) && (plan === ANY || account.plan === plan))
  function showAll() {
    onAll()
    setPlan(ANY)
  }
  return (
    <DataTable
      key={plan}
      label={t('table')}
      columns={columns}
      rows={rows}
      rowLabel={nameOf}
      initialSort={WORST_FIRST}
      bulkActions={(chosen, keep) => <BulkAccounts accounts={chosen} workspace={workspace} onDone={keep} />}
      toolbar={
        plans.length > 1 && (
          <Select
            label={t('plan')}
            value={plan}
            onValueChange={setPlan}
            options={[
              { value: ANY, label: t('anyPlan') },
              ...plans.map((value) => ({ value, label: planName(value) })),
            ]}
          />
        )
      }
      stateKey={`reseller-${tab}`}
      filtered={tab !== 'all' || plan !== ANY ? { total: accounts?.length ?? 0, onClear: showAll } : undefined}
    />
  )
}
