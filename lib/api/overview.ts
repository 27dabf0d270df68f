import { useMutation, useQuery } from '@tanstack/react-query'
import type { ProblemTriage } from '@/lib/contract/finding'
import { overviewApi, type Standing } from '@/lib/contract/overview'
import { ApiError } from '@/lib/browser/errors'
import { call } from '@/lib/browser/http'
import { ALL } from '@/lib/domain/all'
import { useIsAll } from '@/stores/session'
import { keys, stale } from './keys'
import { useCurrentWorkspace, useWorkspaces } from './workspace'

/** An API that knows single workspaces only, as the specification has it. */
export const lacksOverview = (error: unknown) =>
  error instanceof ApiError && [404, 405, 501].includes(error.status ?? 0)

/** How all workspaces stand, worst first. */
export const useStandings = (isWanted = true) =>
  useQuery({
    queryKey: keys.standings,
    enabled: isWanted,
    staleTime: 30_000,
    queryFn: ({ signal }) => call(overviewApi.workspaces, { signal }),
    select: (reply): readonly Standing[] => reply.workspaces,
  })

/** Whether there are several workspaces, and an API that tells of all of them at once. `isWanted`: find that out. */
export function useCanSpan(isWanted = true) {
  const isSeveral = (useWorkspaces().data?.length ?? 0) > 1
  const { error } = useStandings(isWanted && isSeveral)
  return isSeveral && !lacksOverview(error)
}

/** What a screen that can show all workspaces shows: `ALL`, or the current one; undefined while that is not known. */
export function useScope(): string | undefined {
  const isAll = useIsAll()
  const canSpan = useCanSpan(isAll)
  const current = useCurrentWorkspace()?.id
  return isAll && canSpan ? ALL : current
}

/** What is wrong with the sites of a workspace or of all, each problem once. */
export const useProblems = (scope: string | undefined) =>
  useQuery({
    queryKey: [...keys.problems, scope],
    enabled: scope !== undefined,
    queryFn: ({ signal }) => call(overviewApi.problems, { query: scope === ALL ? {} : { workspace: scope }, signal }),
    select: (reply) => reply.problems,
  })

/** The sites that have one problem. */
export const useProblemSites = (scope: string | undefined, rule: string | null) =>
  useQuery({
    queryKey: [...keys.problems, scope, rule],
    enabled: scope !== undefined && rule !== null,
    queryFn: ({ signal }) =>
      call(overviewApi.problem, { query: { rule: rule ?? '', ...(scope !== ALL && { workspace: scope }) }, signal }),
  })

/** One decision for all that a problem is on these sites. */
export const useDecideProblem = () =>
  useMutation({
    mutationFn: (body: ProblemTriage) => call(overviewApi.decide, { body }),
    meta: { invalidates: stale.problemDecided },
  })
