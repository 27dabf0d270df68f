import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'onChange' | 'checked'> & {
  checked: boolean
  onCheckedChange: (checked: boolean) => void
  /** Some of what the box stands for is ticked. */
  indeterminate?: boolean
  /** Without it the box needs an aria-label. */
  label?: ReactNode
}

export function Checkbox({
  checked,
  onCheckedChange,
  indeterminate = false,
  label,
  className,
  ...rest
}: CheckboxProps) {
  return (
    <label className={clsx('inline-flex min-h-6 min-w-6 items-start gap-2 text-13 leading-6', className)}>
      <input
        {...rest}
        type="checkbox"
        className="check-box"
        checked={checked}
        onChange={(event) => onCheckedChange(event.target.checked)}
        ref={(element) => {
          if (element) element.indeterminate = indeterminate
        }}
      />
      {label && <span>{label}</span>}
    </label>
  )
}
