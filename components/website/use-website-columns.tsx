import { Eye } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { RowName } from '@/components/data-table/row-name'
import { columnsFor } from '@/components/data-table/table'
import { ButtonLink } from '@/components/ui/button'
import { GradeTile } from '@/components/ui/grade-tile'
import { RelativeTime } from '@/components/ui/relative-time'
import type { DfyWebsite } from '@/lib/contract/website'
import { editorOf, managerOf, previewOf } from './website-links'
import { WebsiteMenu } from './website-menu'
import { hostOf, statusOf } from './website-state'
import { WebsiteStatus } from './website-status'

const column = columnsFor<DfyWebsite>()

type Translate = ReturnType<typeof useTranslations<'website'>>

export function useWebsiteColumns(onDelete: (website: DfyWebsite) => void) {
  const t = useTranslations('website')
  const router = useRouter()
  return useMemo(
    () => column.columns([...whatColumns(t, (id) => router.push(managerOf(id))), ...restColumns(t, onDelete)]),
    [t, router, onDelete],
  )
}

const whatColumns = (t: Translate, onOpen: (id: string) => void) =>
  column.columns([
    column.accessor('name', {
      header: t('column.name'),
      meta: {
        text: ({ name, client_name }: DfyWebsite) => [name, client_name].filter(Boolean).join(' '),
        sort: 'text',
      },
      cell: ({ row: { original: website } }) => (
        <RowName id={`website-row-${website.id}`} picture={null} name={website.name} onOpen={() => onOpen(website.id)}>
          <span>{website.client_name ?? t('ownSite')}</span>
        </RowName>
      ),
    }),
    column.accessor(statusOf, {
      id: 'status',
      header: t('column.status'),
      meta: { text: (website: DfyWebsite) => t(`status.${statusOf(website)}`) },
      cell: ({ row }) => <WebsiteStatus website={row.original} />,
    }),
    column.accessor((website) => hostOf(website) ?? undefined, {
      id: 'domain',
      header: t('column.domain'),
      meta: { text: (website: DfyWebsite) => hostOf(website) ?? '', priority: 2 },
      cell: ({ row }) => <span dir="auto">{hostOf(row.original) ?? t('notPublished')}</span>,
    }),
  ])

const restColumns = (t: Translate, onDelete: (website: DfyWebsite) => void) =>
  column.columns([
    column.accessor(({ check }) => check?.score ?? undefined, {
      id: 'grade',
      header: t('column.grade'),
      meta: { text: ({ check }: DfyWebsite) => check?.grade ?? '', search: false },
      cell: ({ row: { original } }) =>
        original.check?.grade ? <GradeTile grade={original.check.grade} size="sm" /> : '–',
    }),
    column.accessor(({ forms }) => forms?.total ?? 0, {
      id: 'forms',
      header: t('column.forms'),
      meta: { align: 'end', search: false, priority: 3 },
    }),
    column.accessor(({ updated_at }) => updated_at ?? undefined, {
      id: 'changed',
      header: t('column.changed'),
      meta: { search: false, priority: 3 },
      cell: ({ row: { original } }) =>
        original.updated_at ? <RelativeTime at={original.updated_at} className="whitespace-nowrap" /> : '–',
    }),
    column.display({
      id: 'actions',
      header: '',
      meta: { label: t('column.actions') },
      cell: ({ row: { original: website } }) => (
        <span className="flex justify-end gap-1">
          <ButtonLink size="sm" href={editorOf(website.id)} aria-label={t('editOf', { name: website.name })}>
            {t('edit')}
          </ButtonLink>
          <ButtonLink
            variant="ghost"
            size="icon-sm"
            href={previewOf(website.id)}
            aria-label={t('previewOf', { name: website.name })}
            title={t('preview')}
          >
            <Eye aria-hidden="true" />
          </ButtonLink>
          <WebsiteMenu website={website} onDelete={() => onDelete(website)} />
        </span>
      ),
    }),
  ])
