import { type ComponentProps, type KeyboardEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { GuestField } from './guest-field'
import { StrengthMeter } from '@/components/ui/strength-meter'

/** Says when caps lock is on: a password does not show it. */
export function PasswordField({ help, ...rest }: Omit<ComponentProps<typeof GuestField>, 'type'>) {
  const t = useTranslations('auth')
  const [isCaps, setCaps] = useState(false)
  const look = (event: KeyboardEvent) => setCaps(event.getModifierState('CapsLock'))
  return <GuestField {...rest} type="password" onKeyDown={look} onKeyUp={look} help={isCaps ? t('capsLock') : help} />
}

export function NewPasswordField(props: ComponentProps<typeof PasswordField>) {
  const [password, setPassword] = useState('')
  return (
    <div className="grid gap-2">
      <PasswordField {...props} onChange={(event) => setPassword(event.target.value)} />
      <StrengthMeter password={password} />
    </div>
  )
}
