import { branded } from './brand'

type Sentences = Readonly<Record<string, string>> | undefined

let spoken: Sentences

/** From now on `said` speaks these. */
export function speak(sentences: Sentences) {
  spoken = sentences
}

/** What the first of these has for a text; the text itself where none has. */
export const translated = (text: string, ...all: Sentences[]) => all.find((sentences) => sentences && Object.hasOwn(sentences, text))?.[text] ?? text

/** A fixed sentence of the specification or of the server in the words of the page; any other text as it is. Components use `useSaid`, which follows a change. */
export const said = (text: string) => branded(translated(text, spoken))
