import { useLeadBatch, useLeadBatches, useStopBatch } from '@/lib/api/lead-work'
import { useRefreshLeads } from '@/lib/api/lead-book'
import { finder } from '@/lib/messages/en/finder'
import { withTexts } from '@/lib/react/i18n'
import { ScanBar } from './scan-bar'
import { useEndNotice } from './use-end-notice'

/** How far the scans of many leads are, also those that were begun in another tab; with a word at their end. */
export const LeadsScanBar = withTexts({ finder }, function LeadsScanBar({ workspace }: { workspace: string }) {
  const batches = useLeadBatches(workspace)
  const { data: batch } = useLeadBatch(workspace, batches.data?.[0]?.id ?? null)
  const stop = useStopBatch(workspace)
  const refresh = useRefreshLeads(workspace)
  useEndNotice(batch, refresh)
  if (batch?.state !== 'running') return null
  return <ScanBar scans={{ batch, stop: () => stop.mutate(batch.id), isStopping: stop.isPending }} />
})
