import { useState } from 'react'
import { useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { Form } from '@/components/ui/form'
import { useUpdatePreferences } from '@/lib/api/account'
import { CLOCKS, DATE_FORMATS, NUMBER_FORMATS, type Preferences, type User } from '@/lib/contract/user'
import { RegionFields } from './region-fields'
import { RegionPreview } from './region-preview'
import { SaveBar } from './save-bar'
import { SectionCard } from './section-card'

/** Empty: not chosen. */
const Region = z.object({
  timezone: z.string(),
  locale: z.string(),
  date_format: z.enum(DATE_FORMATS),
  clock: z.enum(CLOCKS),
  number_format: z.enum(NUMBER_FORMATS),
})

export function RegionSection({ user }: { user: User }) {
  const t = useTranslations('setting')
  return (
    <SectionCard section="region" text={t('region.text')}>
      {user.preferences ? <RegionForm user={user} preferences={user.preferences} /> : <p className="text-13 text-2">{t('notKept')}</p>}
    </SectionCard>
  )
}

function RegionForm({ user, preferences: { date_format, clock, number_format } }: { user: User; preferences: Preferences }) {
  const t = useTranslations('setting.region')
  const update = useUpdatePreferences()
  const [savedAt, setSavedAt] = useState<number | null>(null)
  const handleSubmit = async ({ timezone, locale, ...formats }: z.infer<typeof Region>) => {
    await update.mutateAsync({ timezone: timezone || null, locale: locale || null, ...formats })
    setSavedAt(Date.now())
  }
  return (
    <Form
      schema={Region}
      defaultValues={{ timezone: user.timezone ?? '', locale: user.locale ?? '', date_format, clock, number_format }}
      onSubmit={handleSubmit}
      draftKey="setting-region"
      aria-labelledby="setting-region"
    >
      <RegionFields user={user} />
      <RegionPreview />
      <SaveBar savedAt={savedAt}>{t('save')}</SaveBar>
    </Form>
  )
}
