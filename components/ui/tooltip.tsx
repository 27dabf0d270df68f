import { onDemand } from './on-demand'
import type { TooltipProps } from './tooltip-panel'

const Panel = onDemand<TooltipProps>(() => import('./tooltip-panel').then((part) => part.TooltipPanel))

/** More words on something that can take the focus. Never the only place where something is said. */
export function Tooltip(props: TooltipProps) {
  return <Panel {...props} fallback={props.children} />
}
