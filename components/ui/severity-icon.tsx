import { clsx } from 'clsx'

/** Worst first; `pass` is the absence of a finding. */
export const severities = ['critical', 'high', 'medium', 'low', 'info', 'pass'] as const
export type Severity = (typeof severities)[number]

/** One shape per severity, so that none rests on its colour. */
const shapes: Record<Severity, string> = {
  critical: 'M8.3 3h7.4L21 8.3v7.4L15.7 21H8.3L3 15.7V8.3zM12 7.5V13M12 16.5h.01',
  high: 'M12 4 21.5 20h-19zM12 10v4.5M12 17.2h.01',
  medium: 'M12 2.8 21.2 12 12 21.2 2.8 12zM12 8v4.5M12 15.8h.01',
  low: 'M12 8v8M8.5 12.5 12 16l3.5-3.5M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18z',
  info: 'M12 11.5V16M12 8h.01M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18z',
  pass: 'm8 12.5 2.8 2.8L16 9.5M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18z',
}

/** Decoration: the severity's name stands beside it as text. */
export function SeverityIcon({ severity, className }: { severity: Severity; className?: string }) {
  return (
    <svg className={clsx('i', className)} viewBox="0 0 24 24" aria-hidden="true">
      <path d={shapes[severity]} />
    </svg>
  )
}
