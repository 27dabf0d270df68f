import { clsx } from 'clsx'
import type { ReactNode } from 'react'

/** The classes of app/globals.css that set `--k-*` on an element. */
export const tone = {
  critical: 'critical',
  high: 'high',
  medium: 'medium',
  low: 'low',
  info: 'info',
  pass: 'pass',
  brand: 'brand',
  neutral: 'neutral',
} as const
export type Tone = keyof typeof tone

type StatusBadgeProps = { tone?: Tone; icon: ReactNode; children: ReactNode; className?: string }

/** A state: icon and word without a fill. Severity is the filled one. */
export function StatusBadge({ tone: name = 'neutral', icon, children, className }: StatusBadgeProps) {
  return (
    <span
      className={clsx('inline-flex items-center gap-1.5 whitespace-nowrap align-middle text-13', tone[name], className)}
    >
      <span aria-hidden="true" className="text-k-text">
        {icon}
      </span>
      {children}
    </span>
  )
}
