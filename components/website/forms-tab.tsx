import { CircleDot, MailOpen, Trash2 } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { DataTable } from '@/components/data-table/data-table'
import { columnsFor } from '@/components/data-table/table'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { EmptyState } from '@/components/ui/empty-state'
import { notify } from '@/components/ui/notify'
import { RelativeTime } from '@/components/ui/relative-time'
import { RowMenu } from '@/components/ui/row-menu'
import { StatusBadge } from '@/components/ui/status-badge'
import type { DfyManager } from '@/lib/api/dfy'
import { useMarkDfyForm, useMarkDfyForms, useRemoveDfyForm } from '@/lib/api/dfy-website'
import type { WebsiteLead } from '@/lib/contract/website'

const column = columnsFor<WebsiteLead>()
type Translate = ReturnType<typeof useTranslations<'websiteManager.forms'>>
type Deeds = { mark: (lead: WebsiteLead) => void; remove: (lead: WebsiteLead) => void }

const NEWEST = { id: 'date', desc: true }
const isNew = ({ status }: WebsiteLead) => status === 'new'

/** What visitors sent, the newest first. */
export function FormsTab({ manager: { website, leads } }: { manager: DfyManager }) {
  const t = useTranslations('websiteManager.forms')
  const mark = useMarkDfyForm(website.id)
  const markAll = useMarkDfyForms(website.id)
  const remove = useRemoveDfyForm(website.id)
  const [asked, setAsked] = useState<WebsiteLead | null>(null)
  const { mutate } = mark
  const columns = useMemo(
    () =>
      columnsOf(t, {
        mark: (lead) => mutate({ form: lead.id, status: isNew(lead) ? 'read' : 'new' }),
        remove: setAsked,
      }),
    [t, mutate],
  )
  const unread = leads.filter(isNew).length
  return (
    <Card>
      <DataTable<WebsiteLead>
        label={t('table')}
        columns={columns}
        rows={leads}
        initialSort={NEWEST}
        stateKey="website-forms"
        rowLabel={({ name, email }) => name ?? email}
        expand={(lead) => <Message lead={lead} />}
        toolbar={
          unread > 0 && (
            <Button size="sm" pending={markAll.isPending} onClick={() => markAll.mutate('read')}>
              <MailOpen aria-hidden="true" />
              {t('readAll', { count: unread })}
            </Button>
          )
        }
        empty={<EmptyState title={t('empty')} description={t('emptyText')} />}
      />
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={(isOpen) => !isOpen && setAsked(null)}
        title={t('askRemove', { name: asked?.name ?? asked?.email ?? '' })}
        description={t('askRemoveText')}
        confirmLabel={t('remove')}
        onConfirm={async () => {
          if (asked) await remove.mutateAsync(asked.id)
          notify.success(t('removed'))
        }}
      />
    </Card>
  )
}

function Message({ lead }: { lead: WebsiteLead }) {
  const t = useTranslations('websiteManager.forms')
  return (
    <div className="grid gap-3 text-13">
      <p className="max-w-[72ch] whitespace-pre-wrap [overflow-wrap:anywhere]" dir="auto">
        {lead.message || t('noMessage')}
      </p>
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-2">
        <a className="link" href={`mailto:${encodeURIComponent(lead.email)}`}>
          {t('answer')}
        </a>
        {lead.phone && (
          <a className="link" href={`tel:${lead.phone.replaceAll(/[^+\d]/g, '')}`} dir="ltr">
            {lead.phone}
          </a>
        )}
      </p>
    </div>
  )
}

const columnsOf = (t: Translate, deeds: Deeds) => column.columns([...whoColumns(t), ...whatColumns(t, deeds)])

const whoColumns = (t: Translate) =>
  column.columns([
    column.accessor((lead) => lead.name || lead.email, {
      id: 'name',
      header: t('name'),
      meta: { text: ({ name, email, message }: WebsiteLead) => [name, email, message].filter(Boolean).join(' ') },
      cell: ({ row: { original: lead } }) => (
        <span className="grid min-w-36 [overflow-wrap:anywhere]">
          <b className={isNew(lead) ? 'font-strong' : 'font-medium'}>
            <bdi>{lead.name || lead.email}</bdi>
          </b>
          <span className="text-12 text-3">{lead.email}</span>
        </span>
      ),
    }),
    column.accessor(({ status }) => status ?? '', {
      id: 'status',
      header: t('status'),
      meta: { text: (lead: WebsiteLead) => t(isNew(lead) ? 'new' : 'read') },
      cell: ({ row }) =>
        isNew(row.original) ? (
          <StatusBadge tone="brand" icon={<CircleDot aria-hidden="true" />}>
            {t('new')}
          </StatusBadge>
        ) : (
          <StatusBadge icon={<MailOpen aria-hidden="true" />}>{t('read')}</StatusBadge>
        ),
    }),
  ])

const whatColumns = (t: Translate, deeds: Deeds) =>
  column.columns([
    // What somebody wrote is what one comes for: it is there at every width.
    column.accessor(({ topic, message }) => [topic, message].filter(Boolean).join(': '), {
      id: 'about',
      header: t('about'),
      meta: { sort: false },
      cell: (cell) => (
        <span className="line-clamp-2 max-w-[48ch] [overflow-wrap:anywhere] text-2 sm:min-w-44" dir="auto">
          {cell.getValue()}
        </span>
      ),
    }),
    column.accessor(({ page }) => `/${page ?? ''}`, {
      id: 'page',
      header: t('page'),
      meta: { priority: 3, search: false },
      cell: (cell) => <bdi dir="ltr">{cell.getValue()}</bdi>,
    }),
    column.accessor(({ created_at }) => created_at, {
      id: 'date',
      header: t('date'),
      meta: { search: false },
      cell: ({ row }) =>
        row.original.created_at ? <RelativeTime at={row.original.created_at} className="whitespace-nowrap" /> : '–',
    }),
    column.display({
      id: 'actions',
      header: '',
      meta: { label: t('actions') },
      cell: ({ row: { original: lead } }) => (
        <RowMenu
          label={t('more', { name: lead.name || lead.email })}
          items={[
            {
              label: t(isNew(lead) ? 'markRead' : 'markNew'),
              icon: <MailOpen aria-hidden="true" />,
              onSelect: () => deeds.mark(lead),
            },
            {
              label: t('remove'),
              icon: <Trash2 aria-hidden="true" />,
              danger: true,
              onSelect: () => deeds.remove(lead),
            },
          ]}
        />
      ),
    }),
  ])
