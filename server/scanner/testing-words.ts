import type { Text } from '@/lib/contract/scan-result'
import type { StoredFinding } from '@/lib/domain/stored-result'
import { textIn } from '@/lib/domain/finding-texts'
import { saysOf } from '@/lib/domain/older-result'
import { details } from '@/lib/messages/en/details'

/** Another program gives its reports names of its own. */
const FOREIGN = /^nuclei: /
/** Four words in a row are more than a name. */
const ENGLISH = /(?:[a-z]+ ){3}[a-z]+/i

/**
 * A language whose texts are nothing but what stands in their gaps, so that every other word that is left is one that
 * nobody translated.
 */
const GAPS = Object.fromEntries(
  Object.entries(details).map(([id, text]) => [id, `‹${(text.match(/\{\w+\}/g) ?? []).join('›‹')}›`]),
)

/** Throws when one of these texts of a scan has words that pages in another language would show in English. */
export function assertTranslated(...texts: (string | null)[]): void {
  for (const text of texts) {
    if (!text) continue
    const rest = textIn({ rules: {}, phrases: GAPS }, saysOf(text)) ?? text
    if (!rest.startsWith('‹') || ENGLISH.test(rest))
      throw new Error(`Not in lib/messages/en/details.ts: “${text}” (${rest})`)
  }
}

/** Throws when one of these findings says something that is no phrase, and so would be English everywhere. */
export function assertPhrases(findings: readonly StoredFinding[]): void {
  const isWritten = (text: Text | undefined) => typeof text === 'string' && !FOREIGN.test(text)
  for (const { rule, words = {}, evidence } of findings) {
    const written = [words.title, words.impact, words.fix, ...evidence.map(({ label }) => label)].filter(isWritten)
    if (written.length > 0)
      throw new Error(`${rule} says what is no phrase of lib/messages/en/rules.ts: “${written.join('”, “')}”`)
  }
}
