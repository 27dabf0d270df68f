import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { notify } from '@/components/ui/notify'
import type { LeadBatch } from '@/lib/contract/lead-work'

/** One word at the end of all, for whoever is still here. */
export function useEndNotice(batch: LeadBatch | undefined, onEnd: () => void) {
  const t = useTranslations('finder.scan')
  const watched = useRef<string | null>(null)
  const end = useRef(onEnd)
  useEffect(() => {
    end.current = onEnd
  })
  useEffect(() => {
    if (!batch) return
    if (batch.state === 'running') watched.current = batch.id
    else if (watched.current === batch.id) {
      watched.current = null
      if (batch.state === 'done') notify.success(t('ended', { count: batch.done, poor: batch.poor }))
      end.current()
    }
  }, [batch, t])
}
