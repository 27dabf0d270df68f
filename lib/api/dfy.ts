import { useMutation, useQuery } from '@tanstack/react-query'
import { dfyApi } from '@/lib/contract/dfy'
import { call } from '@/lib/browser/http'
import { userKey } from './user'

const dfyKey = ['dfy'] as const

/** The marketing kit. */
export const useDfyAssets = () =>
  useQuery({ queryKey: [...dfyKey, 'assets'], queryFn: ({ signal }) => call(dfyApi.assets, { signal }), select: (reply) => reply.assets })

export const useDfyTemplates = () =>
  useQuery({ queryKey: [...dfyKey, 'templates'], queryFn: ({ signal }) => call(dfyApi.templates, { signal }), select: (reply) => reply.templates })

export const useDfyWebsites = () =>
  useQuery({ queryKey: [...dfyKey, 'websites'], queryFn: ({ signal }) => call(dfyApi.websites, { signal }), select: (reply) => reply.dfyWebsites })

export const useDfyWebsite = (id: string) =>
  useQuery({
    queryKey: [...dfyKey, 'website', id],
    queryFn: ({ signal }) => call(dfyApi.website, { params: { id }, signal }),
    select: (reply) => reply.website,
  })

export const useDfyManager = (id: string) =>
  useQuery({ queryKey: [...dfyKey, 'manager', id], queryFn: ({ signal }) => call(dfyApi.manager, { params: { id }, signal }) })

export const useDfyEditor = (id: string) =>
  useQuery({ queryKey: [...dfyKey, 'editor', id], queryFn: ({ signal }) => call(dfyApi.editor, { params: { id }, signal }) })

/** Creates a site, or changes the one whose `id` the form carries. */
export const useSaveDfyWebsite = () => useMutation({ mutationFn: (body: FormData) => call(dfyApi.save, { body }), meta: { invalidates: [dfyKey, userKey] } })

export const useDeleteDfyWebsites = () =>
  useMutation({ mutationFn: (ids: string[]) => call(dfyApi.remove, { body: { ids } }), meta: { invalidates: [dfyKey] } })

export const useDfyDomainSetup = (id: string) =>
  useMutation({ mutationFn: (domain: string) => call(dfyApi.domainSetup, { params: { id }, body: { domain } }), meta: { invalidates: [dfyKey] } })
