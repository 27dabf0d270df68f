import { clsx } from 'clsx'
import { type Tone, tone as tones } from './status-badge'

type ProgressProps = {
  /** 0 to 100; null while the length of the work is unknown. */ value: number | null
  label: string
  tone?: Tone
  className?: string
}

export function Progress({ value, label, tone = 'brand', className }: ProgressProps) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={value === null ? undefined : Math.round(value)}
      className={clsx('h-1 overflow-hidden rounded-full bg-selected', tones[tone], className)}
    >
      <span
        className={clsx(
          'block h-full origin-[left_center] rounded-full bg-k transition-transform duration-200 ease-ui rtl:origin-[right_center]',
          value === null && 'animate-pulse opacity-60',
        )}
        style={{ transform: `scaleX(${value === null ? 1 : Math.min(100, Math.max(0, value)) / 100})` }}
      />
    </div>
  )
}
