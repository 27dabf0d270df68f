import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { sessionApi } from '@/lib/contract/session'
import { call } from '@/lib/browser/http'

const sessionKey = ['session'] as const

const sessionsQuery = queryOptions({
  queryKey: sessionKey,
  queryFn: ({ signal }) => call(sessionApi.list, { signal }),
  select: (reply) => reply.sessions,
})

/** Where the person is signed in. */
export const useSessions = () => useQuery(sessionsQuery)

export const useEndSession = () => useMutation({ mutationFn: (id: string) => call(sessionApi.end, { params: { id } }), meta: { invalidates: [sessionKey] } })

export const useEndOtherSessions = () => useMutation({ mutationFn: () => call(sessionApi.endOthers, {}), meta: { invalidates: [sessionKey] } })
