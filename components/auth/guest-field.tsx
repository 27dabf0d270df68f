import { clsx } from 'clsx'
import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { FieldFrame, Reveal } from '@/components/ui/field-frame'
import { inputClass } from '@/components/ui/input'
import { useGuestForm } from './guest-form'

type GuestFieldProps = { name: string; label: ReactNode; help?: ReactNode; aside?: ReactNode } & Omit<
  ComponentProps<'input'>,
  'name' | 'id' | 'className'
>

/** A labelled input of a guest form; a password can be shown. */
export function GuestField({ name, label, help, aside, type = 'text', ...rest }: GuestFieldProps) {
  const id = useId()
  const error = useGuestForm().errors[name] ?? null
  const [isShown, setShown] = useState(false)
  const isPassword = type === 'password'
  return (
    <FieldFrame {...{ id, label, help, error, aside }}>
      <span className="relative">
        <input
          {...rest}
          id={id}
          name={name}
          type={isPassword && isShown ? 'text' : type}
          aria-invalid={error ? true : undefined}
          aria-describedby={[error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ') || undefined}
          data-secret={isPassword || undefined}
          className={clsx(inputClass, 'h-ctl-lg', isPassword && 'pe-10')}
        />
        {isPassword && <Reveal isShown={isShown} onToggle={() => setShown(!isShown)} />}
      </span>
    </FieldFrame>
  )
}
