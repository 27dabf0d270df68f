import { branded } from './brand'
import type { Values } from '@/lib/contract/broken'
import { wordsFor } from './refusal'

type Sentences = Readonly<Record<string, string>> | undefined

let errors: Sentences

/** From now on `saidBy` speaks these. */
export function speak(words: { errors?: Sentences }) {
  errors = words.errors
}

/**
 * The words of the page for what a server, or the page itself, calls by a code. Without a code, or for one that the page
 * does not know, the message as it is.
 */
export const saidBy = (code: string | undefined, values: Values | undefined, message: string) =>
  branded(wordsFor(code, values, errors) ?? message)
