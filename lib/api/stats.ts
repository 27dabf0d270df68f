import { useQuery } from '@tanstack/react-query'
import { statsApi } from '@/lib/contract/stats'
import { call } from '@/lib/http'

export const useStats = (workspace: string | undefined) =>
  useQuery({
    queryKey: ['stats', workspace ?? ''],
    enabled: workspace !== undefined,
    queryFn: ({ signal }) => call(statsApi.show, { params: { workspaceId: workspace ?? '' }, signal }),
    select: (reply) => reply.stats,
  })
