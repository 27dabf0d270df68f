import { Dialog } from '@base-ui/react/dialog'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { CloseButton } from '@/components/ui/close-button'
import { scrimClass } from '@/components/ui/surface'
import { closeSidebar, openSidebar, useSidebar } from '@/stores/sidebar'
import { NavSearch } from './nav-search'
import { HomeLink, NavGroups } from './sidebar'
import { useSwipeAway } from './sidebar-swipe'

/** Below this width the menu is a drawer. */
const WIDE = '(min-width: 992px)'

/**
 * By name, since not every browser gives a button the focus that is pressed. What opened the drawer is gone when the
 * window has grown: the focus goes on in the menu that stands there instead. The heading of the screen that the menu
 * led to may have the focus before the drawer is out of sight, and keeps it.
 */
function finalFocus() {
  const focused = document.activeElement
  if (focused && focused !== document.body && !focused.closest('[data-menu]')) return false
  const wide = matchMedia(WIDE).matches
  return (wide ? (inMenu('[aria-current]') ?? inMenu('a')) : document.getElementById('menu-opener')) ?? true
}
const inMenu = (selector: string) => document.querySelector<HTMLElement>(`#menu ${selector}`)

export function SidebarDrawer() {
  const t = useTranslations('shell.menu')
  const { isOpen } = useSidebar()
  const swipe = useSwipeAway(closeSidebar)

  // Grown wide, it shows the menu itself.
  useEffect(() => {
    if (!isOpen) return
    const media = matchMedia(WIDE)
    // It may have grown while the drawer was on its way.
    if (media.matches) closeSidebar()
    media.addEventListener('change', closeSidebar)
    return () => media.removeEventListener('change', closeSidebar)
  }, [isOpen])

  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => (open ? openSidebar() : closeSidebar())}>
      <Dialog.Portal>
        <Dialog.Backdrop className={scrimClass} />
        <Dialog.Popup
          {...swipe}
          data-menu=""
          finalFocus={finalFocus}
          className="fixed inset-y-0 start-0 z-50 flex w-70 max-w-[calc(100vw-48px)] touch-pan-y flex-col overflow-y-auto overscroll-contain bg-surface px-3 pb-6 shadow-overlay outline-none transition-[opacity,transform,translate] duration-ui ease-ui data-ending-style:-translate-x-6 data-ending-style:opacity-0 data-starting-style:-translate-x-6 data-starting-style:opacity-0 rtl:data-ending-style:translate-x-6 rtl:data-starting-style:translate-x-6"
        >
          <Dialog.Title className="sr-only">{t('title')}</Dialog.Title>
          <div className="flex h-[var(--topbar)] shrink-0 items-center ps-2">
            <HomeLink />
          </div>
          <nav aria-label={t('label')}>
            <NavSearch>
              <NavGroups />
            </NavSearch>
          </nav>
          <CloseButton />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
