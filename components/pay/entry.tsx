import { clsx } from 'clsx'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { FieldFrame } from '@/components/ui/field-frame'
import { inputClass } from '@/components/ui/input'
import { SelectBox } from '@/components/ui/select-box'

type EntryProps = {
  label: ReactNode
  help?: ReactNode
  error?: string | undefined
  className?: string
  onText: (text: string) => void
} & Omit<ComponentProps<'input'>, 'onChange' | 'className' | 'id'>

/** A labelled input that tells what is typed at once. */
export function Entry({ label, help, error, className, onText, ...rest }: EntryProps) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} help={help} error={error ?? null} className={className}>
      <input
        {...rest}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : help ? `${id}-help` : undefined}
        onChange={(event) => onText(event.target.value)}
        className={clsx(inputClass, 'h-ctl-lg')}
      />
    </FieldFrame>
  )
}

type ChoiceProps = Pick<EntryProps, 'label' | 'error' | 'className' | 'onText'> & {
  value: string
  options: readonly { value: string; label: string }[]
}

/** A labelled choice from a list. */
export function Choice({ label, error, className, value, options, onText }: ChoiceProps) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} error={error ?? null} className={className}>
      <SelectBox
        id={id}
        value={value}
        options={options}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={(event) => onText(event.target.value)}
      />
    </FieldFrame>
  )
}

type CellProps = { label: string; onText: (text: string) => void; isNumber?: boolean } & Omit<
  ComponentProps<'input'>,
  'onChange'
>

/** The same without a label of its own, in a row whose head names it. */
export const Cell = ({ label, onText, isNumber, className, ...rest }: CellProps) => (
  <input
    {...rest}
    aria-label={label}
    inputMode={isNumber ? 'decimal' : undefined}
    dir={isNumber ? 'ltr' : undefined}
    onChange={(event) => onText(event.target.value)}
    className={clsx(inputClass, 'h-ctl-lg text-1', isNumber && 'text-end tabular-nums', className)}
  />
)
