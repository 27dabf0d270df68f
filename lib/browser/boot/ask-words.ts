import { wordsLanguage } from '@/lib/domain/language'
import { locale } from '@/lib/browser/locale'

/**
 * Asks for the words of the page's language while the scripts of the app are still on their way: it would do so only once
 * it runs, and until they are there the page is out of sight. `scripts` is what the build wrote beside boot.js
 * (scripts/export/word-scripts.mjs).
 */
export function askWords(base: string, scripts: DOMStringMap, part: 'Guest' | 'All') {
  for (const name of scripts[wordsLanguage(locale()) + part]?.split(' ') ?? []) {
    const link = document.createElement('link')
    // Behind the app itself, which comes first.
    Object.assign(link, { rel: 'preload', as: 'script', fetchPriority: 'low' })
    link.href = `${base}_next/static/chunks/${name}`
    document.head.append(link)
  }
}
