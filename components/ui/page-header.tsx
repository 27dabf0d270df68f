import { clsx } from 'clsx'
import type { ReactNode } from 'react'

type PageHeaderProps = {
  title: ReactNode
  /** In which the title is written: it stands in its place. */
  field?: ReactNode
  description?: ReactNode
  actions?: ReactNode
}

/**
 * The one h1 of a screen, with its actions beside it, or below it where they leave the title no room. The shell moves the
 * focus to it after a navigation.
 */
export function PageHeader({ title, field, description, actions }: PageHeaderProps) {
  return (
    <header className="flex flex-col gap-3 sm:flex-row sm:flex-wrap sm:items-start sm:justify-between sm:gap-4">
      <div className="min-w-0 sm:grow sm:basis-64">
        <h1
          id="page-title"
          tabIndex={-1}
          className={clsx('text-20 font-strong tracking-[-0.012em] [overflow-wrap:anywhere]', field && 'sr-only')}
        >
          {title}
        </h1>
        {field}
        {description && <p className="mt-1 max-w-[80ch] text-14 text-2">{description}</p>}
      </div>
      {actions && (
        <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:grow sm:max-w-full sm:shrink-0">{actions}</div>
      )}
    </header>
  )
}
