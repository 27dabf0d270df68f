import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { notify } from '@/components/ui/notify'
import { resetAll, resetStores } from '@/stores/reset'
import { useSessionEnding, useToken } from '@/stores/session'

/**
 * When the session of this page ends, here, in another tab or by a 401, nothing of the person stays behind; only what the person did not do here needs words.
 * When another one takes its place, everything is asked anew, and somebody else starts with empty stores.
 */
export function useSessionEnd() {
  const t = useTranslations('shell')
  const client = useQueryClient()
  const token = useToken()
  const ending = useSessionEnding()
  const last = useRef(token)

  // The cache and the storage are the outside systems. A table of the screen that just went may have written its state last: hence once more, here.
  useEffect(() => {
    const before = last.current
    last.current = token
    if (before === null || before === token) return
    if (token !== null) {
      if (ending === 'replaced') {
        resetStores()
        notify.info(t('replaced'))
      }
      return void client.resetQueries()
    }
    resetAll(ending === 'expired' ? 'expired' : 'signed-out')
    client.clear()
    if (ending === 'expired') notify.info(t('sessionEnded'))
    if (ending === 'signed-out-elsewhere') notify.info(t('signedOutElsewhere'))
  }, [token, ending, client, t])
}
