import { parseAccept } from 'hono/utils/accept'
import type { Says } from '@/lib/contract/scan-result'
import { type FindingTexts, saidIn } from '@/lib/domain/finding-texts'
import { comma, type Formats, NO_FORMATS, withOwnNumbers } from '@/lib/domain/format'
import { isTranslated, type Language, readLocale, wordsLanguage } from '@/lib/domain/language'
import type * as english from '@/lib/messages/en-server'
import type { ServerWords } from '@/lib/messages/translation'
import { saysOf } from '@/lib/domain/older-result'

type English = typeof english

/** Nobody waits for a language that nobody reads. */
const LANGUAGES: Record<Language, () => Promise<English | ServerWords>> = {
  en: () => import('@/lib/messages/en-server'),
  de: () => import('@/lib/messages/de-server'),
  es: () => import('@/lib/messages/es-server'),
  ar: () => import('@/lib/messages/ar-server'),
}

async function translator(locale: string, messages: English, formats: Formats) {
  // The start of the server does not wait for it.
  const { createTranslator, _createCache, _createIntlFormatters } = await import('use-intl/core')
  const formatters = withOwnNumbers(_createIntlFormatters(_createCache()), formats)
  return createTranslator({ locale, messages, _formatters: formatters })
}

/** How the server speaks to one person. */
export type Voice = {
  /** For dates and numbers: `de-AT`. */
  locale: string
  language: Language
  words: Awaited<ReturnType<typeof translator>>
  /**
   * What is stored in English and by phrases; without phrases it was stored before they were, or is the same in every
   * language.
   */
  said: (text: string, says: Says | null | undefined, show?: (text: string) => string) => string
  /** The words of findings beside the English ones, which come with them. */
  findings?: FindingTexts
  /** Between the items of a list. */
  comma: string
  /** How the person writes dates and numbers. */
  formats: Formats
}

/** The voice for a stored setting; English for none, and for a language that there are no words in. */
export async function voiceOf(stored: string | null | undefined, formats: Formats = NO_FORMATS): Promise<Voice> {
  const wanted = readLocale(stored)
  const locale = wanted !== null && isTranslated(wanted) ? wanted : 'en'
  const language = wordsLanguage(locale)
  const texts = await LANGUAGES[language]()
  const { details, rules, phrases } = texts as Partial<ServerWords>
  const findings = rules && phrases && details && { rules, phrases: { ...phrases, ...details } }
  return {
    locale,
    language,
    words: await translator(locale, texts as English, formats),
    said: (text, says, show) => saidIn(text, findings && saysOf(text, says), { texts: findings, show }),
    ...(findings && { findings }),
    comma: comma(locale),
    formats,
  }
}

/**
 * What a person chose, else the first language that their browser asks for and that there are words in. A choice
 * without a region takes the browser's.
 */
export function localeFor(chosen: string | null | undefined, acceptLanguage: string | undefined): string {
  const asked = parseAccept((acceptLanguage ?? '').slice(0, 500)).flatMap(({ type, q }) =>
    q > 0 ? (readLocale(type) ?? []) : [],
  )
  const own = readLocale(chosen)
  const wanted = own !== null && isTranslated(own) ? own : (asked.find(isTranslated) ?? 'en')
  return asked.find((locale) => locale.startsWith(`${wanted}-`)) ?? wanted
}
