/** Languages that the texts exist in. */
export const TRANSLATED = ['en', 'de', 'es', 'ar'] as const
export type Language = (typeof TRANSLATED)[number]

const RIGHT_TO_LEFT = /^(ar|ckb|dv|fa|he|ps|sd|ug|ur|yi)\b/

const languagePart = (locale: string) => locale.split('-')[0] ?? ''

/** The language of the words in this locale: `de-AT` is `de`, and `fr` is `en` until there are French texts. */
export const wordsLanguage = (locale: string): Language =>
  TRANSLATED.find((language) => language === languagePart(locale)) ?? 'en'

export const isTranslated = (locale: string) => wordsLanguage(locale) === languagePart(locale)

/**
 * The language of the words on the page, with the region for dates and numbers: `en-GB` stays, `fr` is `en` until there
 * are French texts.
 */
export const languageOf = (locale: string) => (isTranslated(locale) ? locale : 'en')

/** A language tag of a language that the texts exist in. */
export function isSpoken(tag: string) {
  const locale = readLocale(tag)
  return locale !== null && isTranslated(locale)
}

/** Which way the layout runs. */
export const directionOf = (locale: string) => (RIGHT_TO_LEFT.test(locale) ? 'rtl' : 'ltr')

/** A language tag as browsers write it; null for what is none. */
export function readLocale(value: unknown) {
  if (typeof value !== 'string' || value.length > 35) return null
  try {
    return Intl.getCanonicalLocales(value)[0] ?? null
  } catch {
    return null
  }
}
