import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { type Tone, tone as tones } from './status-badge'

type BadgeProps = { tone?: Tone; icon?: ReactNode; children: ReactNode; className?: string }

export function Badge({ tone, icon, children, className }: BadgeProps) {
  return (
    <span
      className={clsx(
        'inline-flex h-6 items-center gap-1 whitespace-nowrap rounded-md border align-middle text-12 font-medium [&_svg]:size-3.5',
        icon ? 'ps-1.5 pe-2' : 'px-2',
        tone ? [tones[tone], 'border-k-line bg-k-bg text-k-text'] : 'bg-surface text-2',
        className,
      )}
    >
      {icon && <span aria-hidden="true">{icon}</span>}
      {children}
    </span>
  )
}

/** A quiet word on something: a tag, an environment. */
export function Tag({ children }: { children: ReactNode }) {
  return (
    <span className="inline-flex h-5 items-center whitespace-nowrap rounded border bg-sunken px-1.5 align-middle text-12 text-2">
      {children}
    </span>
  )
}
