import { Select as Base } from '@base-ui/react/select'
import { clsx } from 'clsx'
import { Check, ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { itemClass, popupClass, selectClass } from './surface'
import { useFocusFrom, type Wish } from './use-early-trigger'

export type SelectProps<V extends string> = {
  value: V
  onValueChange: (value: V) => void
  options: readonly { value: V; label: ReactNode; disabled?: boolean }[]
  /** Its name for screen readers; a visible label stands beside it. */
  label: string
  className?: string
  disabled?: boolean
}

export function SelectPanel({
  value,
  onValueChange,
  options,
  label,
  className,
  disabled,
  wish,
}: SelectProps<string> & { wish: Wish }) {
  const button = useFocusFrom(wish)
  return (
    <Base.Root
      value={value}
      onValueChange={(next) => next !== null && onValueChange(next)}
      items={options}
      disabled={disabled}
      defaultOpen={wish.isOpen}
    >
      <Base.Trigger ref={button} aria-label={label} className={clsx(selectClass, className)}>
        <Base.Value className="truncate" />
        <Base.Icon className="text-3">
          <ChevronDown aria-hidden="true" className="size-3.5" />
        </Base.Icon>
      </Base.Trigger>
      <Base.Portal>
        <Base.Positioner
          className="z-50 outline-none"
          sideOffset={4}
          alignItemWithTrigger={false}
          align="start"
          collisionPadding={8}
        >
          <Base.Popup className={clsx(popupClass, 'min-w-[var(--anchor-width)]')}>
            <Base.List>
              {options.map((option) => (
                <Base.Item key={option.value} value={option.value} disabled={option.disabled} className={itemClass}>
                  <Base.ItemText className="min-w-0 flex-1 truncate">{option.label}</Base.ItemText>
                  <Base.ItemIndicator className="text-brand-text">
                    <Check aria-hidden="true" className="size-3.5" />
                  </Base.ItemIndicator>
                </Base.Item>
              ))}
            </Base.List>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
