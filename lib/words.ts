import type { Language } from './language'
import type { GuestWords, Words } from './messages/translation'

/** Scripts of their own, so that nobody loads a language that they do not read, and guest pages load little. */
const SCRIPTS: Record<Exclude<Language, 'en'>, { guest: () => Promise<GuestWords>; all: () => Promise<Words> }> = {
  de: { guest: () => import('./messages/de-guest'), all: () => import('./messages/de') },
  es: { guest: () => import('./messages/es-guest'), all: () => import('./messages/es') },
  ar: { guest: () => import('./messages/ar-guest'), all: () => import('./messages/ar') },
}
const AGAIN_MS = 3000

export type Part = keyof (typeof SCRIPTS)['de']

/** English needs no others. */
export const ENGLISH: Partial<Words> = {}

const loaded = new Map<string, Partial<Words>>()
const asked = new Set<string>()
const listeners = new Set<() => void>()

export function onWords(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The words of a language beside the English ones; null until they have come. Those that cannot be loaded are English. */
export const wordsOf = (language: Language, part: Part): Partial<Words> | null =>
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
