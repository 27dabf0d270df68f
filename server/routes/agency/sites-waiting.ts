import type { AgencyAttention } from '@/lib/contract/agency'
import { isCompleted, isFinished, isStopped } from '@/lib/domain/scan-status'
import { href } from '@/lib/domain/routes'
import { hashToken } from '@/server/tokens'
import type { clientsOf } from './clients'

type Client = Awaited<ReturnType<typeof clientsOf>>[number]
type Site = Client['all'][number]

const RANKS = { failed: 48, never: 20, unverified: 15 } as const
/** What befell more sites of a client is one thing to look at. */
const MOST_ALONE = 2

/**
 * Sites of a client whose last scan failed, which were never scanned or are not verified: as the dashboard of its
 * workspace lists them. `hasReports`: the plan opens the pages of scanning.
 */
export function sitesWaiting(client: Client, hasReports: boolean): AgencyAttention[] {
  const failed = client.all.filter(({ last_scan }) => last_scan && isFailed(last_scan))
  const never = client.all.filter(({ last_scan, reported_at }) => !last_scan && !reported_at)
  const unverified = client.all.filter(({ status, is_published_here }) => status !== 'verified' && !is_published_here)
  const list = href('asset')
  return [
    ...(failed.length > MOST_ALONE
      ? rowOf(client, 'failed', failed, hasReports ? `${href('history')}?status=failed` : list)
      : failed.flatMap((site) => rowOf(client, 'failed', [site], href('details', { id: site.last_scan?.id ?? '' })))),
    ...rowOf(client, 'never', never, hasReports ? href('init') : list),
    ...rowOf(client, 'unverified', unverified, unverified.length === 1 ? `${list}?verify=${unverified[0]?.id}` : list),
  ]
}

/** One that a person stopped needs nobody. */
const isFailed = (scan: NonNullable<Site['last_scan']>) => isFinished(scan) && !isCompleted(scan) && !isStopped(scan)

function rowOf(client: Client, kind: keyof typeof RANKS, sites: readonly Site[], to: string): AgencyAttention[] {
  const [first, second] = sites
  if (!first) return []
  const only = second ? undefined : first
  const parts = sites.map(({ id, last_scan }) => (kind === 'failed' ? `${id}:${last_scan?.id ?? ''}` : id))
  return [
    {
      id: `${kind}:${only ? `${only.id}:${only.last_scan?.id ?? ''}` : client.workspace_id}`,
      kind,
      group: 'security',
      rank: RANKS[kind],
      workspace_id: client.workspace_id,
      asset_id: only?.id,
      name: client.name,
      detail: String(sites.length),
      ...(!only && { parts: hashToken(parts.toSorted().join(' ')).slice(0, 12) }),
      site: only?.value,
      site_name: only?.name,
      at: null,
      href: to,
    },
  ]
}
