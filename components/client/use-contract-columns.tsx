import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { RowName } from '@/components/data-table/row-name'
import { columnsFor } from '@/components/data-table/table'
import { RelativeTime } from '@/components/ui/relative-time'
import { useMoment } from '@/components/ui/use-moment'
import { useWorkspaceNames } from '@/lib/api/workspace'
import { CONTRACT_STATUSES, type Contract } from '@/lib/contract/contract'
import { useMoney } from '@/lib/react/use-money'
import { ContractStatus } from './contract-status'

const column = columnsFor<Contract>()

type Translate = ReturnType<typeof useTranslations<'client'>>
type Show = (contract: Contract) => string

export function useContractColumns(onOpen: (id: string) => void) {
  const t = useTranslations('client')
  const names = useWorkspaceNames()
  const money = useMoney()
  const moment = useMoment()
  return useMemo(() => {
    const clientOf: Show = ({ workspace_id, values }) => {
      const workspace = names?.find(({ id }) => id === workspace_id)
      return workspace?.client_name || workspace?.name || values.client || '–'
    }
    const price: Show = ({ value }) => (value ? money(value.minor, value.currency) : '–')
    return column.columns([...whatColumns(t, onOpen, clientOf), ...whenColumns(t, price, moment)])
  }, [t, names, money, moment, onOpen])
}

const whatColumns = (t: Translate, onOpen: (id: string) => void, clientOf: Show) =>
  column.columns([
    column.accessor('title', {
      header: t('column.title'),
      meta: { text: ({ title, number }: Contract) => [title, number].filter(Boolean).join(' '), sort: 'text' },
      cell: ({ row: { original: contract } }) => (
        <RowName id={`contract-${contract.id}`} picture={null} name={contract.title} onOpen={() => onOpen(contract.id)}>
          <span>{contract.number ?? t('noNumber')}</span>
        </RowName>
      ),
    }),
    column.accessor(clientOf, { id: 'client', header: t('column.client'), meta: { text: clientOf, sort: 'text' } }),
    column.accessor(({ type }) => t(`type.${type}`), {
      id: 'type',
      header: t('column.type'),
      meta: { text: ({ type }: Contract) => t(`type.${type}`), priority: 3 },
    }),
    column.accessor(({ status }) => CONTRACT_STATUSES.indexOf(status), {
      id: 'status',
      header: t('column.status'),
      meta: { text: ({ status }: Contract) => t(`status.${status}`) },
      cell: ({ row }) => <ContractStatus status={row.original.status} />,
    }),
  ])

const whenColumns = (t: Translate, price: Show, moment: ReturnType<typeof useMoment>) =>
  column.columns([
    column.accessor(({ value }) => value?.minor ?? undefined, {
      id: 'value',
      header: t('column.value'),
      meta: { text: price, search: false, priority: 3 },
      cell: ({ row }) => price(row.original),
    }),
    column.accessor(({ sent_at }) => sent_at ?? undefined, {
      id: 'sent',
      header: t('column.sent'),
      meta: { search: false, priority: 2 },
      cell: ({ row: { original } }) => (original.sent_at ? <RelativeTime at={original.sent_at} /> : '–'),
    }),
    column.accessor(({ ends_on }) => ends_on ?? undefined, {
      id: 'ends',
      header: t('column.ends'),
      meta: { search: false, priority: 2 },
      cell: ({ row: { original } }) => (original.ends_on ? moment(original.ends_on) : '–'),
    }),
    column.accessor('updated_at', {
      id: 'changed',
      header: t('column.changed'),
      meta: { search: false, priority: 3 },
      cell: ({ row }) => <RelativeTime at={row.original.updated_at} className="whitespace-nowrap" />,
    }),
  ])
