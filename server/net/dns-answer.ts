import type { Says } from '@/lib/contract/scan-result'
import { english } from '@/lib/domain/english'

/** `failed` (SERVFAIL, no answer in time) proves nothing and is never the same as `none`. */
export type DnsAnswer<T> =
  | { state: 'found'; records: T[] }
  | { state: 'none'; records: []; nameExists: boolean }
  | { state: 'failed'; records: []; reason: string; says?: Says }

export const noAnswer = (says: Says): DnsAnswer<never> => ({
  state: 'failed',
  records: [],
  reason: english(says),
  says,
})
