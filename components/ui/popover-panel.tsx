import { Popover as Base } from '@base-ui/react/popover'
import { clsx } from 'clsx'
import { type ReactNode, useState } from 'react'
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
  function handleOpenChange(open: boolean) {
    setOpen(open)
    onOpenChange?.(open)
  }
  return (
    <Base.Root open={isOpen} onOpenChange={handleOpenChange}>
      <Base.Trigger ref={button} render={trigger} />
      <Base.Portal>
        <Base.Positioner className="z-50 outline-none" sideOffset={4} align="start" collisionPadding={8}>
          <Base.Popup aria-label={label} className={clsx(popupClass, className)}>
            {children(() => handleOpenChange(false))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
