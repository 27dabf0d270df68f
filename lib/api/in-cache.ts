import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'

/**
 * What `look` finds among the answers that are there. It looks again when one of them changes, not whenever somebody
 * comes to need one or needs it no longer, which is hundreds of times when a screen changes.
 */
export function useInCache<T>(look: (client: QueryClient) => T, onServer: () => T): T {
  const client = useQueryClient()
  const subscribe = useCallback(
    (listener: () => void) =>
      client.getQueryCache().subscribe(({ type }) => {
        if (type === 'updated' || type === 'removed') listener()
      }),
    [client],
  )
  return useSyncExternalStore(subscribe, () => look(client), onServer)
}
