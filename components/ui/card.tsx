import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'

export function Card({ className, ...rest }: ComponentProps<'section'>) {
  return <section {...rest} className={clsx('min-w-0 rounded-lg border bg-surface', className)} />
}

type CardHeaderProps = {
  title: ReactNode
  description?: ReactNode
  actions?: ReactNode
  className?: string
  id?: string
}

export function CardHeader({ title, description, actions, className, id }: CardHeaderProps) {
  return (
    <header
      className={clsx(
        'flex min-h-14 flex-wrap items-center justify-between gap-x-3 gap-y-2 px-4 py-3 sm:px-5',
        className,
      )}
    >
      <div className="min-w-0">
        <h2 id={id} className="text-14 font-strong">
          {title}
        </h2>
        {description && <p className="text-12 text-3">{description}</p>}
      </div>
      {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
    </header>
  )
}

export function CardBody({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={clsx('px-4 pb-4 sm:px-5 sm:pb-5 first:pt-4 sm:first:pt-5', className)} />
}
