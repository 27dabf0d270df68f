import { filled } from './gaps'

type Sentences = Readonly<Record<string, string>> | undefined

/**
 * What the first of these has for a text: as it is, sentence by sentence where each is known, or as a sentence with
 * gaps (`{name} is open to everybody`). Sentences that none of them has stay as they are.
 */
export function translated(text: string, ...all: Sentences[]): string {
  const same = exact(text, all)
  if (same !== undefined) return same
  const parts = text.split(BETWEEN_SENTENCES)
  const words = parts.map((part) => known(part, all))
  const whole = parts.length > 1 && words.includes(undefined) ? known(text, all) : undefined
  return whole ?? parts.map((part, place) => words[place] ?? part).join(' ')
}

const BETWEEN_SENTENCES = /(?<=\.) (?=\S)/

/** What is known without its full stop is known with it. */
function known(text: string, all: Sentences[]): string | undefined {
  const words = exact(text, all) ?? withGaps(text, all)
  if (words !== undefined || !text.endsWith('.')) return words
  const open = text.slice(0, -1)
  const rest = exact(open, all) ?? withGaps(open, all)
  return rest === undefined ? undefined : `${rest}.`
}

const exact = (text: string, all: Sentences[]) =>
  all.find((sentences) => sentences && Object.hasOwn(sentences, text))?.[text]

function withGaps(text: string, all: Sentences[]): string | undefined {
  for (const sentences of all) {
    // What stands in a gap may be a sentence itself.
    const found = sentences && filled(text, sentences, (inner) => translated(inner, ...all))
    if (found !== undefined) return found
  }
  return undefined
}
