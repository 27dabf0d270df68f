import { useEffect } from 'react'
import type { MenuProps } from './menu-panel'
import { onDemand } from './on-demand'
import { useEarlyTrigger, type Wish } from './use-early-trigger'

const Panel = onDemand<MenuProps & { wish: Wish }>(() => import('./menu-panel').then((part) => part.MenuPanel))

/** The menu itself is only there once it is asked for: a list has one in every row. */
export function Menu(props: MenuProps) {
  const { early, wish } = useEarlyTrigger(props.trigger, 'menu')
  useEffect(() => void Panel.preload().catch(() => {}), [])
  return wish.isOpen ? <Panel {...props} wish={wish} fallback={early} /> : early
}
