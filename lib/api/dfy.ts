import { useMutation, useQuery } from '@tanstack/react-query'
import { dfyApi } from '@/lib/contract/dfy'
import { call } from '@/lib/browser/http'
import type { Reply } from '@/lib/contract/endpoint'
import { nextLook } from './client'
import { keys, stale } from './keys'

const POLL_MS = 5_000
const DOMAIN_MS = 20_000

/** The marketing kit. */
export const useDfyAssets = () =>
  useQuery({
    queryKey: [...keys.dfy, 'assets'],
    queryFn: ({ signal }) => call(dfyApi.assets, { signal }),
    select: (reply) => reply.assets,
  })

/** A file of the kit, by its key. */
export const useDownloadDfyAsset = () =>
  useMutation({ mutationFn: (key: string) => call(dfyApi.assetFile, { query: { key } }) })

export const useDfyTemplates = () =>
  useQuery({
    queryKey: [...keys.dfy, 'templates'],
    queryFn: ({ signal }) => call(dfyApi.templates, { signal }),
    select: (reply) => reply.templates,
  })

export const useDfyWebsites = () =>
  useQuery({
    queryKey: [...keys.dfy, 'websites'],
    queryFn: ({ signal }) => call(dfyApi.websites, { signal }),
    select: (reply) => reply.dfyWebsites,
  })

export const useDfyWebsite = (id: string) =>
  useQuery({
    queryKey: [...keys.dfy, 'website', id],
    queryFn: ({ signal }) => call(dfyApi.website, { params: { id }, signal }),
    select: (reply) => reply.website,
  })

export type DfyManager = Reply<typeof dfyApi.manager>

const isScanning = ({ check }: DfyManager['website']) => check?.status === 'queued' || check?.status === 'running'

/** Looks again while a scan of the website runs. */
export const useDfyManager = (id: string) =>
  useQuery({
    queryKey: [...keys.dfy, 'manager', id],
    queryFn: ({ signal }) => call(dfyApi.manager, { params: { id }, signal }),
    refetchInterval: (query) =>
      query.state.data !== undefined && isScanning(query.state.data.website) && nextLook(query, POLL_MS),
  })

/** Looks every 20 seconds at what has become of the domain, for as long as the screen is open and it is not live. */
export const useDfyDomainWatch = (id: string, isWaiting: boolean) =>
  useQuery({
    queryKey: [...keys.dfy, 'manager', id],
    queryFn: ({ signal }) => call(dfyApi.manager, { params: { id }, signal }),
    refetchInterval: (query) => isWaiting && nextLook(query, DOMAIN_MS),
  })

/** Read once and anew each time: an older answer would be written into, and meet a newer one at the save. */
export const useDfyEditor = (id: string) =>
  useQuery({
    queryKey: [...keys.dfy, 'editor', id],
    queryFn: ({ signal }) => call(dfyApi.editor, { params: { id }, signal }),
    gcTime: 0,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

/** Creates a site, or changes the one whose `id` the form carries. */
export const useSaveDfyWebsite = () =>
  useMutation({
    mutationFn: (body: FormData) => call(dfyApi.save, { body }),
    meta: { invalidates: stale.websitesChanged },
  })

export const useDeleteDfyWebsites = () =>
  useMutation({
    mutationFn: (ids: string[]) => call(dfyApi.remove, { body: { ids } }),
    meta: { invalidates: stale.websitesDeleted },
  })

/** Sets the domain, looks again at the same one, or takes it away when it is empty. */
export const useDfyDomainSetup = (id: string) =>
  useMutation({
    mutationFn: (domain: string) => call(dfyApi.domainSetup, { params: { id }, body: { domain } }),
    meta: { invalidates: stale.websitesChanged },
  })
