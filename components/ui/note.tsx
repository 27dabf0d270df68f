import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { SeverityIcon, type Severity, severities } from './severity-icon'
import { type Tone, tone as tones } from './status-badge'

type NoteProps = {
  tone?: Tone
  title?: ReactNode
  icon?: ReactNode
  children?: ReactNode
  actions?: ReactNode
  role?: 'alert' | 'status'
  className?: string
}

const isSeverity = (name: Tone): name is Severity => severities.some((severity) => severity === name)

/** A boxed message inside a screen. */
export function Note({ tone = 'neutral', title, icon, children, actions, role, className }: NoteProps) {
  return (
    <div
      role={role}
      className={clsx(
        'grid grid-cols-[16px_minmax(0,1fr)] gap-x-3 rounded-lg border px-4 py-3 text-13',
        tones[tone],
        tone === 'neutral' ? 'bg-sunken' : 'border-k-line bg-k-bg',
        className,
      )}
    >
      <span aria-hidden="true" className="mt-0.5 text-k-text">
        {icon ?? <SeverityIcon severity={isSeverity(tone) ? tone : 'info'} />}
      </span>
      <div className="grid gap-1 [overflow-wrap:anywhere]">
        {title && <p className={clsx('font-strong', tone === 'neutral' ? 'text-1' : 'text-k-text')}>{title}</p>}
        {children}
        {actions && <div className="mt-1 flex flex-wrap gap-2">{actions}</div>}
      </div>
    </div>
  )
}
