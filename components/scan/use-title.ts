import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { withoutBase } from '@/lib/browser/base-path'
import { useSaid } from '@/lib/react/i18n'
import { matchRoute } from '@/lib/domain/routes'

/** Says in the tab how far a running scan is; null when there is nothing to say. */
export function useProgressTitle(percent: number | null) {
  const t = useTranslations('scan')
  const said = useSaid()

  // The title of the document is the outside system.
  useEffect(() => {
    if (percent === null) return
    const title = matchRoute(withoutBase(location.pathname) ?? '')?.route.title ?? ''
    const ours = t('title', { percent, title: said(title) })
    document.title = ours
    return () => {
      // Beside it stands the name of the product: lib/browser/boot/title.ts.
      if (document.title.includes(ours)) document.title = title
    }
  }, [percent, t, said])
}
