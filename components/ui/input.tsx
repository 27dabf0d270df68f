import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

/** The look of a text input; fields of a form and the few inputs outside one share it. */
export const inputClass =
  'w-full rounded-md border border-field bg-surface px-3 text-14 max-sm:text-16 focus-visible:-outline-offset-1 aria-invalid:border-critical disabled:border-line disabled:bg-sunken disabled:text-3 [&[readonly]]:bg-sunken'

type SearchInputProps = Omit<ComponentProps<'input'>, 'type'> & { inputClassName?: string }

/** A search box with its lens. Its label stands around or beside it. */
export function SearchInput({ className, inputClassName, ...rest }: SearchInputProps) {
  return (
    <span className={clsx('relative inline-block', className)}>
      <svg
        className="i pointer-events-none absolute inset-s-2.5 top-1/2 -translate-y-1/2 text-3"
        viewBox="0 0 24 24"
        aria-hidden="true"
      >
        <circle cx="11" cy="11" r="6.5" />
        <path d="m20 20-4.3-4.3" />
      </svg>
      <input
        {...rest}
        type="search"
        className={clsx(inputClass, 'h-ctl border-line-strong ps-8 text-13', inputClassName)}
      />
    </span>
  )
}
