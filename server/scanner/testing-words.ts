import type { Says, Text } from '@/lib/contract/scan-result'
import type { StoredFinding } from '@/lib/domain/stored-result'
import { ENGLISH } from '@/lib/domain/english'
import { inARow } from '@/lib/domain/told'

/** Another program gives its reports names of its own. */
const FOREIGN = /^nuclei: /
/** Four words in a row are more than a name. */
const WORDS = /(?:[a-z]+ ){3}[a-z]+/i

/** Throws when one of these says something that is no phrase, and so would be English everywhere. */
export function assertSaid(...all: (Says | null | undefined)[]): void {
  for (const says of all) {
    if (!says) continue
    for (const text of inARow(says)) {
      if (typeof text === 'string') throw new Error(`No phrase of lib/messages/en/details.ts: “${text}”`)
      if (!Object.hasOwn(ENGLISH.phrases, text.say)) throw new Error(`No phrase is called ${text.say}`)
      for (const value of Object.values(text.values ?? {})) {
        if (typeof value === 'object') assertSaid(value)
        else if (WORDS.test(String(value))) throw new Error(`${text.say} says in English: “${value}”`)
      }
    }
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
