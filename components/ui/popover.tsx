import { useEffect } from 'react'
import { whenIdle } from '@/lib/browser/idle'
import { onDemand } from './on-demand'
import type { PopoverProps } from './popover-panel'
import { useEarlyTrigger, type Wish } from './use-early-trigger'

const Panel = onDemand<PopoverProps & { wish: Wish }>(() => import('./popover-panel').then((part) => part.PopoverPanel))

const LATEST_MS = 700

/** A floating panel with controls of its own in it, which is only there once it is asked for. */
export function Popover(props: PopoverProps) {
  const { early, wish } = useEarlyTrigger(props.trigger, 'dialog')
  useEffect(() => whenIdle(() => void Panel.preload().catch(() => {}), LATEST_MS), [])
  return wish.isOpen ? <Panel {...props} wish={wish} fallback={early} /> : early
}
