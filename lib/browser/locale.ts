import { CONFIG_EVENT, config } from '@/lib/config/config'
import { directionOf, isTranslated, languageOf, readLocale } from '@/lib/domain/language'
import { onConfigChange } from './page-config'
import { storage } from './storage'

const KEY = 'soteria:locale'

/**
 * The person's choice, else the reseller's, else what the browser asks for. A language without a region takes the
 * browser's, for dates and numbers.
 */
export function locale(): string {
  const wanted = chosenLocale() ?? standardLocale()
  return navigator.languages.find((own) => own.startsWith(`${wanted}-`)) ?? wanted
}

/** What holds until the person chooses. */
export const standardLocale = () => config().locale ?? navigator.languages.find(isTranslated) ?? 'en'

/** What the person chose in this browser; null for what the reseller and the browser say. */
export function chosenLocale() {
  const kept = readLocale(storage.get(KEY))
  return kept !== null && isTranslated(kept) ? kept : null
}

/** Null goes back to what the reseller and the browser say. The page changes as soon as the words are there. */
export function chooseLocale(chosen: string | null) {
  if (chosen === storage.get(KEY)) return
  if (chosen === null) storage.remove(KEY)
  else storage.set(KEY, chosen)
  dispatchEvent(new Event(CONFIG_EVENT))
}

/** Calls back after each change, also in another tab. Returns the way to stop. */
export function onLocaleChange(listener: () => void) {
  const stop = onConfigChange(listener)
  addEventListener('storage', listener)
  return () => {
    stop()
    removeEventListener('storage', listener)
  }
}

/** Says in the document which language its words have, and which way they run. */
export function showLanguage() {
  write('lang', languageOf(locale()))
  write('dir', directionOf(locale()))
}

/** Written anew, also as it was, it has the browser work out the style of the whole page once more. */
function write(name: 'lang' | 'dir', value: string) {
  const root = document.documentElement
  if (root[name] !== value) root[name] = value
}
