import type { Language } from '@/lib/domain/language'
import type { GuestWords, SomeWords, Words } from '@/lib/messages/translation'

/** Scripts of their own, so that nobody loads a language that they do not read, and guest pages load little. */
const SCRIPTS: Record<Exclude<Language, 'en'>, { guest: () => Promise<GuestWords>; all: () => Promise<Words> }> = {
  de: { guest: () => import('@/lib/messages/de-guest'), all: () => import('@/lib/messages/de') },
  es: { guest: () => import('@/lib/messages/es-guest'), all: () => import('@/lib/messages/es') },
  ar: { guest: () => import('@/lib/messages/ar-guest'), all: () => import('@/lib/messages/ar') },
}
const AGAIN_MS = 3000

export type Part = keyof (typeof SCRIPTS)['de']

/** English needs no others. */
export const ENGLISH: SomeWords = {}

const loaded = new Map<string, SomeWords>()
const asked = new Set<string>()
const listeners = new Set<() => void>()

export function onWords(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * The words of a language beside the English ones; null until they have come. Those that cannot be loaded are English.
 */
export const wordsOf = (language: Language, part: Part): SomeWords | null =>
  language === 'en' ? ENGLISH : (loaded.get(`${language}/all`) ?? loaded.get(`${language}/${part}`) ?? null)

export async function loadWords(language: Language, part: Part): Promise<void> {
  const key = `${language}/${part}`
  if (language === 'en' || asked.has(key)) return
  asked.add(key)
  try {
    loaded.set(key, await SCRIPTS[language][part]())
  } catch {
    loaded.set(key, ENGLISH)
    asked.delete(key)
    setTimeout(() => void loadWords(language, part), AGAIN_MS)
  }
  for (const listener of listeners) listener()
}
