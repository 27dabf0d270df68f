import { useQuery } from '@tanstack/react-query'
import { type TrendDays, type TrendPoint, statsApi } from '@/lib/contract/stats'
import { call } from '@/lib/browser/http'
import { overviewApi } from '@/lib/contract/overview'
import { ALL } from '@/lib/domain/all'
import { keys } from './keys'

export const useStats = (workspace: string | undefined) =>
  useQuery({
    queryKey: keys.stats(workspace ?? ''),
    enabled: workspace !== undefined,
    queryFn: ({ signal }) =>
      workspace === ALL
        ? call(overviewApi.stats, { signal })
        : call(statsApi.show, { params: { workspaceId: workspace ?? '' }, signal }),
    select: (reply) => reply.stats,
  })

/** The open findings over time, by days that end where the person is. */
export const useTrend = (workspace: string | undefined, days: TrendDays, zone: string) =>
  useQuery({
    queryKey: [...keys.stats(workspace ?? ''), 'trend', days, zone],
    enabled: workspace !== undefined,
    // Another range replaces the one on the screen when it is there.
    placeholderData: (known: { points: TrendPoint[] } | undefined, query) =>
      query?.queryKey[1] === workspace ? known : undefined,
    queryFn: ({ signal }) =>
      workspace === ALL
        ? call(overviewApi.trend, { query: { days, zone }, signal })
        : call(statsApi.trend, { params: { workspaceId: workspace ?? '' }, query: { days, zone }, signal }),
    select: (reply) => reply.points,
  })

/** The open findings that stand longer than those of their severity should. */
export const useOverdue = (workspace: string | undefined) =>
  useQuery({
    queryKey: [...keys.stats(workspace ?? ''), 'overdue'],
    enabled: workspace !== undefined,
    queryFn: ({ signal }) =>
      workspace === ALL
        ? call(overviewApi.overdue, { signal })
        : call(statsApi.overdue, { params: { workspaceId: workspace ?? '' }, signal }),
  })
