import { keepPreviousData, type Query, useQuery } from '@tanstack/react-query'
import { wordpressListApi } from '@/lib/contract/wordpress-list'
import { call } from '@/lib/browser/http'
import { nextLook } from './client'
import { keys } from './keys'

/** How often it is looked at how the sites stand, and while somebody waits for one to be paired. */
export const LOOK_MS = 30_000
const PAIRING_MS = 5_000

const listOf = (workspace: string | undefined, lookMs: number) => ({
  queryKey: [...keys.wpSites(workspace ?? ''), { status: 'all' }],
  enabled: workspace !== undefined,
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    call(wordpressListApi.list, { params: { workspace: workspace ?? '' }, query: { status: 'all' }, signal }),
  refetchInterval: (query: Pick<Query, 'state'>) => nextLook(query, lookMs),
})

/** Sites and figures; looked at again by itself, not while the page is hidden. The tabs filter what is here. */
export const useWpSites = (workspace: string | undefined) => useQuery(listOf(workspace, LOOK_MS))

/** What is installed on the sites, and where `slug` is. */
export const useWpPlugins = (workspace: string, slug?: string) =>
  useQuery({
    queryKey: [...keys.wpSites(workspace), 'plugins', slug ?? ''],
    queryFn: ({ signal }) => call(wordpressListApi.plugins, { params: { workspace }, query: { slug }, signal }),
    placeholderData: keepPreviousData,
  })

/** The same, while a pairing code waits to be used. */
export const usePairingWatch = (workspace: string) => useQuery(listOf(workspace, PAIRING_MS))
