'use client'
import { usePathname, useRouter } from 'next/navigation'
import { useTranslations } from 'use-intl'
import { Button, ButtonLink } from '@/components/ui/button'
import { Logo } from '@/components/ui/logo'
import { href } from '@/lib/domain/routes'
import { useToken } from '@/stores/session'
import { useInBrowser } from '@/lib/react/client-only'
import { MissingSearch } from './missing-search'

/** Any address that the route table does not know. Stands outside the gate: it works signed out. */
export function MissingScreen() {
  const t = useTranslations('shell.missing')
  const router = useRouter()
  const pathname = usePathname()
  const isInBrowser = useInBrowser()
  const isSignedIn = useToken() !== null
  return (
    <main className="grid min-h-dvh grid-cols-[minmax(0,1fr)] content-center justify-items-center gap-3 px-4 py-10 text-center">
      <Logo className="mb-6" />
      <h1 id="page-title" tabIndex={-1} className="text-28 font-strong tracking-[-0.022em]">
        {t('title')}
      </h1>
      <p className="max-w-[60ch] text-2">
        {t('text')}{' '}
        {isInBrowser && (
          <code className="mono rounded border bg-sunken px-1.5 py-0.5 text-1 [overflow-wrap:anywhere]">
            {shown(pathname)}
          </code>
        )}
      </p>
      {isInBrowser && (
        <>
          <MissingSearch pathname={pathname} />
          <div className="mt-3 flex flex-wrap justify-center gap-2">
            {history.length > 1 && <Button onClick={() => router.back()}>{t('back')}</Button>}
            <ButtonLink href={href(isSignedIn ? 'dashboard' : 'login')} prefetch={false} variant="primary">
              {t(isSignedIn ? 'home' : 'signIn')}
            </ButtonLink>
          </div>
        </>
      )}
    </main>
  )
}

function shown(pathname: string) {
  try {
    return decodeURI(pathname)
  } catch {
    return pathname
  }
}
