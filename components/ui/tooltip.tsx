import type { ReactElement, ReactNode } from 'react'
import { onDemand } from './on-demand'

export type TooltipProps = { label: ReactNode; side?: 'top' | 'inline-end'; children: ReactElement }

const Panel = onDemand<TooltipProps>(() => import('./tooltip-panel').then((part) => part.TooltipPanel))

/** More words on something that can take the focus. Never the only place where something is said. */
export function Tooltip(props: TooltipProps) {
  return <Panel {...props} fallback={props.children} />
}
