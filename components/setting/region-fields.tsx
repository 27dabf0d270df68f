import { useMemo } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { SelectField } from '@/components/ui/form'
import { CLOCKS, DATE_FORMATS, NUMBER_FORMATS, type User } from '@/lib/contract/user'
import { clockTime, date, type Formats, NO_FORMATS, number } from '@/lib/domain/format'
import { TRANSLATED, wordsLanguage } from '@/lib/domain/language'
import { standardLocale } from '@/lib/browser/locale'
import { deviceTimeZone, languageName, timeZonesWith } from './region-lists'

/** An afternoon, and a day whose number is no month's. */
const EXAMPLE = new Date(new Date().getFullYear(), 10, 18, 21, 41)
const AMOUNT = 12_345.6

export function RegionFields({ user }: { user: User }) {
  const t = useTranslations('setting.region')
  const zones = useMemo(() => timeZonesWith(user.timezone), [user.timezone])
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField
        name="timezone"
        label={t('zone')}
        options={[
          { value: '', label: t('zoneDevice', { zone: deviceTimeZone() }) },
          ...zones.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') })),
        ]}
      />
      <SelectField
        name="locale"
        label={t('language')}
        help={t('languageHelp')}
        options={[
          { value: '', label: t('languageAuto', { language: languageName(wordsLanguage(standardLocale())) }) },
          ...[...new Set<string>([...TRANSLATED, ...(user.locale ? [user.locale] : [])])].map((code) => ({
            value: code,
            label: languageName(code),
          })),
        ]}
      />
      <FormatFields />
    </div>
  )
}

function FormatFields() {
  const t = useTranslations('setting.region')
  const like = useExamples()
  return (
    <>
      <SelectField
        name="date_format"
        label={t('date')}
        options={DATE_FORMATS.map((date_format) => ({
          value: date_format,
          label:
            date_format === 'auto'
              ? t('dateAuto', { example: like.date({ date_format }) })
              : like.date({ date_format }),
        }))}
      />
      <SelectField
        name="clock"
        label={t('clock')}
        options={CLOCKS.map((clock) => ({
          value: clock,
          label:
            clock === 'auto'
              ? t('clockAuto')
              : t(clock === '12' ? 'clock12' : 'clock24', { example: like.clock({ clock }) }),
        }))}
      />
      <SelectField
        name="number_format"
        label={t('number')}
        options={NUMBER_FORMATS.map((number_format) => ({
          value: number_format,
          label:
            number_format === 'auto'
              ? t('numberAuto', { example: like.number({ number_format }) })
              : like.number({ number_format }),
        }))}
      />
    </>
  )
}

/** What a choice would look like. */
function useExamples() {
  const locale = useLocale()
  const formats = (choice: Partial<Formats>) => ({ ...NO_FORMATS, ...choice })
  return {
    date: (choice: Partial<Formats>) => date(EXAMPLE, { locale, formats: formats(choice) }),
    clock: (choice: Partial<Formats>) => clockTime(EXAMPLE, { locale, formats: formats(choice) }),
    number: (choice: Partial<Formats>) => number(AMOUNT, locale, undefined, formats(choice)),
  }
}
