import type { MouseEvent, ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { onceOpen } from '@/components/ui/on-demand'
import { useSidebar } from '@/stores/sidebar'
import { Breadcrumbs } from './breadcrumbs'
import { OfflineBanner } from './offline-banner'
import { Palette } from '@/components/palette/palette'
import { useScreensAtHand } from './screens-at-hand'
import { Shortcuts } from './shortcuts'
import { Sidebar } from './sidebar'
import { TopBar } from './top-bar'

const SidebarDrawer = onceOpen<{ open: boolean }>(() => import('./sidebar-drawer').then((part) => part.SidebarDrawer))

/** The frame of every signed-in screen. */
export function Shell({ children }: { children: ReactNode }) {
  const t = useTranslations('shell')
  useScreensAtHand()
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
