import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { Form } from '@/components/ui/form'
import { useUpdatePreferences } from '@/lib/api/account'
import { CLOCKS, DATE_FORMATS, NUMBER_FORMATS, type Preferences, type User } from '@/lib/contract/user'
import { RegionFields } from './region-fields'
import { SaveBar } from './save-bar'
import { SectionCard } from './section-card'
import { useWatch } from 'react-hook-form'
import { useNow } from '@/components/ui/relative-time'
import { absoluteTime, type Formats, number } from '@/lib/domain/format'
import { deviceTimeZone } from './region-lists'

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
      {user.preferences ? (
        <RegionForm user={user} preferences={user.preferences} />
      ) : (
        <p className="text-13 text-2">{t('notKept')}</p>
      )}
    </SectionCard>
  )
}

function RegionForm({
  user,
  preferences: { date_format, clock, number_format },
}: {
  user: User
  preferences: Preferences
}) {
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

/** What the choices above make of this moment, before they are saved. */
function RegionPreview() {
  const t = useTranslations('setting.region')
  const locale = useLocale()
  const now = useNow()
  const { timezone, ...formats } = useWatch() as unknown as Formats & { timezone: string }
  return (
    <dl className="flex flex-wrap gap-x-3 gap-y-1 rounded-lg border bg-sunken px-4 py-3 text-13">
      <dt className="text-2">{t('preview')}</dt>
      <dd className="font-medium tabular-nums">
        {absoluteTime(now, { locale, timeZone: timezone || deviceTimeZone(), formats, zone: true })}
      </dd>
      <dd className="font-medium tabular-nums">{number(1_234_567.8, locale, undefined, formats)}</dd>
    </dl>
  )
}
