import { useMutation, useQuery } from '@tanstack/react-query'
import type { Input } from '@/lib/contract/endpoint'
import { wordpressApi } from '@/lib/contract/wordpress'
import { call } from '@/lib/browser/http'
import { saidBy } from '@/lib/domain/said'
import { nextLook } from './client'
import { keys, stale } from './keys'
import { useRefresh } from './stale'
import { LOOK_MS } from './wordpress-list'

export const useWpSite = (workspace: string, id: string) =>
  useQuery({
    queryKey: [...keys.wpSites(workspace), 'one', id],
    queryFn: ({ signal }) => call(wordpressApi.detail, { params: { id }, signal }),
    select: (reply) => reply.wpsite,
    refetchInterval: (query) => nextLook(query, LOOK_MS),
  })

const meta = (workspace: string) => ({ invalidates: stale.wpSitesChanged(workspace) })

export const useCreateWpSite = (workspace: string) =>
  useMutation({
    mutationFn: (body: Input<typeof wordpressApi.create>['body']) =>
      call(wordpressApi.create, { params: { workspace }, body }),
    meta: meta(workspace),
  })

/** What stands at an address, before it is added. */
export const useProbeWpSite = (workspace: string) =>
  useMutation({
    mutationFn: (url: string) => call(wordpressApi.probe, { params: { workspace }, body: { url } }),
    meta: { silent: true },
  })

export const useUpdateWpSite = (workspace: string, id: string) =>
  useMutation({
    mutationFn: (body: Input<typeof wordpressApi.update>['body']) =>
      call(wordpressApi.update, { params: { id }, body }),
    meta: meta(workspace),
  })

/** Asks the site for a report now. */
export const usePingWpSite = (workspace: string, id: string) =>
  useMutation({ mutationFn: () => call(wordpressApi.ping, { params: { id } }), meta: meta(workspace) })

export const useAnswerCopy = (workspace: string, id: string) =>
  useMutation({
    mutationFn: (choice: Input<typeof wordpressApi.copy>['body']['choice']) =>
      call(wordpressApi.copy, { params: { id }, body: { choice } }),
    meta: meta(workspace),
  })

export const useHarden = (workspace: string, id: string) =>
  useMutation({
    mutationFn: (body: Input<typeof wordpressApi.hardening>['body']) =>
      call(wordpressApi.hardening, { params: { id }, body }),
    meta: meta(workspace),
  })

/** For many in a row: the caller shows each failure in its list, and asks for the list of sites once at the end. */
export const useWpSitesQuietly = () => {
  const { mutateAsync } = useMutation({ mutationFn: (work: () => Promise<unknown>) => work(), meta: { silent: true } })
  const quietly = (work: () => Promise<unknown>) => mutateAsync(work)
  return {
    ask: (id: string) =>
      quietly(async () => {
        const { wpsite } = await call(wordpressApi.ping, { params: { id } })
        const { last_error: message, last_trouble: trouble } = wpsite
        if (message) throw new Error(saidBy(trouble?.code, trouble?.values, message))
      }),
    pause: (id: string) => quietly(() => call(wordpressApi.update, { params: { id }, body: { status: 'paused' } })),
    tag: (id: string, tags: string[]) => quietly(() => call(wordpressApi.update, { params: { id }, body: { tags } })),
    resume: (id: string) => quietly(() => call(wordpressApi.update, { params: { id }, body: { status: 'connected' } })),
    remove: (workspace: string, id: string) => quietly(() => call(wordpressApi.remove, { params: { workspace, id } })),
  }
}

export const useRefreshWpSites = (workspace: string) => useRefresh(stale.wpSitesChanged(workspace))

export const useDeleteWpSite = (workspace: string) =>
  useMutation({
    mutationFn: (id: string) => call(wordpressApi.remove, { params: { workspace, id } }),
    meta: meta(workspace),
  })

/** The caller saves it as wp-plugin.zip. */
export const useDownloadWpPlugin = () => useMutation({ mutationFn: () => call(wordpressApi.plugin, {}) })
