import { useEffect } from 'react'
import { whenIdle } from '@/lib/browser/idle'
import type { MenuProps } from './menu-panel'
import { onDemand } from './on-demand'
import { useEarlyTrigger, type Wish } from './use-early-trigger'

const Panel = onDemand<MenuProps & { wish: Wish }>(() => import('./menu-panel').then((part) => part.MenuPanel))

const LATEST_MS = 700

/** The menu itself is only there once it is asked for: a list has one in every row. */
export function Menu(props: MenuProps) {
  const { early, wish } = useEarlyTrigger(props.trigger, 'menu')
  // Nobody presses it before the screen around it is there.
  useEffect(() => whenIdle(() => void Panel.preload().catch(() => {}), LATEST_MS), [])
  return wish.isOpen ? <Panel {...props} wish={wish} fallback={early} /> : early
}
