import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { columnsFor } from '@/components/data-table/table'
import { planName } from '@/components/plan/plan-names'
import type { ResellerAccount } from '@/lib/contract/reseller'
import { AccountActions } from './account-actions'
import { AccountGrade, AccountName, AccountPlan, Ends, LastSeen, OpenCounts, StateNow } from './account-cells'
import { STATES, stateOf } from './state-of'

const column = columnsFor<ResellerAccount>()

type Translate = ReturnType<typeof useTranslations<'reseller'>>

export function useAccountColumns(workspace: string) {
  const t = useTranslations('reseller')
  return useMemo(
    () => column.columns([...aboutColumns(t), ...figureColumns(t), ...timeColumns(t, workspace)]),
    [t, workspace],
  )
}

const aboutColumns = (t: Translate) =>
  column.columns([
    column.accessor(({ company, name }) => company || name, {
      id: 'account',
      header: t('column.account'),
      meta: {
        text: ({ company, name, email }: ResellerAccount) => [company, name, email].filter(Boolean).join(' '),
        sort: 'text',
      },
      cell: ({ row }) => <AccountName account={row.original} />,
    }),
    column.accessor(({ plan }) => planName(plan), {
      id: 'plan',
      header: t('column.plan'),
      meta: { sort: 'text', priority: 2, onCard: true },
      cell: ({ row }) => <AccountPlan account={row.original} />,
    }),
    column.accessor((account) => STATES.indexOf(stateOf(account, Date.now())), {
      id: 'status',
      header: t('column.status'),
      meta: { text: (account: ResellerAccount) => t(`status.${stateOf(account, Date.now())}`) },
      cell: ({ row }) => <StateNow account={row.original} />,
    }),
  ])

const figureColumns = (t: Translate) =>
  column.columns([
    column.accessor(({ score }) => score ?? undefined, {
      id: 'grade',
      header: t('column.grade'),
      meta: {
        search: false,
        text: ({ grade, score }: ResellerAccount) => [grade, score].filter((part) => part !== null).join(' '),
      },
      cell: ({ row }) => <AccountGrade account={row.original} />,
    }),
    column.accessor(({ findings }) => -((findings?.critical ?? 0) * 1e4 + (findings?.high ?? 0)), {
      id: 'open',
      header: t('column.open'),
      meta: {
        search: false,
        text: ({ findings }: ResellerAccount) => `${findings?.critical ?? 0}, ${findings?.high ?? 0}`,
      },
      cell: ({ row }) => <OpenCounts account={row.original} />,
    }),
    column.accessor(({ scans_30d }) => scans_30d ?? undefined, {
      id: 'scans',
      header: t('column.scans'),
      meta: { search: false, priority: 3 },
    }),
  ])

const timeColumns = (t: Translate, workspace: string) =>
  column.columns([
    column.accessor(({ last_login_at }) => last_login_at ?? undefined, {
      id: 'seen',
      header: t('column.seen'),
      meta: { search: false, priority: 3 },
      cell: ({ row }) => <LastSeen account={row.original} />,
    }),
    column.accessor(({ expires_at }) => expires_at ?? undefined, {
      id: 'ends',
      header: t('column.ends'),
      meta: { search: false, priority: 2 },
      cell: ({ row }) => <Ends account={row.original} />,
    }),
    column.display({
      id: 'actions',
      header: () => <span className="sr-only">{t('column.actions')}</span>,
      cell: ({ row }) => <AccountActions workspace={workspace} account={row.original} />,
    }),
  ])
