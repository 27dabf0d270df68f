import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { call } from '@/lib/browser/http'
import type { OnProgress } from '@/lib/browser/upload'
import { dfyApi } from '@/lib/contract/dfy'
import { keys, stale } from './keys'

/**
 * The calls of the editor, which saves by the clock: what a save makes stale is read again by whoever shows it next, and
 * not by the editor.
 */
export function useDfyEditing(id: string) {
  const client = useQueryClient()
  return useMemo(
    () => ({
      /** The newest document, past what is kept. */
      read: () => call(dfyApi.editor, { params: { id } }),
      async save(body: FormData, onProgress?: OnProgress) {
        const { website } = await call(dfyApi.save, { body: body as never, ...(onProgress && { onProgress }) })
        for (const queryKey of stale.websitesChanged)
          if (queryKey !== keys.user) void client.invalidateQueries({ queryKey, refetchType: 'none' })
        return website
      },
    }),
    [client, id],
  )
}
