import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { AEGIS } from './grade-tile'

type EmptyStateProps = {
  title: ReactNode
  description?: ReactNode
  action?: ReactNode
  icon?: ReactNode
  className?: string
}

/** Says what the list is for and has the one button that fills it. `icon` replaces the plus inside the shape. */
export function EmptyState({ title, description, action, icon, className }: EmptyStateProps) {
  return (
    <div className={clsx('grid justify-items-center gap-1 px-6 py-10 text-center', className)}>
      <span
        aria-hidden="true"
        className="relative mb-2 grid h-20 w-18 place-items-center text-line-strong [&_.lucide]:size-6 [&_.lucide]:text-3"
      >
        <svg
          viewBox="0 0 88 100"
          className="absolute inset-0 size-full fill-none stroke-current"
          strokeWidth="1.5"
          strokeLinecap="round"
        >
          <path d={AEGIS} strokeDasharray="5 6" />
          {!icon && <path d="M44 36v26M31 49h26" strokeWidth="2.5" />}
        </svg>
        {icon}
      </span>
      <h2 className="text-14 font-strong">{title}</h2>
      {description && <p className="max-w-[44ch] text-13 text-pretty text-2">{description}</p>}
      {action && <div className="mt-3 flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  )
}
