import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { columnsFor } from '@/components/data-table/table'
import type { Integration } from '@/lib/contract/integration'
import { ConnectionActions } from './connection-actions'
import { ConnectionName, ConnectionStatus, Day, LastDelivery, OnSwitch, UsedBy } from './connection-cells'
import { STATUSES, statusOf } from './status'
import { useProviderName } from './use-provider-name'

const column = columnsFor<Integration>()

type Translate = ReturnType<typeof useTranslations<'integration'>>

export function useConnectionColumns(workspace: string, hasTests: boolean) {
  const t = useTranslations('integration')
  const provider = useProviderName()
  return useMemo(
    () => column.columns([...aboutColumns(t, provider), ...sentColumns(t), ...actionColumns(t, workspace, hasTests)]),
    // What it is called follows the same words.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [t, workspace, hasTests],
  )
}

const aboutColumns = (t: Translate, provider: (type: string) => string) =>
  column.columns([
    column.accessor('name', {
      header: t('column.name'),
      meta: {
        text: ({ name, type, host }: Integration) => [name, provider(type), host].filter(Boolean).join(' '),
        sort: 'text',
      },
      cell: ({ row }) => <ConnectionName connection={row.original} />,
    }),
    column.accessor((connection) => STATUSES.indexOf(statusOf(connection)), {
      id: 'status',
      header: t('column.status'),
      meta: { text: (connection: Integration) => t(`status.${statusOf(connection)}`) },
      cell: ({ row }) => <ConnectionStatus connection={row.original} />,
    }),
    column.accessor(({ used_by_recipes }) => used_by_recipes, {
      id: 'used',
      header: t('column.used'),
      meta: { priority: 2, text: ({ recipes = [] }: Integration) => recipes.map(({ name }) => name).join(', ') },
      cell: ({ row }) => <UsedBy connection={row.original} />,
    }),
  ])

const sentColumns = (t: Translate) =>
  column.columns([
    column.accessor(({ last_delivery }) => last_delivery?.at, {
      id: 'last',
      header: t('column.last'),
      meta: { priority: 2, search: false },
      cell: ({ row }) => <LastDelivery connection={row.original} />,
    }),
    column.accessor(({ deliveries_24h }) => deliveries_24h?.ok, {
      id: 'day',
      header: t('column.day'),
      meta: { search: false },
      cell: ({ row }) => <Day connection={row.original} />,
    }),
  ])

const actionColumns = (t: Translate, workspace: string, hasTests: boolean) =>
  column.columns([
    column.display({
      id: 'on',
      header: t('column.on'),
      cell: ({ row }) => <OnSwitch workspace={workspace} connection={row.original} />,
    }),
    column.display({
      id: 'actions',
      header: () => <span className="sr-only">{t('column.actions')}</span>,
      cell: ({ row }) => <ConnectionActions workspace={workspace} connection={row.original} hasTests={hasTests} />,
    }),
  ])
