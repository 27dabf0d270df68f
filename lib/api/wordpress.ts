import { useMutation, useQuery } from '@tanstack/react-query'
import type { Input } from '@/lib/contract/endpoint'
import { wordpressApi } from '@/lib/contract/wordpress'
import { call } from '@/lib/browser/http'
import { keys } from './keys'
import { stale } from './stale'

type Filter = NonNullable<NonNullable<Input<typeof wordpressApi.list>['query']>['status']>

export const useWpSites = (workspace: string | undefined, status: Filter = 'all') =>
  useQuery({
    queryKey: [...keys.wpSites(workspace ?? ''), { status }],
    enabled: workspace !== undefined,
    queryFn: ({ signal }) =>
      call(wordpressApi.list, { params: { workspace: workspace ?? '' }, query: { status }, signal }),
  })

export const useCreateWpSite = (workspace: string) =>
  useMutation({
    mutationFn: (body: Input<typeof wordpressApi.create>['body']) =>
      call(wordpressApi.create, { params: { workspace }, body }),
    meta: { invalidates: stale.wpSitesChanged(workspace) },
  })

export const useUpdateWpSite = (workspace: string, id: string) =>
  useMutation({
    mutationFn: (body: Input<typeof wordpressApi.update>['body']) =>
      call(wordpressApi.update, { params: { id }, body }),
    meta: { invalidates: stale.wpSitesChanged(workspace) },
  })

export const useDeleteWpSite = (workspace: string) =>
  useMutation({
    mutationFn: (id: string) => call(wordpressApi.remove, { params: { workspace, id } }),
    meta: { invalidates: stale.wpSitesChanged(workspace) },
  })

/** The caller saves it as wp-plugin.zip. */
export const useDownloadWpPlugin = () => useMutation({ mutationFn: () => call(wordpressApi.plugin, {}) })
