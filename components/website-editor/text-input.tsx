import { clsx } from 'clsx'
import { type ChangeEvent, type ReactNode, useId } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { FieldMessages } from '@/components/ui/field-frame'
import { inputClass } from '@/components/ui/input'
import { number } from '@/lib/domain/format'

type TextInputProps = {
  label: ReactNode
  value: string
  onChange: (value: string) => void
  max?: number
  rows?: number
  error?: string | null
  help?: ReactNode
  /** By which the canvas and the checks find it. */
  field?: string
  onFocus?: () => void
  type?: 'text' | 'email' | 'tel' | 'url'
  dir?: 'ltr' | 'auto'
  prefix?: string
  /** Says how much of `max` is used before most of it is. */
  isMeter?: boolean
}

/** A text of the website with what is left of its length. Longer ones are kept and said, never cut. */
export function TextInput({ label, value, max, rows, error = null, help, field, ...rest }: TextInputProps) {
  const t = useTranslations('websiteEditor')
  const id = useId()
  const isLong = max !== undefined && value.length > max
  const wrong = isLong ? t('tooLong', { max }) : error
  const { type = 'text', dir = 'auto', prefix, isMeter = false, onFocus, onChange } = rest
  const shared = {
    id,
    value,
    dir,
    onFocus,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => onChange(target.value),
    'data-field': field,
    'aria-invalid': wrong !== null || undefined,
    'aria-describedby': `${id}-count${wrong === null ? '' : ` ${id}-error`}`,
  }
  return (
    <div className="grid content-start gap-1">
      <label htmlFor={id} className="text-13 font-medium">
        {label}
      </label>
      {rows ? (
        <textarea
          {...shared}
          rows={rows}
          className={clsx(inputClass, 'min-h-16 resize-y py-1.5 [field-sizing:content]')}
        />
      ) : (
        <span className="flex min-w-0 items-center gap-1">
          {prefix && <span className="max-w-1/2 shrink-0 truncate text-13 text-3">{prefix}</span>}
          <input {...shared} type={type} className={clsx(inputClass, 'h-9 max-lg:h-11')} />
        </span>
      )}
      <FieldMessages id={id} error={wrong} help={help} />
      {max !== undefined && <Count id={id} count={value.length} max={max} isMeter={isMeter} />}
    </div>
  )
}

function Count({ id, count, max, isMeter }: { id: string; count: number; max: number; isMeter: boolean }) {
  const t = useTranslations('websiteEditor')
  const locale = useLocale()
  const isShown = isMeter || count > max * 0.7
  return (
    <span
      id={`${id}-count`}
      className={clsx('grid gap-1 text-12', count > max ? 'text-critical-text' : 'text-3', !isShown && 'sr-only')}
    >
      {isMeter && (
        <span aria-hidden="true" className="block h-1 overflow-hidden rounded-full bg-selected">
          <span
            className={clsx(
              'block h-full origin-[left_center] rounded-full rtl:origin-[right_center]',
              count > max ? 'bg-critical-solid' : 'bg-pass-solid',
            )}
            style={{ transform: `scaleX(${Math.min(1, count / max)})` }}
          />
        </span>
      )}
      {t('count', { count: number(count, locale), max: number(max, locale) })}
    </span>
  )
}
