import { onDemand } from './on-demand'
import type { PopoverProps } from './popover-panel'
import { useEarlyTrigger, type Wish } from './use-early-trigger'

const Panel = onDemand<PopoverProps & { wish: Wish }>(
  () => import('./popover-panel').then((part) => part.PopoverPanel),
  { isPatient: true },
)

/** A floating panel with controls of its own in it. */
export function Popover(props: PopoverProps) {
  const { early, wish } = useEarlyTrigger(props.trigger, 'dialog')
  return <Panel {...props} wish={wish} fallback={early} />
}
