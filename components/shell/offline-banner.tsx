import { CloudOff, Hourglass, WifiOff } from 'lucide-react'
import { memo, type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocale, useTimeZone, useTranslations } from 'use-intl'
import { notify } from '@/components/ui/notify'
import { useSlowRead } from '@/lib/api/slow'
import { onStay, type Reach, useAnsweredAt, useReach } from '@/lib/browser/connection'
import { clockTime } from '@/lib/domain/format'
import { useTitle } from '@/lib/react/i18n'
import { matchRoute } from '@/lib/domain/routes'

/**
 * Under the top bar: that there is no network, that the server is silent, or that it takes long. Says so too when it is
 * over.
 */
export const OfflineBanner = memo(function OfflineBanner() {
  const t = useTranslations('shell.connection')
  const reach = useReach()
  const answeredAt = useAnsweredAt()
  const isSlow = useSlowRead()
  const options = { locale: useLocale(), timeZone: useTimeZone() }
  useReturn(reach)
  const stay = useStay(reach)

  const told = (withData: 'offline' | 'silent', empty: 'offlineEmpty' | 'silentEmpty') =>
    answeredAt === null ? t(empty) : t(withData, { time: clockTime(answeredAt, options) })

  return (
    // Named a live region too, so that an open dialog does not hide it.
    <div role="status" aria-live="polite" className="sticky top-[var(--topbar)] z-10 print:hidden">
      {reach === 'offline' && (
        <Line icon={<WifiOff />}>
          {told('offline', 'offlineEmpty')} {stay}
        </Line>
      )}
      {reach === 'silent' && (
        <Line icon={<CloudOff />}>
          {told('silent', 'silentEmpty')} {stay}
        </Line>
      )}
      {reach === 'online' && isSlow && (
        <Line tone="info" icon={<Hourglass />}>
          {t('slow')}
        </Line>
      )}
    </div>
  )
})

function Line({ tone = 'medium', icon, children }: { tone?: 'medium' | 'info'; icon: ReactNode; children: ReactNode }) {
  return (
    <p
      className={`${tone} flex items-center gap-2 border-b border-k-line bg-k-bg px-4 py-2 text-13 text-1 sm:px-6 lg:px-8`}
    >
      <span aria-hidden="true" className="text-k-text">
        {icon}
      </span>
      {children}
    </p>
  )
}

function useReturn(reach: Reach) {
  const t = useTranslations('shell.connection')
  const last = useRef(reach)
  useEffect(() => {
    const before = last.current
    last.current = reach
    if (reach !== 'online' || before === 'online') return
    notify.success(t(before === 'offline' ? 'back' : 'answers'))
  }, [reach, t])
}

/**
 * Whoever wants to go to a screen whose files are not here yet stays, and hears why. In the banner: the script of the
 * toasts may not be here either.
 */
function useStay(reach: Reach) {
  const t = useTranslations('shell.connection')
  const titleOf = useTitle()
  const [path, setPath] = useState<string | null>(null)
  useEffect(() => onStay(setPath), [])
  if (reach === 'online' && path !== null) setPath(null)
  if (reach === 'online' || path === null) return null
  const route = matchRoute(path)?.route
  return t('stay', { screen: route ? titleOf(route.name) : path })
}
