import type { ReactNode } from 'react'
import { onDemand } from './on-demand'
import { type Trigger, useEarlyTrigger, type Wish } from './use-early-trigger'

export type PopoverProps = {
  trigger: Trigger
  label: string
  className?: string
  onOpenChange?: (open: boolean) => void
  /** Is given the way to close it. */
  children: (close: () => void) => ReactNode
}

const Panel = onDemand<PopoverProps & { wish: Wish }>(() => import('./popover-panel').then((part) => part.PopoverPanel))

/** A floating panel with controls of its own in it. */
export function Popover(props: PopoverProps) {
  const { early, wish } = useEarlyTrigger(props.trigger, 'dialog')
  return <Panel {...props} wish={wish} fallback={early} />
}
