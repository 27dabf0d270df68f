import { createContext, useMemo, useState } from 'react'
import { useLeadBatch, useLeadBatches, useScanLeads, useStopBatch } from '@/lib/api/lead-work'
import type { LeadBatch } from '@/lib/contract/lead-work'
import { canBeScanned, type FoundLead } from './found-lead'
import { useEndNotice } from './use-end-notice'

/** Scans of what was found, three at a time, on the server: they go on without this tab, and are found again by it. */
export function useFoundScans(workspace: string, leads: readonly FoundLead[], onEnd: () => void) {
  const batches = useLeadBatches(workspace)
  const [own, setOwn] = useState<string | null>(null)
  const id = own ?? batches.data?.[0]?.id ?? null
  const { data: batch } = useLeadBatch(workspace, id)
  const start = useScanLeads(workspace)
  const stop = useStopBatch(workspace)
  useEndNotice(batch, onEnd)

  const rows = useMemo(() => withScans(leads, batch), [leads, batch])
  function scan(chosen: readonly FoundLead[]) {
    const items = chosen.filter(canBeScanned).map(({ website }) => ({ url: website ?? '' }))
    if (items.length > 0) start.mutate(items, { onSuccess: (reply) => setOwn(reply.batch.id) })
  }
  return {
    rows,
    batch: batch?.state === 'running' || (own !== null && batch?.state === 'stopped') ? batch : undefined,
    isStarting: start.isPending,
    isStopping: stop.isPending,
    scan,
    stop: () => batch && stop.mutate(batch.id),
  }
}

export type FoundScans = ReturnType<typeof useFoundScans>

function withScans(leads: readonly FoundLead[], batch: LeadBatch | undefined): readonly FoundLead[] {
  const items = new Map(batch?.items?.map((item) => [item.url, item]))
  if (items.size === 0) return leads
  return leads.map((lead) => {
    const item = items.get(lead.website ?? '')
    if (!item) return lead
    if (item.message !== undefined) return { ...lead, refusal: item.message }
    return { ...lead, scan: item.scan ?? { id: '', url: item.url, status: 'queued' } }
  })
}

/** Scans one again, for the cells. */
export const ScanAgainContext = createContext<(lead: FoundLead) => void>(() => {})
