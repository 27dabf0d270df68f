import { Tooltip as Base } from '@base-ui/react/tooltip'
import type { ReactElement, ReactNode } from 'react'

export type TooltipProps = { label: ReactNode; side?: 'top' | 'inline-end'; children: ReactElement }

export function TooltipPanel({ label, side = 'top', children }: TooltipProps) {
  return (
    <Base.Root>
      <Base.Trigger render={children} delay={400} />
      <Base.Portal>
        <Base.Positioner side={side} sideOffset={6} className="z-60" collisionPadding={8}>
          <Base.Popup className="max-w-64 rounded-md bg-surface px-2 py-1 text-12 text-1 shadow-overlay transition-opacity duration-ui data-ending-style:opacity-0 data-starting-style:opacity-0">
            {label}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
