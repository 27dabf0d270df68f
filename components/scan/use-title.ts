import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { matchRoute } from '@/lib/routes'

/** Says in the tab how far a running scan is; null when there is nothing to say. */
export function useProgressTitle(percent: number | null) {
  const t = useTranslations('scan')

  // The title of the document is the outside system.
  useEffect(() => {
    if (percent === null) return
    const title = matchRoute(location.pathname)?.route.title ?? ''
    const ours = t('title', { percent, title })
    document.title = ours
    return () => {
      if (document.title === ours) document.title = title
    }
  }, [percent, t])
}
