import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ErrorPanel } from '@/components/ui/error-panel'
import { Skeleton } from '@/components/ui/skeleton'
import { useInvoice, usePaySettings } from '@/lib/api/invoices'
import { useCurrentWorkspace } from '@/lib/api/workspace'
import { useIsAll } from '@/stores/session'
import { clientOf } from './client-name'
import { draftOf, newDraft } from './draft'
import { InvoiceEditor } from './invoice-editor'
import { SentInvoice } from './sent-invoice'

/** `id`: of an invoice, or `new-invoice`, `new-offer`. */
export type InvoicePageProps = {
  id: string
  onShow: (id: string | null) => void
  /** A new one has its own id from here on. */
  onKept: (id: string) => void
}

export function InvoicePage({ id, onShow, onKept }: InvoicePageProps) {
  const t = useTranslations('pay')
  // What was begun as a new one goes on as it is when it has been kept.
  const [begun] = useState(id)
  const read = useInvoice(isKind(id) ? null : id)
  const settings = usePaySettings()
  const current = useCurrentWorkspace()
  // With all of them open, nobody chose a client.
  const workspace = useIsAll() ? null : current
  const failed = [isKind(begun) ? null : read, settings].find((one) => one && !one.data && one.isError)
  if (failed)
    return (
      <ErrorPanel title={t('failedOne')} error={failed.error} onRetry={failed.refetch} isRetrying={failed.isFetching} />
    )
  if (!settings.data || (!isKind(begun) && !read.data)) return <Skeleton className="h-96 rounded-lg" />
  if (read.data && read.data.status !== 'draft') return <SentInvoice invoice={read.data} onShow={onShow} />
  const kind = begun === 'new-offer' ? 'offer' : 'invoice'
  return (
    <InvoiceEditor
      id={id}
      invoice={read.data}
      start={read.data ? draftOf(read.data) : newDraft(kind, settings.data, clientOf(workspace))}
      settings={settings.data}
      onShow={onShow}
      onKept={onKept}
    />
  )
}

const isKind = (id: string) => id === 'new-invoice' || id === 'new-offer'
