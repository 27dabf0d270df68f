import { clsx } from 'clsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ErrorPanel } from '@/components/ui/error-panel'
import { SearchInput } from '@/components/ui/input'
import { walkList } from '@/components/ui/walk-list'
import { itemClass } from '@/components/ui/surface'
import { useInvoiceClients, useReadInvoice } from '@/lib/api/invoices'
import type { InvoiceClient } from '@/lib/contract/invoice'
import { type Draft, newParty, partyOf } from './draft'

export type ClientListProps = { onChoose: (part: Pick<Draft, 'buyer' | 'workspace_id'>) => void; onDone: () => void }

/** A few of the clients, by the words typed. Who had an invoice before comes with what its latest one says of it. */
export function ClientList({ onChoose, onDone }: ClientListProps) {
  const t = useTranslations('pay.editor')
  const [search, setSearch] = useState('')
  const { data, isStale, error, isError, isFetching, refetch } = useInvoiceClients(search)
  const read = useReadInvoice()
  const clients = data?.clients ?? []

  async function choose({ name, workspace, invoice_id }: InvoiceClient) {
    const buyer = invoice_id ? partyOf((await read.mutateAsync(invoice_id)).invoice.buyer) : { ...newParty(), name }
    onChoose({ buyer, workspace_id: workspace?.id ?? null })
    onDone()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the arrow keys only walk through the controls inside
    <div onKeyDown={walkList}>
      <SearchInput
        value={search}
        onChange={(event) => setSearch(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
          event.preventDefault()
          // What is shown still answers the words before.
          if (!isStale && clients[0]) void choose(clients[0]).catch(() => {})
        }}
        maxLength={200}
        autoComplete="off"
        aria-label={t('searchClient')}
        placeholder={t('searchClient')}
        className="mb-1 w-full"
      />
      {isError && !data && (
        <ErrorPanel title={t('clientsFailed')} error={error} onRetry={refetch} isRetrying={isFetching} />
      )}
      <ul aria-busy={isStale} className="max-h-80 overflow-y-auto">
        {clients.map((client) => (
          <li key={`${client.workspace?.id} ${client.name}`}>
            <Choice client={client} disabled={read.isPending} onChoose={() => void choose(client).catch(() => {})} />
          </li>
        ))}
      </ul>
      <Found search={search.trim()} data={isStale ? undefined : data} />
    </div>
  )
}

/** Says, also to whoever does not see the list, how many there are. */
function Found({ search, data }: { search: string; data: { clients: InvoiceClient[]; total: number } | undefined }) {
  const t = useTranslations('pay.editor')
  const shown = data?.clients.length ?? 0
  const more = (data?.total ?? 0) - shown
  const isSaid = data !== undefined && (shown === 0 || more > 0)
  return (
    <p role="status" className={isSaid ? 'px-2 py-2 text-13 text-2 [overflow-wrap:anywhere]' : 'sr-only'}>
      {data === undefined
        ? null
        : shown === 0
          ? t(search === '' ? 'noClients' : 'noClientMatch', { search })
          : more > 0
            ? t('moreClients', { shown, total: data.total })
            : t('clientsFound', { count: shown })}
    </p>
  )
}

type ChoiceProps = { client: InvoiceClient; disabled: boolean; onChoose: () => void }

function Choice({ client: { name, workspace }, disabled, onChoose }: ChoiceProps) {
  const t = useTranslations('pay.editor')
  return (
    <button
      type="button"
      // Without losing the focus while its address is read.
      aria-disabled={disabled}
      onClick={() => !disabled && onChoose()}
      className={clsx(itemClass, 'hover:bg-hover focus-visible:-outline-offset-2')}
    >
      <span className="grid min-w-0 grow">
        <bdi className="truncate font-medium">{name}</bdi>
        {workspace && workspace.name !== name && (
          <span className="truncate text-12 text-3">{t('inWorkspace', { name: workspace.name })}</span>
        )}
      </span>
    </button>
  )
}
