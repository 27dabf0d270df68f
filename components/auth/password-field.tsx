import { type ComponentProps, type KeyboardEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { GuestField } from './guest-field'

/** Says when caps lock is on: a password does not show it. */
export function PasswordField({ help, ...rest }: Omit<ComponentProps<typeof GuestField>, 'type'>) {
  const t = useTranslations('auth')
  const [isCaps, setCaps] = useState(false)
  const look = (event: KeyboardEvent) => setCaps(event.getModifierState('CapsLock'))
  return <GuestField {...rest} type="password" onKeyDown={look} onKeyUp={look} help={isCaps ? t('capsLock') : help} />
}
