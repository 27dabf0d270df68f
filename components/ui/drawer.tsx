import type { DrawerProps } from './drawer-panel'
import { onceOpen } from './on-demand'

/** For what needs room beside the list it belongs to. On a phone it is the whole screen. */
export const Drawer = onceOpen<DrawerProps>(() => import('./drawer-panel').then((part) => part.DrawerPanel))
