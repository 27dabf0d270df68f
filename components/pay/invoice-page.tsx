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
export type InvoicePageProps = { id: string; onShow: (id: string | null) => void }

export function InvoicePage({ id, onShow }: InvoicePageProps) {
  const t = useTranslations('pay')
  const isNew = id === 'new-invoice' || id === 'new-offer'
  const read = useInvoice(isNew ? null : id)
  const settings = usePaySettings()
  const current = useCurrentWorkspace()
  // With all of them open, nobody chose a client.
  const workspace = useIsAll() ? null : current
  const failed = [isNew ? null : read, settings].find((one) => one && !one.data && one.isError)
  if (failed)
    return (
      <ErrorPanel title={t('failedOne')} error={failed.error} onRetry={failed.refetch} isRetrying={failed.isFetching} />
    )
  if (!settings.data || (!isNew && !read.data)) return <Skeleton className="h-96 rounded-lg" />
  if (!read.data) {
    const kind = id === 'new-offer' ? 'offer' : 'invoice'
    const start = newDraft(kind, settings.data, clientOf(workspace))
    return <InvoiceEditor key={id} id={id} start={start} settings={settings.data} onShow={onShow} />
  }
  if (read.data.status === 'draft') {
    const start = draftOf(read.data)
    return <InvoiceEditor key={id} id={id} invoice={read.data} start={start} settings={settings.data} onShow={onShow} />
  }
  return <SentInvoice invoice={read.data} onShow={onShow} />
}
