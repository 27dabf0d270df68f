import { StaleNotice } from './stale-notice'

type Read = { isError: boolean; data: unknown; dataUpdatedAt: number; refetch: () => unknown }

/**
 * Says how old the data above or below is when its last fetch failed. Nothing for what is fresh, or was never there.
 */
export function StaleReads({ of }: { of: readonly Read[] }) {
  const stale = of.filter(({ isError, data }) => isError && data !== undefined)
  if (stale.length === 0) return null
  return (
    <StaleNotice
      at={Math.min(...stale.map(({ dataUpdatedAt }) => dataUpdatedAt))}
      onRetry={() => Promise.all(stale.map(({ refetch }) => refetch()))}
    />
  )
}
