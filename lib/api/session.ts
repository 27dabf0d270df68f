import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { sessionApi } from '@/lib/contract/session'
import { call } from '@/lib/browser/http'
import { keys, stale } from './keys'

const sessionsQuery = queryOptions({
  queryKey: keys.sessions,
  queryFn: ({ signal }) => call(sessionApi.list, { signal }),
  select: (reply) => reply.sessions,
})

/** Where the person is signed in. */
export const useSessions = () => useQuery(sessionsQuery)

export const useEndSession = () =>
  useMutation({
    mutationFn: (id: string) => call(sessionApi.end, { params: { id } }),
    meta: { invalidates: stale.sessionsEnded },
  })

export const useEndOtherSessions = () =>
  useMutation({ mutationFn: () => call(sessionApi.endOthers, {}), meta: { invalidates: stale.sessionsEnded } })
