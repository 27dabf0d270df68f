import type { MenuProps } from './menu-panel'
import { onDemand } from './on-demand'
import { useEarlyTrigger, type Wish } from './use-early-trigger'

const Panel = onDemand<MenuProps & { wish: Wish }>(() => import('./menu-panel').then((part) => part.MenuPanel))

export function Menu(props: MenuProps) {
  const { early, wish } = useEarlyTrigger(props.trigger, 'menu')
  return <Panel {...props} wish={wish} fallback={early} />
}
