import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { notify } from '@/components/ui/notify'
import { resetAll } from '@/stores/reset'
import { useSessionEnding, useToken } from '@/stores/session'

/** When the session of this page ends, here, in another tab or by a 401: nothing of the person stays behind, and only a 401 needs words. A session that another one took the place of leaves nothing either. */
export function useSessionEnd() {
  const t = useTranslations('shell')
  const client = useQueryClient()
  const token = useToken()
  const ending = useSessionEnding()
  const last = useRef(token)

  // The cache and the storage are the outside systems.
  useEffect(() => {
    const before = last.current
    last.current = token
    if (before === null || before === token) return
    if (token !== null) return void client.resetQueries()
    resetAll(ending ?? 'expired')
    client.clear()
    if (ending === 'expired') notify.info(t('sessionEnded'))
  }, [token, ending, client, t])
}
