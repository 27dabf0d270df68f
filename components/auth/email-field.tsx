import { useTranslations } from 'use-intl'
import { GuestField } from './guest-field'

export function EmailField({ defaultValue }: { defaultValue?: string }) {
  const t = useTranslations('auth')
  return (
    <GuestField
      name="email"
      type="email"
      label={t('email')}
      defaultValue={defaultValue}
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
    />
  )
}
