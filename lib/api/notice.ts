import { useMutation, useQuery } from '@tanstack/react-query'
import { noticeApi } from '@/lib/contract/notice'
import { call } from '@/lib/browser/http'
import { useUser } from '@/stores/session'
import { nextLook } from './client'
import { lacksOverview } from './overview'
import { keys, stale } from './keys'

const LOOK_MS = 30_000

/** What happened on the sites of all workspaces. Looked at again by itself; not while the page is hidden. */
export const useNotices = () =>
  useQuery({
    queryKey: keys.notices,
    enabled: useUser() !== null,
    queryFn: ({ signal }) => call(noticeApi.list, { signal }),
    // What an API does not have is not asked for again and again.
    refetchInterval: (query) => !lacksOverview(query.state.error) && nextLook(query, LOOK_MS),
  })

/** Up to this one everything was read, in every browser. */
export const useReadNotices = () =>
  useMutation({
    mutationFn: (up_to: number) => call(noticeApi.read, { body: { up_to } }),
    meta: { invalidates: stale.noticesRead, silent: true },
  })
