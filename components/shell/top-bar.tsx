import { Contrast, Menu as MenuIcon, Monitor, Moon, Sun } from 'lucide-react'
import { usePathname } from 'next/navigation'
import { memo } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
import { openSidebar } from '@/stores/sidebar'
import { AccountMenu } from './account-menu'
import { NotificationBell } from './notification-bell'
import { PaletteButton } from '@/components/palette/palette-button'
import { RunningScans } from './running-scans'
import { WorkspaceSwitcher } from './workspace-switcher'
import { Menu } from '@/components/ui/menu'
import { THEMES } from '@/lib/browser/theme'
import { chooseTheme, useTheme } from '@/stores/theme'

export const TopBar = memo(function TopBar() {
  const t = useTranslations('shell.menu')
  return (
    <header className="sticky top-0 z-20 flex h-[var(--topbar)] items-center gap-2 border-b bg-page px-4 max-sm:gap-1 sm:px-6 lg:px-8 print:hidden">
      <Button
        id="menu-opener"
        variant="ghost"
        size="icon"
        aria-label={t('open')}
        onClick={openSidebar}
        className="-ms-2 lg:hidden"
      >
        <MenuIcon aria-hidden="true" />
      </Button>
      <div className="flex min-w-0 grow lg:-ms-2">
        <SwitcherOfScreen />
      </div>
      <RunningScans />
      <PaletteButton />
      <NotificationBell />
      <ThemeMenu />
      <AccountMenu />
    </header>
  )
})

/** What is open in it goes with the screen. */
function SwitcherOfScreen() {
  return <WorkspaceSwitcher key={usePathname()} />
}

const icons = { system: Monitor, light: Sun, dark: Moon, contrast: Contrast }

function ThemeMenu() {
  const t = useTranslations('shell.theme')
  const theme = useTheme()
  const Icon = icons[theme]
  return (
    <Menu
      trigger={
        <Button variant="ghost" size="icon" aria-label={t('label')} title={t('label')}>
          <Icon aria-hidden="true" />
        </Button>
      }
      items={THEMES.map((name) => {
        const ItemIcon = icons[name]
        return {
          label: t(name),
          icon: <ItemIcon />,
          hint: name === theme ? t('current') : undefined,
          onSelect: () => chooseTheme(name),
        }
      })}
    />
  )
}
