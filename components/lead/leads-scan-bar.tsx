import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { notify } from '@/components/ui/notify'
import { useLeadBatch, useLeadBatches, useStopBatch } from '@/lib/api/lead-work'
import { useRefreshLeads } from '@/lib/api/lead-book'
import { finder } from '@/lib/messages/en/finder'
import { withTexts } from '@/lib/react/i18n'
import { ScanBar } from './scan-bar'

/** How far the scans of many leads are, also those that were begun in another tab; with a word at their end. */
export const LeadsScanBar = withTexts({ finder }, function LeadsScanBar({ workspace }: { workspace: string }) {
  const t = useTranslations('finder.scan')
  const batches = useLeadBatches(workspace)
  const { data: batch } = useLeadBatch(workspace, batches.data?.[0]?.id ?? null)
  const stop = useStopBatch(workspace)
  const refresh = useRefreshLeads(workspace)
  const watched = useRef<string | null>(null)
  const end = useRef(refresh)
  useEffect(() => {
    end.current = refresh
  })
  // What the server does goes on without this page: it is the outside system.
  useEffect(() => {
    if (!batch) return
    if (batch.state === 'running') watched.current = batch.id
    else if (watched.current === batch.id) {
      watched.current = null
      if (batch.state === 'done') notify.success(t('ended', { count: batch.done, poor: batch.poor }))
      void end.current()
    }
  }, [batch, t])
  if (batch?.state !== 'running') return null
  return <ScanBar scans={{ batch, stop: () => stop.mutate(batch.id), isStopping: stop.isPending }} />
})
