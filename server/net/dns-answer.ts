/** `failed` (SERVFAIL, no answer in time) proves nothing and is never the same as `none`. */
export type DnsAnswer<T> =
  | { state: 'found'; records: T[] }
  | { state: 'none'; records: []; nameExists: boolean }
  | { state: 'failed'; records: []; reason: string }
