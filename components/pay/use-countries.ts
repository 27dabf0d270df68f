import { useMemo } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { countriesIn } from '@/lib/domain/countries'

/** The countries to choose from, by their names; what stands there already stays, whatever it is. */
export function useCountries(current: string) {
  const t = useTranslations('pay.editor')
  const locale = useLocale()
  return useMemo(() => {
    const countries = countriesIn(locale).map(({ code, name }) => ({ value: code, label: name }))
    const isKnown = current === '' || countries.some(({ value }) => value === current)
    return [
      { value: '', label: t('noCountry') },
      ...(isKnown ? [] : [{ value: current, label: current }]),
      ...countries,
    ]
  }, [current, locale, t])
}
