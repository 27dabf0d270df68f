import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Input } from '@/lib/contract/endpoint'
import { leadApi } from '@/lib/contract/lead'
import type { LeadScan } from '@/lib/contract/lead-record'
import { call } from '@/lib/browser/http'
import { keys, stale } from './keys'
import { POLL_MS } from './scan-report'

export const useSavedLeads = (workspace: string | undefined) =>
  useQuery({
    queryKey: keys.leads(workspace ?? ''),
    enabled: workspace !== undefined,
    queryFn: ({ signal }) => call(leadApi.saved, { params: { workspace: workspace ?? '' }, signal }),
    select: (reply) => reply.leads,
  })

export const useSaveLeads = (workspace: string) =>
  useMutation({
    mutationFn: (body: Input<typeof leadApi.save>['body']) => call(leadApi.save, { params: { workspace }, body }),
    meta: { invalidates: stale.leadsChanged(workspace) },
  })

type AskedScan = Input<typeof leadApi.scanAsset>['body']

const isOver = ({ status }: LeadScan) => !['queued', 'running'].includes(status.toLowerCase())

/**
 * Scans the site of a lead and asks every 5000 ms how far it is. An API that begins anew each time it is asked is not
 * asked a third time: what is saved says the rest.
 */
export function useScanLead(workspace: string) {
  const [progress, setProgress] = useState<LeadScan | null>(null)
  const leaving = useRef<AbortController>(null)
  useEffect(() => {
    const own = new AbortController()
    leaving.current = own
    return () => own.abort()
  }, [])
  const scan = useMutation({
    mutationFn: async (asked: AskedScan) => {
      const signal = leaving.current?.signal
      const ask = (body: AskedScan) =>
        call(leadApi.scanAsset, { params: { workspace }, body, ...(signal && { signal }) }).then(
          (reply) => reply.lead_scan,
        )
      setProgress(null)
      const first = await ask(asked)
      const { refresh: _refresh, ...again } = asked
      for (let seen = first; !isOver(seen) && seen.id === first.id && !signal?.aborted; ) {
        setProgress(seen)
        await new Promise((done) => setTimeout(done, POLL_MS))
        if (signal?.aborted) break
        seen = await ask(again)
      }
    },
    meta: { silent: true, invalidates: stale.leadsChanged(workspace) },
  })
  return { start: scan.mutate, isRunning: scan.isPending, progress, error: scan.error }
}
