import type { Says, Saying } from '@/lib/contract/scan-result'
import type { details } from '@/lib/messages/en/details'
import type { phrases } from '@/lib/messages/en/rules'

export type PhraseId = keyof typeof phrases | keyof typeof details

/** A phrase, in whatever language it is read. */
export const say = (phrase: PhraseId, values?: Saying['values']): Saying =>
  values ? { say: phrase, values } : { say: phrase }

/** The one phrase that something says; null for several, and for a text. */
export const phraseIn = (says: Says | null | undefined): Saying | null =>
  typeof says === 'object' && says !== null && 'say' in says ? says : null
