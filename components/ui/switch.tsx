import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role' | 'onChange' | 'checked'> & {
  checked: boolean
  onCheckedChange: (checked: boolean) => void
  /** Without it the switch needs an aria-label. */
  label?: ReactNode
}

/** For what takes effect at once. What waits for a Save button is a checkbox. */
export function Switch({ checked, onCheckedChange, label, className, ...rest }: SwitchProps) {
  return (
    <label className={clsx('inline-flex min-h-6 items-center gap-2 text-13 max-sm:min-h-10', className)}>
      <input
        {...rest}
        type="checkbox"
        role="switch"
        className="switch"
        checked={checked}
        onChange={(event) => onCheckedChange(event.target.checked)}
      />
      {label && <span>{label}</span>}
    </label>
  )
}
