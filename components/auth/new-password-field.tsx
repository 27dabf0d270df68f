import { type ComponentProps, useState } from 'react'
import { StrengthMeter } from '@/components/ui/strength-meter'
import { useGuestForm } from './guest-form'
import { PasswordField } from './password-field'

function emailIn(form: HTMLFormElement | null) {
  const field = form?.elements.namedItem('email')
  return field instanceof HTMLInputElement ? field.value : ''
}

/** A password to be chosen, with what its strength is. */
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
