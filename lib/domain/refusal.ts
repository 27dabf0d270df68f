import { readBroken, type Values } from '@/lib/contract/broken'
import { put } from './gaps'

export type Codes = Readonly<Record<string, string>>

/** The words for a code with its values in their gaps. Undefined for a code that these words do not have. */
export function wordsFor(
  code: string | undefined,
  values: Values | undefined,
  words: Codes | undefined,
): string | undefined {
  if (code === undefined || !words || !Object.hasOwn(words, code)) return undefined
  return put(
    words[code] ?? '',
    Object.fromEntries(
      Object.entries(values ?? {}).map(([name, value]) => [
        name,
        name === PROBLEM ? brokenIn(String(value), words) : String(value),
      ]),
    ),
  )
}

/** What stands in this gap is what a rule says itself. */
const PROBLEM = 'problem'

/** What a rule of the contract says, in these words; a text of another make as it is. */
export function brokenIn(message: string, words: Codes): string {
  const reason = readBroken(message)
  return (reason && wordsFor(reason.code, reason.values, words)) ?? message
}
