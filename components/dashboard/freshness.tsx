import { StaleReads } from '@/components/ui/stale-reads'
import { useAssets } from '@/lib/api/asset'
import { useMonitors } from '@/lib/api/monitor'
import { useScans } from '@/lib/api/scan'
import { useStats } from '@/lib/api/stats'

/** One line for all that the dashboard shows: how old it is when it could not be fetched again. */
export function Freshness({ workspace }: { workspace: string | undefined }) {
  return <StaleReads of={[useAssets(workspace), useScans(workspace), useStats(workspace), useMonitors(workspace)]} />
}
