import { findings as rules } from '@/lib/messages/de/findings'
import { sentences } from '@/lib/messages/de/sentences'
import { translated } from '@/lib/domain/said'

/** What is called the same in every language. */
const NAMES = ['Content-Security-Policy', 'Set-Cookie', 'system.listMethods']
/** Another program gives its reports names of its own. */
const FOREIGN = /^nuclei: /
/** Four words in a row are more than a name. */
const ENGLISH = /(?:[a-z]+ ){3}[a-z]+/i

/** A language whose texts are nothing but what stands in their gaps, so that every other word that is left is one that nobody translated. */
const GAPS = Object.fromEntries(Object.keys({ ...sentences, ...rules }).map((text) => [text, `‹${(text.match(/\{\w+\}/g) ?? []).join('›‹')}›`]))

/** Throws when one of these texts of a scan has words that pages in another language would show in English. */
export function assertTranslated(...texts: (string | null)[]): void {
  for (const text of texts) {
    if (!text || NAMES.includes(text) || FOREIGN.test(text)) continue
    const rest = translated(text, GAPS)
    if (!rest.startsWith('‹') || ENGLISH.test(rest)) throw new Error(`Not in lib/messages/*/findings.ts: “${text}” (${rest})`)
  }
}
