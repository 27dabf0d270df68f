import { isAvailable } from '@/lib/domain/routes'
import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { notify } from '@/components/ui/notify'
import type { AnyRoute } from '@/lib/domain/routes'
import { useTitle } from '@/lib/react/i18n'

/** A plan that was bought meanwhile opens the screen without a reload: a word says why it changed. */
export function useUnlocked(locked: AnyRoute | null, isAllowed: boolean) {
  const t = useTranslations('shell')
  const titleOf = useTitle()
  const title = locked && titleOf(locked.name)
  const pathname = usePathname()
  const last = useRef<{ pathname: string; title: string }>(null)

  useEffect(() => {
    if (isAllowed && last.current?.pathname === pathname) notify.success(t('unlocked', { screen: last.current.title }))
    last.current = locked && title && isAvailable(locked.name) ? { pathname, title } : null
  }, [locked, title, isAllowed, pathname, t])
}
