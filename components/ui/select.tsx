import { Select as Base } from '@base-ui/react/select'
import { clsx } from 'clsx'
import { Check, ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { itemClass, popupClass } from './menu'

type SelectProps<V extends string> = {
  value: V
  onValueChange: (value: V) => void
  options: readonly { value: V; label: ReactNode; disabled?: boolean }[]
  /** Its name for screen readers; a visible label stands beside it. */
  label: string
  className?: string
  disabled?: boolean
}

/** One of several, taking effect at once. In a form that is sent, use SelectField. */
export function Select<V extends string>({ value, onValueChange, options, label, className, disabled }: SelectProps<V>) {
  return (
    <Base.Root value={value} onValueChange={(next) => next !== null && onValueChange(next)} items={options} disabled={disabled}>
      <Base.Trigger
        aria-label={label}
        className={clsx(
          'inline-flex h-ctl items-center justify-between gap-1 whitespace-nowrap rounded-md border border-line-strong bg-surface ps-3 pe-2 text-13 font-medium hover:bg-hover data-disabled:text-3',
          className,
        )}
      >
        <Base.Value className="truncate" />
        <Base.Icon className="text-3">
          <ChevronDown aria-hidden="true" className="size-3.5" />
        </Base.Icon>
      </Base.Trigger>
      <Base.Portal>
        <Base.Positioner className="z-50 outline-none" sideOffset={4} alignItemWithTrigger={false} align="start" collisionPadding={8}>
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
