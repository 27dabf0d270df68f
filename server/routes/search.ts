import { and, or, type SQL, sql } from 'drizzle-orm'

/**
 * Every word of a search, or its form in punycode, is somewhere in a text: names are stored in punycode and may be
 * searched in their own letters.
 */
export const hasWords = (text: SQL, words: readonly string[]) =>
  and(
    ...words.map((word) =>
      or(...new Set([word, inPunycode(word)]).values().map((form) => sql`strpos(${text}, ${form}) > 0`)),
    ),
  )

/** As a URL writes it; the word itself where it cannot be part of a name. */
function inPunycode(word: string): string {
  const url = new URL('ws://none')
  url.hostname = word
  return url.hostname === 'none' ? word : url.hostname
}
