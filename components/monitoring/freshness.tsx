import { StaleReads } from '@/components/ui/stale-reads'
import { useIncidents, useMonitors } from '@/lib/api/monitor'
import { useScans } from '@/lib/api/scan'

/** One line for all that the screen shows: how old it is when it could not be fetched again. */
export function Freshness({ workspace }: { workspace: string }) {
  return <StaleReads of={[useMonitors(workspace), useIncidents(workspace), useScans(workspace)]} />
}
