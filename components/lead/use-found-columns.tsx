import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { columnsFor } from '@/components/data-table/table'
import { Business, Contact, OpenAt, Rating } from './found-cells'
import { type FoundLead, hostOf } from './found-lead'
import { Opportunity, SaveCell } from './saved-cells'
import { Grade, Saw } from './scan-cells'

const column = columnsFor<FoundLead>()
type Translate = ReturnType<typeof useTranslations<'finder.column'>>

/** `source`: what the page of a business at its source is called. */
export function useFoundColumns(source: string | null) {
  const t = useTranslations('finder.column')
  return useMemo(
    () => column.columns([...siteColumns(t), ...listingColumns(t), ...deedColumns(t, source)]),
    [t, source],
  )
}

const siteColumns = (t: Translate) =>
  column.columns([
    column.accessor('name', {
      header: t('business'),
      meta: { text: (lead: FoundLead) => [lead.name, hostOf(lead)].filter(Boolean).join(' '), sort: 'text' },
      cell: ({ row }) => <Business lead={row.original} />,
    }),
    column.accessor(({ scan }) => scan?.score ?? undefined, {
      id: 'grade',
      header: t('grade'),
      meta: { search: false },
      cell: ({ row }) => <Grade lead={row.original} />,
    }),
    column.accessor(({ scan }) => scan?.issues?.[0]?.title, {
      id: 'saw',
      header: t('saw'),
      meta: { sort: 'text' },
      cell: ({ row }) => <Saw lead={row.original} />,
    }),
  ])

const listingColumns = (t: Translate) =>
  column.columns([
    column.accessor(({ phone, email }) => phone ?? email ?? undefined, {
      id: 'contact',
      header: t('contact'),
      meta: { text: ({ phone, email }: FoundLead) => [phone, email].filter(Boolean).join(' '), sort: 'text' },
      cell: ({ row }) => <Contact lead={row.original} />,
    }),
    column.accessor(({ rating }) => rating ?? undefined, {
      id: 'rating',
      header: t('rating'),
      meta: { search: false, priority: 2 },
      cell: ({ row }) => <Rating lead={row.original} />,
    }),
  ])

const deedColumns = (t: Translate, source: string | null) =>
  column.columns([
    column.accessor(({ opportunity }) => opportunity?.points, {
      id: 'opportunity',
      header: t('opportunity'),
      meta: { search: false },
      cell: ({ row }) => <Opportunity lead={row.original} />,
    }),
    column.display({
      id: 'actions',
      header: () => <span className="sr-only">{t('actions')}</span>,
      cell: ({ row }) => (
        <span className="inline-flex items-center gap-2">
          <OpenAt lead={row.original} source={source} />
          <SaveCell lead={row.original} />
        </span>
      ),
    }),
  ])
