import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { columnsFor } from '@/components/data-table/table'
import { RowName } from '@/components/data-table/row-name'
import { Tag } from '@/components/ui/badge'
import { RelativeTime } from '@/components/ui/relative-time'
import { LEAD_STATUSES, type Lead } from '@/lib/contract/lead-record'
import { shownAddress } from '@/lib/domain/shown-address'
import { cardId } from './card-id'
import { stageOf } from './stage-of'
import { LeadGrade, LeadOpportunity, LeadValue, NextStep } from './lead-parts'

const column = columnsFor<Lead>()
type Translate = ReturnType<typeof useTranslations<'lead'>>

export function useLeadColumns(onOpen: (id: string) => void) {
  const t = useTranslations('lead')
  return useMemo(() => column.columns([...whoColumns(t, onOpen), ...judgedColumns(t), ...workColumns(t)]), [t, onOpen])
}

const whoColumns = (t: Translate, onOpen: (id: string) => void) =>
  column.columns([
    column.accessor('name', {
      header: t('column.name'),
      meta: { text: ({ name, host }: Lead) => [name, host].filter(Boolean).join(' '), sort: 'text' },
      cell: ({ row: { original: lead } }) => (
        <RowName
          id={cardId(lead.id)}
          picture={<LeadGrade lead={lead} />}
          name={lead.name}
          onOpen={() => onOpen(lead.id)}
        >
          {lead.host ? <span dir="ltr">{shownAddress(lead.host)}</span> : <span>{t('noWebsite')}</span>}
        </RowName>
      ),
    }),
    column.accessor((lead) => LEAD_STATUSES.findIndex((one) => one === lead.status), {
      id: 'status',
      header: t('column.status'),
      meta: { text: ({ status }: Lead) => t(`board.stage.${stageOf(status)}`) },
      cell: ({ row }) => t(`board.stage.${stageOf(row.original.status)}`),
    }),
  ])

const judgedColumns = (t: Translate) =>
  column.columns([
    column.accessor(({ opportunity }) => opportunity ?? undefined, {
      id: 'opportunity',
      header: t('column.opportunity'),
      meta: { search: false },
      cell: ({ row }) => <LeadOpportunity lead={row.original} />,
    }),
    column.display({
      id: 'contact',
      header: t('column.contact'),
      meta: { text: ({ phone, email }: Lead) => [phone, email].filter(Boolean).join(' '), priority: 2 },
      cell: ({ row: { original: lead } }) => (
        <span className="grid" dir="ltr">
          <span className="whitespace-nowrap">{lead.phone ?? ''}</span>
          <span className="text-12 text-3 [overflow-wrap:anywhere]">{lead.email ?? ''}</span>
          {!lead.phone && !lead.email && <span className="text-3">–</span>}
        </span>
      ),
    }),
    column.display({
      id: 'tags',
      header: t('column.tags'),
      meta: { text: ({ tags }: Lead) => tags.join(' '), priority: 3 },
      cell: ({ row }) => (
        <span className="flex flex-wrap gap-1">
          {row.original.tags.map((tag) => (
            <Tag key={tag}>{tag}</Tag>
          ))}
        </span>
      ),
    }),
  ])

const workColumns = (t: Translate) =>
  column.columns([
    column.accessor(({ next_step_at }) => next_step_at ?? undefined, {
      id: 'next_step',
      header: t('column.next'),
      meta: { search: false, priority: 2 },
      cell: ({ row }) => <NextStep lead={row.original} />,
    }),
    column.accessor(({ value_minor }) => value_minor ?? undefined, {
      id: 'value',
      header: t('column.value'),
      meta: { search: false, priority: 3 },
      cell: ({ row }) => <LeadValue lead={row.original} />,
    }),
    column.accessor('created_at', {
      id: 'created',
      header: t('column.created'),
      meta: { search: false },
      cell: ({ row }) => <RelativeTime at={row.original.created_at} className="whitespace-nowrap" />,
    }),
  ])
