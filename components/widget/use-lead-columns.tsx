import { useMemo } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { columnsFor } from '@/components/data-table/table'
import { GradeTile } from '@/components/ui/grade-tile'
import { RelativeTime } from '@/components/ui/relative-time'
import type { WidgetLead } from '@/lib/contract/widget'
import { WIDGET_LEAD_STATUSES } from '@/lib/contract/widget'
import { LeadActions, type LeadDoings, statusOf } from './lead-actions'

const column = columnsFor<WidgetLead>()

type Translate = ReturnType<typeof useTranslations<'widget.leads'>>

/** Before what is new. What it means stands beside it. */
export const NewDot = () => (
  <span aria-hidden="true" className="inline-block size-2 shrink-0 rounded-full bg-brand-text" />
)

type Doings = LeadDoings & { isNew: (lead: WidgetLead) => boolean }

export function useLeadColumns(workspace: string, doings: Doings) {
  const t = useTranslations('widget.leads')
  const format = useFormatter()
  const { open, isNew } = doings
  return useMemo(() => {
    const time = (at: string | null | undefined) =>
      at ? format.dateTime(new Date(at), { dateStyle: 'short', timeStyle: 'short' }) : ''
    return column.columns([
      ...whoColumns(t, { open, isNew, time }),
      ...whatColumns(t, time),
      column.display({
        id: 'actions',
        header: () => <span className="sr-only">{t('actions')}</span>,
        cell: ({ row }) => <LeadActions workspace={workspace} lead={row.original} doings={doings} />,
      }),
    ])
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what is done with a row does the same each time
  }, [t, workspace, format])
}

type Time = (at: string | null | undefined) => string

const whoColumns = (t: Translate, { open, isNew, time }: Pick<Doings, 'open' | 'isNew'> & { time: Time }) =>
  column.columns([
    column.accessor('created_at', {
      id: 'date',
      header: t('date'),
      meta: { text: ({ created_at }: WidgetLead) => time(created_at), search: false },
      cell: ({ row }) => <RelativeTime at={row.original.created_at} />,
    }),
    column.accessor(({ email }) => email, {
      id: 'email',
      header: t('email'),
      cell: ({ row }) => (
        <span className="inline-flex items-baseline gap-2">
          {isNew(row.original) && (
            <span title={t('isNew')}>
              <NewDot />
              <span className="sr-only">{t('isNew')}</span>
            </span>
          )}
          <button
            type="button"
            onClick={() => open(row.original)}
            className="text-start font-medium text-brand-text hover:underline [overflow-wrap:anywhere]"
          >
            {row.original.email}
          </button>
        </span>
      ),
    }),
    column.accessor(({ website }) => website ?? '', {
      id: 'website',
      header: t('website'),
      cell: ({ row }) => (
        <bdi dir="ltr">{row.original.website?.replace(/^https?:\/\//, '').replace(/\/$/, '') ?? '–'}</bdi>
      ),
    }),
    column.accessor(({ lead_scan }) => lead_scan?.score ?? undefined, {
      id: 'grade',
      header: t('grade'),
      meta: {
        text: ({ lead_scan: scan }: WidgetLead) => (scan?.grade ? `${scan.grade} (${scan.score})` : ''),
        search: false,
      },
      cell: ({ row: { original } }) => (
        <GradeTile size="sm" grade={original.lead_scan?.grade ?? null} score={original.lead_scan?.score ?? null} />
      ),
    }),
    column.accessor(({ name }) => name ?? '', { id: 'name', header: t('name'), meta: { priority: 2 } }),
  ])

const whatColumns = (t: Translate, time: Time) =>
  column.columns([
    column.accessor(({ page_url }) => page_url ?? '', {
      id: 'page',
      header: t('page'),
      meta: { priority: 2 },
      cell: ({ row }) => <bdi dir="ltr">{row.original.page_url?.replace(/^https?:\/\//, '') ?? '–'}</bdi>,
    }),
    column.accessor((lead) => WIDGET_LEAD_STATUSES.indexOf(statusOf(lead)), {
      id: 'status',
      header: t('status'),
      meta: { text: (lead: WidgetLead) => t(`state.${statusOf(lead)}`) },
      cell: ({ row }) => t(`state.${statusOf(row.original)}`),
    }),
    column.accessor(({ consent_text }) => consent_text ?? '', {
      id: 'consent',
      header: t('consent'),
      meta: { priority: 3, search: false, inFile: true },
    }),
    column.accessor(({ consent_at }) => consent_at ?? '', {
      id: 'consentAt',
      header: t('consentAt'),
      meta: { priority: 3, search: false, inFile: true, text: ({ consent_at }: WidgetLead) => time(consent_at) },
      cell: ({ row }) => time(row.original.consent_at),
    }),
  ])
