import { useEffect, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { Field, Form } from '@/components/ui/form'
import { usePendingEmail, useUpdateProfile } from '@/lib/api/account'
import { Profile } from '@/lib/contract/account'
import type { User } from '@/lib/contract/user'
import { EmailChange } from './email-change'
import { SaveBar } from './save-bar'
import { SectionCard } from './section-card'

const isOther = (email: string, user: User) => email.trim().toLowerCase() !== user.email.toLowerCase()

/** The server asks for the password with a new address; so does the form, before anything is sent. */
const profileOf = (user: User, missing: string) =>
  Profile.check(
    z.refine((profile) => !isOther(profile.email, user) || Boolean(profile.current_password), {
      path: ['current_password'],
      error: missing,
    }),
  )

export function ProfileSection({ user }: { user: User }) {
  const t = useTranslations('setting.profile')
  const update = useUpdateProfile()
  const [savedAt, setSavedAt] = useState<number | null>(null)
  const handleSubmit = async ({ current_password, ...profile }: Profile) => {
    const isNewAddress = isOther(profile.email, user)
    await update.mutateAsync(isNewAddress ? { ...profile, current_password } : profile)
    setSavedAt(Date.now())
  }
  const pending = usePendingEmail()
  return (
    <SectionCard section="profile" text={t('text')}>
      <EmailChange user={user} pending={pending} />
      <Form
        key={user.email}
        schema={profileOf(user, t('passwordMissing'))}
        defaultValues={{
          name: user.name,
          email: user.email,
          company: user.company ?? '',
          phone: user.phone ?? '',
          current_password: '',
        }}
        onSubmit={handleSubmit}
        // The address that is asked for is not the one in use: what is shown is what counts.
        holdAfter={(entries) => ({ ...entries, email: user.email, current_password: '' })}
        draftKey="setting-profile"
        aria-labelledby="setting-profile"
      >
        <div className="grid gap-4 sm:grid-cols-2">
          <Field name="name" label={t('name')} autoComplete="name" />
          <Field name="email" type="email" label={t('email')} help={t('emailHelp')} autoComplete="email" />
          <PasswordForEmail user={user} />
          <Field name="company" label={t('company')} optional autoComplete="organization" />
          <Field name="phone" type="tel" label={t('phone')} optional autoComplete="tel" />
        </div>
        <SaveBar savedAt={savedAt}>{t('save')}</SaveBar>
      </Form>
    </SectionCard>
  )
}

function PasswordForEmail({ user }: { user: User }) {
  const email: unknown = useWatch({ name: 'email' })
  return typeof email === 'string' && isOther(email, user) ? <PasswordAsked /> : null
}

function PasswordAsked() {
  const t = useTranslations('setting.profile')
  const { resetField } = useFormContext()

  // A password does not stay in it when it is no longer asked for.
  useEffect(() => () => resetField('current_password', { defaultValue: '' }), [resetField])
  return (
    <Field
      name="current_password"
      type="password"
      label={t('password')}
      help={t('passwordHelp')}
      autoComplete="current-password"
      className="sm:col-span-2"
    />
  )
}
