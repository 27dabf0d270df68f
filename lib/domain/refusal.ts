import { put } from './gaps'

export type Values = Readonly<Record<string, string | number>>

/** The words for a code with its values in their gaps. Undefined for a code that these words do not have. */
export function wordsFor(
  code: string | undefined,
  values: Values | undefined,
  words: Readonly<Record<string, string>> | undefined,
): string | undefined {
  if (code === undefined || !words || !Object.hasOwn(words, code)) return undefined
  return put(
    words[code] ?? '',
    Object.fromEntries(Object.entries(values ?? {}).map(([name, value]) => [name, String(value)])),
  )
}
