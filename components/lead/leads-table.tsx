import { type KeyboardEvent, useCallback, useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { DataTable } from '@/components/data-table/data-table'
import type { Asked } from '@/components/data-table/remote'
import { Card } from '@/components/ui/card'
import { ErrorPanel } from '@/components/ui/error-panel'
import { StaleReads } from '@/components/ui/stale-reads'
import { leadPiece, useLeadPages } from '@/lib/api/lead-book'
import { LEAD_COLUMNS, type LeadListQuery } from '@/lib/contract/lead-book'
import type { Lead } from '@/lib/contract/lead-record'
import { shortcutsAreOn } from '@/stores/shortcuts'
import { BulkLeads } from './bulk-leads'
import { cardId, PART_OF_KEY } from './card-id'
import type { LeadPart } from './lead-drawer'
import { LeadsScanBar } from './leads-scan-bar'
import { LeadFilterChoices, ViewChoice } from './leads-toolbar'
import { useLeadColumns } from './use-lead-columns'
import type { LeadFilterState } from './use-lead-filters'

export type LeadsTableProps = {
  workspace: string
  filters: LeadFilterState
  tags: readonly string[]
  onOpen: (id: string, part?: LeadPart) => void
}

const NEWEST = { id: 'created', desc: true }

function sortOf({ sort }: Asked): LeadListQuery['sort'] {
  const column = LEAD_COLUMNS.find((name) => name === sort?.id)
  return column && (sort?.desc ? (`-${column}` as const) : column)
}

/** The same leads as rows. The server sorts, searches and hands them out. */
export function LeadsTable({ workspace, filters, tags, onOpen }: LeadsTableProps) {
  const t = useTranslations('lead')
  const columns = useLeadColumns(onOpen)
  const { pages, remote } = useSearchedLeads(workspace, filters.filters)
  const { grade, tag, next } = filters.filters
  const isNarrowed = Boolean(grade ?? tag ?? next)
  const clear = () => filters.set({ grade: undefined, tag: undefined, next: undefined })
  if (!pages.leads && pages.isError)
    return <ErrorPanel title={t('failed')} error={pages.error} onRetry={pages.refetch} isRetrying={pages.isFetching} />
  return (
    <>
      <StaleReads of={[pages]} />
      <Card onKeyDown={(event) => openByKey(event, onOpen)}>
        <LeadsScanBar workspace={workspace} />
        <DataTable<Lead>
          label={t('table')}
          columns={columns}
          rows={pages.leads}
          rowLabel={({ name }) => name}
          initialSort={NEWEST}
          remote={remote}
          loading={pages.isFetching}
          filtered={isNarrowed ? { total: remote.total, onClear: clear } : undefined}
          bulkActions={(chosen, keep) => <BulkLeads leads={chosen} workspace={workspace} onDone={() => keep()} />}
          stateKey="leads"
          toolbar={
            <>
              <ViewChoice filters={filters} />
              <LeadFilterChoices filters={filters} tags={tags} />
            </>
          }
        />
      </Card>
    </>
  )
}

function useSearchedLeads(workspace: string, { grade, tag, next }: LeadFilterState['filters']) {
  const [sought, setSought] = useState<Pick<LeadListQuery, 'q' | 'sort'>>({ sort: '-created' })
  const onAsk = useCallback((asked: Asked) => {
    const q = asked.search.trim().slice(0, 200)
    const sort = sortOf(asked)
    setSought({ ...(q && { q }), ...(sort && { sort }) })
  }, [])
  const asked = useMemo(
    () => ({ ...sought, ...(grade && { grade }), ...(tag && { tag }), ...(next && { next }) }),
    [sought, grade, tag, next],
  )
  const pages = useLeadPages(workspace, asked)
  const remote = {
    found: pages.found,
    total: pages.found,
    hasMore: pages.hasNextPage,
    isBusy: pages.isFetching,
    isError: pages.isFetchNextPageError,
    onAsk,
    onMore: pages.fetchNextPage,
    piece: (after: string | null, signal: AbortSignal) => leadPiece(workspace, asked, after, signal),
  }
  return { pages, remote }
}

/** The keys of a card do the same in its row. */
function openByKey(event: KeyboardEvent, onOpen: LeadsTableProps['onOpen']) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target instanceof HTMLInputElement) return
  if (!shortcutsAreOn()) return
  const part = PART_OF_KEY[event.key]
  const row = (event.target as Element).closest('tr, li, [data-row]')
  const id = row?.querySelector('[data-row-main]')?.id
  if (!part || !id) return
  event.preventDefault()
  onOpen(id.slice(cardId('').length), part)
}
