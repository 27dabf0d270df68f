import { branded } from './brand'
import { filled } from './gaps'

type Sentences = Readonly<Record<string, string>> | undefined

let spoken: Sentences[] = []

/** From now on `said` speaks these. */
export function speak(...sentences: Sentences[]) {
  spoken = sentences
}

/**
 * What the first of these has for a text: as it is, as a sentence with gaps (`{name} is open to everybody`), or else sentence by sentence. What none of them has
 * stays as it is.
 */
export function translated(text: string, ...all: Sentences[]): string {
  const whole = known(text, all)
  if (whole !== undefined) return whole
  const parts = text.split(BETWEEN_SENTENCES)
  return parts.length > 1 ? parts.map((part) => known(part, all) ?? part).join(' ') : text
}

const BETWEEN_SENTENCES = /(?<=\.) (?=[A-Z\d])/

function known(text: string, all: Sentences[]): string | undefined {
  const same = all.find((sentences) => sentences && Object.hasOwn(sentences, text))?.[text]
  if (same !== undefined) return same
  for (const sentences of all) {
    // What stands in a gap may be a sentence itself.
    const found = sentences && filled(text, sentences, (inner) => translated(inner, ...all))
    if (found !== undefined) return found
  }
  return undefined
}

/** A fixed sentence of the specification or of the server in the words of the page; any other text as it is. Components use `useSaid`, which follows a change. */
export const said = (text: string) => branded(translated(text, ...spoken))
