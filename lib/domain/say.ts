import type { Saying } from '@/lib/contract/scan-result'
import type { details } from '@/lib/messages/en/details'
import type { phrases } from '@/lib/messages/en/rules'

export type PhraseId = keyof typeof phrases | keyof typeof details

/** A phrase, in whatever language it is read. */
export const say = (phrase: PhraseId, values?: Saying['values']): Saying =>
  values ? { say: phrase, values } : { say: phrase }
