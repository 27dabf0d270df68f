import { clsx } from 'clsx'
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { memo, useId } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
import { Logo } from '@/components/ui/logo'
import { useBranding } from '@/lib/api/user'
import { href, matchRoute, navGroups, type RouteName } from '@/lib/domain/routes'
import { useConfig } from '@/lib/react/use-config'
import { toggleRail, useSidebar } from '@/stores/sidebar'
import { isShown } from '@/components/nav/nav'
import { NavItem } from './nav-item'
import { NavSearch } from './nav-search'

/** The menu on wide screens: whole, or as a rail of icons. It stays as it is when the screen beside it changes. */
export const Sidebar = memo(function Sidebar() {
  const t = useTranslations('shell')
  const { isRail } = useSidebar()
  const Toggle = isRail ? PanelLeftOpen : PanelLeftClose
  return (
    <nav
      id="menu"
      aria-label={t('menu.label')}
      className={clsx(
        'sticky top-0 flex h-dvh flex-none flex-col overflow-y-auto px-3 pb-4 [scrollbar-color:var(--border)_transparent] [scrollbar-width:thin] in-data-[embedded=plain]:hidden max-lg:hidden print:hidden',
        isRail ? 'w-16' : 'w-[var(--sidebar)]',
      )}
    >
      <div
        className={clsx(
          'flex shrink-0 items-center',
          isRail ? 'h-auto flex-col gap-2 py-4' : 'h-[var(--topbar)] justify-between gap-1 ps-2',
        )}
      >
        <HomeLink isRail={isRail} />
        <Button
          variant="ghost"
          size="icon-sm"
          className="flex-none"
          aria-label={isRail ? t('menu.wide') : t('menu.narrow')}
          title={isRail ? t('menu.wide') : t('menu.narrow')}
          onClick={toggleRail}
        >
          <Toggle aria-hidden="true" className="rtl:-scale-x-100" />
        </Button>
      </div>
      {isRail ? (
        <NavGroups isRail />
      ) : (
        <NavSearch>
          <NavGroups />
        </NavSearch>
      )}
    </nav>
  )
})

/** The way to the dashboard, in the brand of whoever is signed in. */
export function HomeLink({ isRail = false }: { isRail?: boolean }) {
  const t = useTranslations('shell')
  const { shownName } = useConfig()
  useBranding()
  return (
    <Link
      href={href('dashboard')}
      prefetch={false}
      aria-label={t('home', { name: shownName })}
      className="inline-flex min-w-0 rounded-md py-1"
    >
      <Logo isRail={isRail} />
    </Link>
  )
}

export function NavGroups({ isRail = false }: { isRail?: boolean }) {
  const t = useTranslations('shell.menu.groups')
  const id = useId()
  const current = placeInNav(matchRoute(usePathname())?.route.name)
  return (
    <div className={clsx('grid grid-cols-[minmax(0,1fr)]', isRail ? 'gap-2' : 'gap-4')}>
      {navGroups.map(({ group, items }) => (
        <div key={group} className={clsx(isRail && 'border-t pt-2 first:border-0')}>
          <p id={`${id}${group}`} className={isRail ? 'sr-only' : 'px-2 pb-1 text-12 font-medium text-3'}>
            {t(group)}
          </p>
          <ul aria-labelledby={`${id}${group}`} className="grid grid-cols-[minmax(0,1fr)] gap-px">
            {items.filter(isShown).map((route) => (
              <li key={route.name}>
                <NavItem route={route} isCurrent={route.name === current} isRail={isRail} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}

/** Screens of a website are not in the menu: they are reached by the one that is. */
const placeInNav = (name: RouteName | undefined): RouteName | undefined => (name?.startsWith('dfy') ? 'dfy' : name)
