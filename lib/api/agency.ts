import { useQuery } from '@tanstack/react-query'
import { ApiError } from '@/lib/browser/errors'
import { call } from '@/lib/browser/http'
import { type AgencyClient, agencyApi } from '@/lib/contract/agency'
import type { Reply } from '@/lib/contract/endpoint'
import { nextLook } from './client'
import { keys } from './keys'
import { LOOK_MS } from './monitor'
import { useWorkspaces } from './workspace'

export type AgencyOverview = Reply<typeof agencyApi.overview>

/** An API without this call, of which the specification does not speak. */
export const lacksOverview = (error: unknown) =>
  error instanceof ApiError && [404, 405, 501].includes(error.status ?? 0)

/** All clients of the agency and what needs somebody, looked at again by itself. */
export const useAgency = () =>
  useQuery({
    queryKey: keys.agency,
    queryFn: ({ signal }) => call(agencyApi.overview, { signal }),
    refetchInterval: (query) => query.state.data !== undefined && nextLook(query, LOOK_MS),
  })

/** What the list of workspaces tells of them; undefined while it is not there. */
export const useClientsOnly = () =>
  useWorkspaces().data?.map(
    ({
      id,
      name,
      client_name,
      color,
      created_at,
      is_default,
      assets_count,
      open_findings,
      last_scan_at,
    }): AgencyClient => ({
      workspace_id: id,
      name,
      client_name: client_name ?? null,
      color: color ?? null,
      created_at: created_at ?? '',
      is_own: is_default && !client_name,
      sites: assets_count ?? 0,
      site: null,
      score: null,
      grade: null,
      critical: open_findings?.critical ?? 0,
      high: open_findings?.high ?? 0,
      monitor: null,
      down_since: null,
      last_scan_at: last_scan_at ?? null,
    }),
  )
