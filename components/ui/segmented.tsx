import { clsx } from 'clsx'
import type { ReactNode } from 'react'

type SegmentedProps<V extends string> = {
  value: V
  onValueChange: (value: V) => void
  options: readonly { value: V; label: ReactNode }[]
  label: string
  className?: string
  /** A key that takes another one. */
  shortcut?: string
}

/** Two to four ways to look at the same thing. */
export function Segmented<V extends string>({
  value,
  onValueChange,
  options,
  label,
  className,
  shortcut,
}: SegmentedProps<V>) {
  return (
    <div
      role="group"
      aria-label={label}
      className={clsx(
        'inline-flex max-w-full rounded-lg border bg-sunken p-px max-sm:flex-wrap max-sm:*:grow',
        className,
      )}
    >
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          aria-keyshortcuts={option.value === value ? undefined : shortcut}
          onClick={() => onValueChange(option.value)}
          className="h-ctl-sm min-w-8 whitespace-nowrap rounded-md px-2 text-12 font-medium text-2 hover:text-1 aria-pressed:bg-surface aria-pressed:text-1 aria-pressed:shadow-[0_0_0_1px_var(--border-strong)]"
        >
          {option.label}
        </button>
      ))}
    </div>
  )
}
