import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { notify } from '@/components/ui/notify'
import { resetAll } from '@/stores/reset'
import { useSessionEnding, useToken } from '@/stores/session'

/** When the session of this page ends, here, in another tab or by a 401: nothing of the person stays behind, and only a 401 needs words. */
export function useSessionEnd() {
  const t = useTranslations('shell')
  const client = useQueryClient()
  const token = useToken()
  const ending = useSessionEnding()
  const wasSignedIn = useRef(false)

  // The cache and the storage are the outside systems.
  useEffect(() => {
    if (token !== null) {
      wasSignedIn.current = true
      return
    }
    if (!wasSignedIn.current) return
    wasSignedIn.current = false
    resetAll(ending ?? 'expired')
    client.clear()
    if (ending === 'expired') notify.info(t('sessionEnded'))
  }, [token, ending, client, t])
}
