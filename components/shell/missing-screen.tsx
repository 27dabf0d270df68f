'use client'
import { clsx } from 'clsx'
import { usePathname, useRouter } from 'next/navigation'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Button, ButtonLink } from '@/components/ui/button'
import { Logo } from '@/components/ui/logo'
import { onDemand } from '@/components/ui/on-demand'
import { href } from '@/lib/domain/routes'
import { useToken } from '@/stores/session'
import { useInBrowser } from '@/lib/react/client-only'

/** With all that the frame of the signed-in needs, which guests do without. */
const MissingInShell = onDemand<{ children: ReactNode }>(() =>
  import('./missing-in-shell').then((part) => part.MissingInShell),
)

/** What can be found there is not of the first sight. */
const MissingSearch = onDemand<{ pathname: string }>(() =>
  import('./missing-search').then((part) => part.MissingSearch),
)

/** Any address that the route table does not know: inside the frame for the signed-in, alone for guests. */
export function MissingScreen() {
  const isInBrowser = useInBrowser()
  const isSignedIn = useToken() !== null
  if (isInBrowser && isSignedIn)
    return (
      <MissingInShell fallback={null}>
        <div className="grid max-w-160 grid-cols-[minmax(0,1fr)] gap-3">
          <Missing isInBrowser isSignedIn />
        </div>
      </MissingInShell>
    )
  return (
    <main className="grid min-h-dvh grid-cols-[minmax(0,1fr)] content-center justify-items-center gap-3 px-4 py-10 text-center">
      <Logo className="mb-6" />
      <Missing isInBrowser={isInBrowser} isSignedIn={false} />
    </main>
  )
}

function Missing({ isInBrowser, isSignedIn }: { isInBrowser: boolean; isSignedIn: boolean }) {
  const t = useTranslations('shell.missing')
  const router = useRouter()
  const pathname = usePathname()
  return (
    <>
      <h1
        id="page-title"
        tabIndex={-1}
        className={clsx('font-strong', isSignedIn ? 'text-20 tracking-[-0.012em]' : 'text-28 tracking-[-0.022em]')}
      >
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
          <MissingSearch fallback={null} pathname={pathname} />
          <div className={clsx('mt-3 flex flex-wrap gap-2', !isSignedIn && 'justify-center')}>
            {history.length > 1 && <Button onClick={() => router.back()}>{t('back')}</Button>}
            <ButtonLink href={href(isSignedIn ? 'dashboard' : 'login')} prefetch={false} variant="primary">
              {t(isSignedIn ? 'home' : 'signIn')}
            </ButtonLink>
          </div>
        </>
      )}
    </>
  )
}

function shown(pathname: string) {
  try {
    return decodeURI(pathname)
  } catch {
    return pathname
  }
}
