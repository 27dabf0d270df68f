import { Menu as MenuIcon } from 'lucide-react'
import { usePathname } from 'next/navigation'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
import { openSidebar } from '@/stores/sidebar'
import { AccountMenu } from './account-menu'
import { NotificationBell } from './notification-bell'
import { PaletteButton } from '@/components/palette/palette-button'
import { RunningScans } from './running-scans'
import { ThemeMenu } from './theme-menu'
import { WorkspaceSwitcher } from './workspace-switcher'

export function TopBar() {
  const t = useTranslations('shell.menu')
  const pathname = usePathname()
  return (
    <header className="sticky top-0 z-20 flex h-[var(--topbar)] items-center gap-2 border-b bg-page px-4 max-sm:gap-1 sm:px-6 lg:px-8 print:hidden">
      <Button id="menu-opener" variant="ghost" size="icon" aria-label={t('open')} onClick={openSidebar} className="-ms-2 lg:hidden">
        <MenuIcon aria-hidden="true" />
      </Button>
      <div className="flex min-w-0 grow lg:-ms-2">
        {/* What is open in it goes with the screen. */}
        <WorkspaceSwitcher key={pathname} />
      </div>
      <RunningScans />
      <PaletteButton />
      <NotificationBell />
      <ThemeMenu />
      <AccountMenu />
    </header>
  )
}
