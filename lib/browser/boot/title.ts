import { config } from '@/lib/config/config'
import { wordsLanguage } from '@/lib/domain/language'
import { locale } from '@/lib/browser/locale'

/**
 * Ours, the first of the page and so the one that counts. The `itemprop` keeps React from taking it for a screen's own.
 */
const own = document.createElement('title')
own.setAttribute('itemprop', 'name')

/**
 * The title that the exported page came with: React makes one of its own beside it. A page without the app has it in
 * the other languages, too.
 */
let exported: HTMLTitleElement | undefined
let bare = ''
let routed: string | null = null
/** In another language, by their English words. */
let titles: Readonly<Record<string, string>> = {}

export function translateTitles(next: typeof titles) {
  titles = next
  showTitle()
}

/**
 * "Login" → "Login | Acme". The only place that knows the form of titles: the router and the screens set the bare one.
 */
export function showTitle() {
  const theirs = [...document.head.querySelectorAll('title')].filter((title) => title !== own)
  exported ??= theirs[0]
  // React puts a new title before those that are there. While it changes them there may be none: then the last one
  // stays.
  const newest = theirs[0]?.textContent ?? null
  if (theirs.length > 1 && theirs.at(-1) === exported) exported?.remove()
  if (own.isConnected && own.textContent !== own.dataset.composed) bare = own.textContent ?? ''
  else if (newest !== null && newest !== routed) bare = newest
  if (newest !== null) routed = newest

  const { titleTemplate, shownName: productName } = config()
  const words: Record<string, string> = {
    title: titles[bare] ?? exported?.dataset[wordsLanguage(locale())] ?? bare,
    productName,
  }
  const composed = bare
    ? titleTemplate.replace(/\{(title|productName)\}/g, (_, name: string) => words[name] ?? '')
    : productName
  if (own.textContent !== composed) own.textContent = composed
  own.dataset.composed = composed
  if (document.head.querySelector('title') !== own) document.head.prepend(own)
}

/** Again whenever something sets another title. */
export function keepTitle() {
  exported = undefined
  titles = {}
  routed = null
  new MutationObserver(showTitle).observe(document.head, { childList: true, subtree: true, characterData: true })
}
