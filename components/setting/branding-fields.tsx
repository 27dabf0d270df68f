import { useTranslations } from 'use-intl'
import { CheckboxField, Field, TextareaField } from '@/components/ui/form'
import { ColourField } from './branding-colour'
import { PictureField } from './branding-picture'
import { LockNote } from './lock-note'

/** What stays closed without a plan is seen all the same, with the plan that opens it. */
export function BrandingFields({ locked }: { locked: readonly string[] }) {
  const t = useTranslations('branding')
  const isAllLocked = locked.includes('company_name')
  return (
    <div className="grid content-start gap-5">
      {isAllLocked && <LockNote text={t('given')} />}
      <fieldset disabled={isAllLocked} className="grid min-w-0 gap-5">
        <Field name="company_name" label={t('name')} maxLength={60} autoComplete="organization" />
        <PictureField name="logo" label={t('logo')} help={t('logoHelp')} />
        <PictureField name="logo_dark" label={t('logoDark')} />
        <PictureField name="mark" label={t('mark')} help={t('markHelp')} />
        <ColourField />
        <Field name="support_email" type="email" label={t('support')} help={t('supportHelp')} />
      </fieldset>
      {locked.includes('login_text') && !isAllLocked && <LockNote text={t('locked')} />}
      <fieldset disabled={locked.includes('login_text')} className="grid min-w-0 gap-5">
        <TextareaField name="login_text" label={t('loginText')} rows={3} maxLength={500} />
        <div className="grid gap-4 sm:grid-cols-2">
          <Field name="report_footer" label={t('footer')} maxLength={200} />
          <Field name="report_contact" label={t('contact')} maxLength={200} />
        </div>
        <CheckboxField name="hide_powered_by" label={t('hide')} />
      </fieldset>
    </div>
  )
}
