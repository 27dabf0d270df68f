import { useSearchParams } from 'next/navigation'
import { useCallback, useState } from 'react'
import { useTranslations } from 'use-intl'
import { DataTable } from '@/components/data-table/data-table'
import type { Asked } from '@/components/data-table/remote'
import { useAddressFilter } from '@/components/data-table/use-address-filter'
import { EmptyState } from '@/components/ui/empty-state'
import { ErrorPanel } from '@/components/ui/error-panel'
import { Select } from '@/components/ui/select'
import { StaleReads } from '@/components/ui/stale-reads'
import { deliveryPiece, useDeliveryPages } from '@/lib/api/delivery'
import { useIntegrations } from '@/lib/api/integration'
import { automation } from '@/lib/messages/en/automation'
import { delivery } from '@/lib/messages/en/delivery'
import { withTexts } from '@/lib/react/i18n'
import { useShownDelivery } from './shown-delivery'
import { useDeliveryColumns } from './use-delivery-columns'

const STATES = ['any', 'waiting', 'done', 'failed'] as const
const ANYWHERE = 'any'
/** As the API takes them. */
const MAX_LETTERS = 100
/** A jump reads no more than this, a hundred at a time. */
const REACH = 1_000
const NEWEST = { id: 'at', desc: true }

/** What was sent and what came back, in its tab. The server hands it out, filters it and searches it. */
export const DeliveriesTab = withTexts(
  { automation, delivery },
  function DeliveriesTab({ workspace }: { workspace: string }) {
    const t = useTranslations('delivery')
    const [shown, show] = useShownDelivery(workspace, useSearchParams()?.get('delivery') ?? null)
    const { toolbar, chosen, clear } = useFilters(workspace)
    const { pages, remote, search } = useSearchedPages(workspace, chosen)
    const columns = useDeliveryColumns(workspace, show)
    const { deliveries, isFetching, isError, error, refetch } = pages
    const isFiltered = Object.keys(chosen).length > 0

    if (!deliveries && isError)
      return (
        <ErrorPanel
          title={t('failed')}
          error={error}
          onRetry={refetch}
          isRetrying={isFetching}
          className="m-4 sm:m-5"
        />
      )
    return (
      <>
        <StaleReads of={[pages]} />
        <DataTable
          label={t('table')}
          columns={columns}
          rows={deliveries}
          initialSort={NEWEST}
          rowLabel={({ title, to }) => `${title}, ${to}`}
          stateKey="deliveries"
          loading={pages.isFetchingNextPage}
          remote={remote}
          filtered={isFiltered ? { total: remote.total, onClear: clear } : undefined}
          toolbar={toolbar}
          empty={
            isFiltered || search ? undefined : (
              <EmptyState title={t('empty.title')} description={t('empty.text')} className="pt-12" />
            )
          }
        />
        {shown}
      </>
    )
  },
)

/** The deliveries that are chosen, narrowed by what is searched for in their table. */
function useSearchedPages(workspace: string, chosen: ReturnType<typeof useFilters>['chosen']) {
  const [search, setSearch] = useState('')
  const onAsk = useCallback((asked: Asked) => setSearch(asked.search.trim().slice(0, MAX_LETTERS)), [])
  const asked = { ...chosen, ...(search && { search }) }
  const pages = useDeliveryPages(workspace, asked)
  const found = pages.total ?? pages.deliveries?.length ?? 0
  const remote = {
    found,
    total: found,
    hasMore: pages.hasNextPage,
    reach: REACH,
    isBusy: pages.isFetching,
    isError: pages.isFetchNextPageError,
    onAsk,
    onMore: pages.fetchNextPage,
    piece: (after: string | null, signal: AbortSignal) => deliveryPiece(workspace, asked, after, signal),
  }
  return { pages, remote, search }
}

/** By how it ended and by where it went, both in the address. */
function useFilters(workspace: string) {
  const t = useTranslations('delivery.filter')
  const { data: connections = [] } = useIntegrations(workspace)
  const wanted = useSearchParams()?.get('integration') ?? ''
  // One that was deleted is none to choose, but its deliveries are still there.
  const ids = [...new Set([...connections.map(({ id }) => id), wanted])].filter(Boolean)
  const [state, setState] = useAddressFilter('state', STATES)
  const [integration, setIntegration] = useAddressFilter('integration', [ANYWHERE, ...ids])
  const names = new Map(connections.map(({ id, name }) => [id, name]))
  const nameOf = (id: string) => (id === ANYWHERE ? t('anyTo') : (names.get(id) ?? t('deleted')))

  function clear() {
    setState('any')
    setIntegration(ANYWHERE)
  }
  const toolbar = (
    <>
      <Select
        label={t('state')}
        value={state}
        onValueChange={setState}
        options={STATES.map((value) => ({ value, label: t(value) }))}
      />
      <Select
        label={t('to')}
        value={integration}
        onValueChange={setIntegration}
        options={[ANYWHERE, ...ids].map((value) => ({ value, label: nameOf(value) }))}
        className="max-w-56"
      />
    </>
  )
  return {
    toolbar,
    clear,
    chosen: { ...(state !== 'any' && { state }), ...(integration !== ANYWHERE && { integration }) },
  }
}
