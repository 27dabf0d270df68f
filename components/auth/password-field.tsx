import { type ComponentProps, type KeyboardEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { GuestField } from './guest-field'
import { useGuestForm } from './guest-form'
import { StrengthMeter } from '@/components/ui/strength-meter'

/** Says when caps lock is on: a password does not show it. */
export function PasswordField({ help, ...rest }: Omit<ComponentProps<typeof GuestField>, 'type'>) {
  const t = useTranslations('auth')
  const [isCaps, setCaps] = useState(false)
  const look = (event: KeyboardEvent) => setCaps(event.getModifierState('CapsLock'))
  return <GuestField {...rest} type="password" onKeyDown={look} onKeyUp={look} help={isCaps ? t('capsLock') : help} />
}

function emailIn(form: HTMLFormElement | null) {
  const field = form?.elements.namedItem('email')
  return field instanceof HTMLInputElement ? field.value : ''
}

export function NewPasswordField(props: ComponentProps<typeof PasswordField>) {
  const [typed, setTyped] = useState({ password: '', email: '' })
  const { errors } = useGuestForm()
  return (
    <div className="grid gap-2">
      <PasswordField
        {...props}
        onChange={({ target }) => setTyped({ password: target.value, email: emailIn(target.form) })}
      />
      <StrengthMeter {...typed} refusal={errors[props.name]} />
    </div>
  )
}
