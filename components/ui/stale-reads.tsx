import { useReach } from '@/lib/browser/connection'
import { StaleNotice } from './stale-notice'

type Read = { isError: boolean; data: unknown; dataUpdatedAt: number; refetch: () => unknown }

/**
 * Says how old the data above or below is when its last fetch failed. Nothing for what is fresh, or was never there, and nothing
 * offline, which the frame says of everything.
 */
export function StaleReads({ of }: { of: readonly Read[] }) {
  const isOffline = useReach() === 'offline'
  const stale = of.filter(({ isError, data }) => isError && data !== undefined)
  if (stale.length === 0 || isOffline) return null
  return (
    <StaleNotice
      at={Math.min(...stale.map(({ dataUpdatedAt }) => dataUpdatedAt))}
      onRetry={() => Promise.all(stale.map(({ refetch }) => refetch()))}
    />
  )
}
