import { useMemo } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { DataTable } from '@/components/data-table/data-table'
import { columnsFor } from '@/components/data-table/table'
import { useAddressFilter } from '@/components/data-table/use-address-filter'
import { ErrorPanel } from '@/components/ui/error-panel'
import { Select } from '@/components/ui/select'
import { useResellerUsage } from '@/lib/api/reseller'
import type { ResellerAccount } from '@/lib/contract/reseller'
import { resellerAccount } from '@/lib/messages/en/reseller-account'
import { withTexts } from '@/lib/react/i18n'
import { nameOf } from './state-of'

type Row = { id: string; month: string; account: string; light_scans: number; full_scans: number }
const column = columnsFor<Row>()
const ANY = 'any'
const NEWEST_FIRST = { id: 'month', desc: true }

export type UsageTableProps = { workspace: string; accounts: readonly ResellerAccount[] }

/** What each account scanned in which month; its file is what somebody bills by. */
export const UsageTable = withTexts({ resellerAccount }, function UsageTable({ workspace, accounts }: UsageTableProps) {
  const t = useTranslations('resellerAccount.usage')
  const read = useResellerUsage(workspace)
  const months = read.data?.months ?? []
  const [month, setMonth] = useAddressFilter('month', [ANY, ...months])
  const columns = useUsageColumns()
  const named = useMonthName()
  const names = new Map(accounts.map((account) => [account.id, nameOf(account)]))
  const all = read.data?.usage.map((row) => ({
    ...row,
    id: `${row.account_id} ${row.month}`,
    account: names.get(row.account_id) ?? '',
  }))
  if (!read.data && read.isError)
    return (
      <div className="p-4 sm:p-5">
        <ErrorPanel title={t('failed')} error={read.error} onRetry={read.refetch} isRetrying={read.isFetching} />
      </div>
    )
  return (
    <DataTable
      key={month}
      label={t('title')}
      columns={columns}
      rows={all?.filter((row) => month === ANY || row.month === month)}
      rowLabel={(row) => `${row.account}, ${named(row.month)}`}
      initialSort={NEWEST_FIRST}
      toolbar={
        <Select
          label={t('month')}
          value={month}
          onValueChange={setMonth}
          options={[{ value: ANY, label: t('anyMonth') }, ...months.map((value) => ({ value, label: named(value) }))]}
        />
      }
      empty={<p className="px-4 py-10 text-center text-13 text-2">{t('none')}</p>}
      stateKey="reseller-usage"
      filtered={month === ANY ? undefined : { total: all?.length ?? 0, onClear: () => setMonth(ANY) }}
    />
  )
})

function useMonthName() {
  const locale = useLocale()
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' })
    return (month: string) => format.format(new Date(`${month}-01T00:00:00Z`))
  }, [locale])
}

function useUsageColumns() {
  const t = useTranslations('resellerAccount.usage')
  const named = useMonthName()
  return useMemo(
    () =>
      column.columns([
        column.accessor('month', {
          header: t('month'),
          meta: { text: (row: Row) => named(row.month), sort: 'text' },
          cell: (cell) => <span className="whitespace-nowrap">{named(cell.getValue())}</span>,
        }),
        column.accessor('account', { header: t('account'), meta: { sort: 'text' } }),
        column.accessor('light_scans', { header: t('light'), meta: { search: false } }),
        column.accessor('full_scans', { header: t('full'), meta: { search: false } }),
      ]),
    [t, named],
  )
}
