import { useMutation, useQuery } from '@tanstack/react-query'
import { type FindingState, findingApi, type NewTriage } from '@/lib/contract/finding'
import { ApiError } from '@/lib/browser/errors'
import { call } from '@/lib/browser/http'
import { lacksCall } from './scan-report'
import { keys, stale } from './keys'

/** How the findings of a report stand; null from an API that keeps no decisions. */
export const useFindingStates = (workspace: string | undefined, report: string) =>
  useQuery({
    queryKey: [...keys.findings(workspace ?? ''), report],
    enabled: workspace !== undefined && report !== '',
    queryFn: async ({ signal }): Promise<FindingState[] | null> => {
      const reply = call(findingApi.list, { params: { workspace: workspace ?? '', report }, signal })
      return reply.then(
        ({ findings }) => findings,
        (error: unknown) => {
          if (lacksCall(error) || (error instanceof ApiError && error.status === 404)) return null
          throw error
        },
      )
    },
  })

/** Decides on findings of a report, for every report of its asset. */
export const useDecideFindings = (workspace: string, report: string) =>
  useMutation({
    mutationFn: (body: NewTriage) => call(findingApi.triage, { params: { workspace, report }, body }),
    meta: { invalidates: stale.decided(workspace) },
  })
