import { StaleReads } from '@/components/ui/stale-reads'
import { useDashboard } from '@/lib/api/dashboard'

/** One line for all that the dashboard shows: how old it is when it could not be fetched again. */
export function Freshness({ workspace }: { workspace: string | undefined }) {
  return <StaleReads of={useDashboard(workspace).reads} />
}
