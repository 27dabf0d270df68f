import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { inputClass } from './input'

type SelectBoxProps = ComponentProps<'select'> & {
  options: readonly { value: string; label: string; disabled?: boolean }[]
}

/** The browser's own list in the look of a field. */
export function SelectBox({ options, className, ...rest }: SelectBoxProps) {
  return (
    <span className="relative">
      <select {...rest} className={clsx(inputClass, 'h-ctl-lg appearance-none pe-9', className)}>
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <svg
        className="i i-14 pointer-events-none absolute inset-e-3 top-1/2 -translate-y-1/2 text-3"
        viewBox="0 0 24 24"
        aria-hidden="true"
      >
        <path d="m7 10 5 5 5-5" />
      </svg>
    </span>
  )
}
