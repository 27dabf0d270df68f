import type { ReactNode } from 'react'
import { onDemand } from './on-demand'
import { type Trigger, useEarlyTrigger, type Wish } from './use-early-trigger'

/** The floating panel of menus and selects. */
export const popupClass =
  'max-h-[var(--available-height)] origin-[var(--transform-origin)] overflow-y-auto rounded-lg bg-surface p-1 shadow-overlay outline-none transition-[opacity,transform] duration-ui ease-ui data-ending-style:opacity-0 data-starting-style:scale-[.98] data-starting-style:opacity-0'

/** One line of such a panel. */
export const itemClass =
  'flex min-h-8 w-full cursor-pointer select-none items-center gap-2 rounded-md px-2 py-1 text-start text-13 outline-none data-highlighted:bg-hover data-disabled:cursor-not-allowed data-disabled:text-3 max-sm:min-h-10'

export type MenuItem =
  | {
      label: ReactNode
      icon?: ReactNode
      onSelect?: () => void
      href?: string
      danger?: boolean
      disabled?: boolean
      /** At the end of the line: a shortcut, or why it is disabled. */
      hint?: ReactNode
    }
  | 'separator'

export type MenuProps = { trigger: Trigger; items: readonly MenuItem[]; align?: 'start' | 'center' | 'end'; header?: ReactNode }

const Panel = onDemand<MenuProps & { wish: Wish }>(() => import('./menu-panel').then((part) => part.MenuPanel))

export function Menu(props: MenuProps) {
  const { early, wish } = useEarlyTrigger(props.trigger, 'menu')
  return <Panel {...props} wish={wish} fallback={early} />
}
