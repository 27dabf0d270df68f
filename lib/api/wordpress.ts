import { useMutation, useQuery } from '@tanstack/react-query'
import type { Input } from '@/lib/contract/endpoint'
import { wordpressApi } from '@/lib/contract/wordpress'
import { call } from '@/lib/browser/http'

type Filter = NonNullable<NonNullable<Input<typeof wordpressApi.list>['query']>['status']>

const wordpressKey = (workspace: string) => ['wordpress', workspace] as const

export const useWpSites = (workspace: string | undefined, status: Filter = 'all') =>
  useQuery({
    queryKey: [...wordpressKey(workspace ?? ''), { status }],
    enabled: workspace !== undefined,
    queryFn: ({ signal }) => call(wordpressApi.list, { params: { workspace: workspace ?? '' }, query: { status }, signal }),
  })

export const useCreateWpSite = (workspace: string) =>
  useMutation({
    mutationFn: (body: Input<typeof wordpressApi.create>['body']) => call(wordpressApi.create, { params: { workspace }, body }),
    meta: { invalidates: [wordpressKey(workspace)] },
  })

export const useUpdateWpSite = (workspace: string, id: string) =>
  useMutation({
    mutationFn: (body: Input<typeof wordpressApi.update>['body']) => call(wordpressApi.update, { params: { id }, body }),
    meta: { invalidates: [wordpressKey(workspace)] },
  })

export const useDeleteWpSite = (workspace: string) =>
  useMutation({
    mutationFn: (id: string) => call(wordpressApi.remove, { params: { workspace, id } }),
    meta: { invalidates: [wordpressKey(workspace)] },
  })

/** The caller saves it as wp-plugin.zip. */
export const useDownloadWpPlugin = () => useMutation({ mutationFn: () => call(wordpressApi.plugin, {}) })
