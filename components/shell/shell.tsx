import { type MouseEvent, type ReactNode, useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { onceOpen } from '@/components/ui/on-demand'
import { useSidebar } from '@/stores/sidebar'
import { Breadcrumbs } from './breadcrumbs'
import { OfflineBanner } from './offline-banner'
import { Palette } from '@/components/palette/palette'
import { Shortcuts } from './shortcuts'
import { Sidebar } from './sidebar'
import { TopBar } from './top-bar'
import { usePathname, useRouter } from 'next/navigation'
import { href } from '@/lib/domain/routes'

const SidebarDrawer = onceOpen<{ open: boolean }>(() => import('./sidebar-drawer').then((part) => part.SidebarDrawer))

/** The frame of every signed-in screen. */
export function Shell({ children }: { children: ReactNode }) {
  const t = useTranslations('shell')
  useLoginAtHand()
  return (
    <>
      <a
        href="#content"
        onClick={skipToContent}
        className="fixed start-2 -top-20 z-60 rounded-md bg-surface px-3 py-2 text-13 shadow-overlay focus:top-2"
      >
        {t('skip')}
      </a>
      <div className="flex min-h-dvh">
        <Sidebar />
        <SidebarDrawer open={useSidebar().isOpen} />
        <div className="flex min-w-0 grow flex-col lg:border-s">
          <TopBar />
          <OfflineBanner />
          <Content>
            <Breadcrumbs />
            {children}
          </Content>
        </div>
      </div>
      <Palette />
      <Shortcuts />
    </>
  )
}

/** The address stays as it is: it is a way back, and other things are read from it. */
function skipToContent(event: MouseEvent) {
  event.preventDefault()
  document.getElementById('content')?.focus()
}

export function Content({ children, isBusy = false }: { children: ReactNode; isBusy?: boolean }) {
  return (
    <main
      id="content"
      tabIndex={-1}
      aria-busy={isBusy || undefined}
      className="mx-auto grid w-full max-w-[1344px] grid-cols-[minmax(0,1fr)] content-start gap-4 px-4 pt-4 pb-8 outline-none sm:gap-6 sm:px-6 sm:pt-6 sm:pb-10 lg:px-8 lg:pb-12"
    >
      {children}
    </main>
  )
}

/** What a new screen asks for comes first. */
const DELAY_MS = 1000

/**
 * Loads the sign-in page ahead, so that signing out leads there also without a network. The router asks anew only for
 * what it no longer holds.
 */
function useLoginAtHand() {
  const router = useRouter()
  const pathname = usePathname()

  useEffect(() => {
    const timer = setTimeout(() => router.prefetch(href('login')), DELAY_MS)
    return () => clearTimeout(timer)
  }, [router, pathname])
}
