import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '@/lib/browser/http'
import { type LeadBatch, leadWorkApi, type NewClient } from '@/lib/contract/lead-work'
import { nextLook } from './client'
import { keys, stale } from './keys'
import { POLL_MS } from './scan-report'

const batchKey = (workspace: string, id: string | null) => [...keys.leadBatches(workspace), 'one', id] as const

/** The scans of many sites of the last day; one that runs was perhaps begun in another tab. */
export const useLeadBatches = (workspace: string) =>
  useQuery({
    queryKey: [...keys.leadBatches(workspace), 'list'],
    queryFn: ({ signal }) => call(leadWorkApi.batches, { params: { workspace }, signal }),
    select: (reply) => reply.batches,
  })

/** How far one is, looked at every 5000 ms until it has ended. */
export const useLeadBatch = (workspace: string, id: string | null) =>
  useQuery({
    queryKey: batchKey(workspace, id),
    enabled: id !== null,
    queryFn: ({ signal }) => call(leadWorkApi.batch, { params: { workspace, batch: id ?? '' }, signal }),
    select: (reply) => reply.batch,
    refetchInterval: (query) => query.state.data?.batch.state === 'running' && nextLook(query, POLL_MS),
  })

/** Scans sites one after the other, three at a time, on the server. */
export function useScanLeads(workspace: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (items: { url: string; lead?: string }[]) =>
      call(leadWorkApi.scanMany, { params: { workspace }, body: { items } }),
    onSuccess: (reply: { batch: LeadBatch }) => client.setQueryData(batchKey(workspace, reply.batch.id), reply),
    meta: { invalidates: stale.leadScansBegun(workspace) },
  })
}

export function useStopBatch(workspace: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (batch: string) => call(leadWorkApi.stopBatch, { params: { workspace, batch } }),
    onSuccess: (reply) => client.setQueryData(batchKey(workspace, reply.batch.id), reply),
    meta: { invalidates: stale.leadsChanged(workspace) },
  })
}

/** A workspace is made of a lead, and an asset of its site. */
export const useMakeClient = (workspace: string, lead: string) =>
  useMutation({
    mutationFn: (body: NewClient) => call(leadWorkApi.convert, { params: { workspace, lead }, body }),
    meta: { invalidates: stale.leadMadeClient },
  })
