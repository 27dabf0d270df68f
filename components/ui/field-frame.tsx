import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useBroken } from '@/lib/react/use-broken'
import { SeverityIcon } from './severity-icon'

type FrameProps = {
  id: string
  label: ReactNode
  help?: ReactNode
  error: string | null
  aside?: ReactNode
  optional?: boolean
  className?: string
  children: ReactNode
}

/** A label, its control and what is said about it; for forms of every kind. */
export function FieldFrame({ id, label, help, error, aside, optional, className, children }: FrameProps) {
  const t = useTranslations('ui')
  return (
    <div className={clsx('grid content-start gap-1', className)}>
      <div className="flex items-center justify-between gap-2">
        <label htmlFor={id} className="text-13 font-medium">
          {label}
          {optional && <span className="ms-1 font-regular text-3">({t('optional')})</span>}
        </label>
        {aside && <div className="-my-0.5">{aside}</div>}
      </div>
      {children}
      <FieldMessages id={id} help={help} error={error} />
    </div>
  )
}

export function FieldMessages({ id, help, error }: Pick<FrameProps, 'id' | 'help' | 'error'>) {
  const broken = useBroken()
  return (
    <>
      {error && (
        <p id={`${id}-error`} className="flex items-start gap-1 text-12 text-critical-text">
          <SeverityIcon severity="critical" className="i-14 mt-px" />
          {broken(error)}
        </p>
      )}
      {help && (
        <p id={`${id}-help`} className="text-12 text-3">
          {help}
        </p>
      )}
    </>
  )
}

/** Shows and hides a password. */
export function Reveal({ isShown, onToggle }: { isShown: boolean; onToggle: () => void }) {
  const t = useTranslations('ui')
  return (
    <button
      type="button"
      aria-label={isShown ? t('hidePassword') : t('showPassword')}
      onClick={onToggle}
      className="absolute inset-y-0 end-0 grid w-10 place-items-center rounded-md text-3 hover:text-1 focus-visible:-outline-offset-2"
    >
      <svg className="i" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z" />
        <circle cx="12" cy="12" r="3" />
        {isShown && <path d="m4 4 16 16" />}
      </svg>
    </button>
  )
}
