import { Popover as Base } from '@base-ui/react/popover'
import { clsx } from 'clsx'
import { type ReactNode, useEffect, useState } from 'react'
import { popupClass } from './surface'
import { type Trigger, useFocusFrom, type Wish } from './use-early-trigger'

export type PopoverProps = {
  trigger: Trigger
  label: string
  className?: string
  onOpenChange?: (open: boolean) => void
  /** Is given the way to close it. */
  children: (close: () => void) => ReactNode
}

export function PopoverPanel({
  trigger,
  label,
  className,
  onOpenChange,
  children,
  wish,
}: PopoverProps & { wish: Wish }) {
  const button = useFocusFrom(wish)
  const [isOpen, setOpen] = useState(wish.isOpen)
  // Whoever has it open knows so from the first time on, when it comes open.
  useEffect(() => onOpenChange?.(isOpen), [isOpen, onOpenChange])
  return (
    <Base.Root open={isOpen} onOpenChange={setOpen}>
      <Base.Trigger ref={button} render={trigger} />
      <Base.Portal>
        <Base.Positioner className="z-50 outline-none" sideOffset={4} align="start" collisionPadding={8}>
          <Base.Popup aria-label={label} className={clsx(popupClass, className)}>
            {children(() => setOpen(false))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
