import { clsx } from 'clsx'
import { useTranslations } from 'use-intl'
import { type Beat, BEATS } from '@/lib/contract/monitor'

/** The worse, the taller: colour is not all that tells them apart. */
export const looks = {
  up: 'h-3 bg-pass-solid',
  slow: 'h-4 bg-medium-solid',
  down: 'h-6 bg-critical-solid',
  unsure: 'h-2 bg-line-strong',
} as const

const EMPTY = Array.from({ length: BEATS }, (_, index) => index)

/**
 * The last sixty checks, the newest at the end. Its words are the counts; each check stands in the details of the site.
 */
export function HeartbeatBar({ beats, className }: { beats: readonly Beat[]; className?: string }) {
  const t = useTranslations('monitoring.beats')
  const count = (outcome: Beat['outcome']) => beats.filter((beat) => beat.outcome === outcome).length
  const counts = { up: count('up'), slow: count('slow'), down: count('down'), unsure: count('unsure') }
  return (
    <span
      role="img"
      aria-label={beats.length === 0 ? t('none') : t('label', { count: beats.length, ...counts })}
      className={clsx('inline-flex h-6 items-end gap-px', className)}
    >
      {EMPTY.slice(Math.min(BEATS, beats.length)).map((index) => (
        <span key={index} className="h-1 w-[2px] flex-1 rounded-full bg-selected" />
      ))}
      {beats.slice(-BEATS).map((beat) => (
        <span key={beat.at} className={clsx('w-[2px] flex-1 rounded-full', looks[beat.outcome])} />
      ))}
    </span>
  )
}
