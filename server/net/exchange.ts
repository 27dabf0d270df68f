import { decodeText } from './decode'

/** One step of a redirect chain. */
export type Hop = { url: string; status: number; location: string; headers: [string, string][] }

/** A request and its answer. */
export type Exchange = {
  /** Where the answer came from, after redirects. */
  url: string
  method: string
  status: number
  /** In the order sent, duplicates kept, names in lower case. */
  headers: [string, string][]
  /** The first value of a header. */
  header(name: string): string | null
  all(name: string): string[]
  /** As text, read as browsers read it; empty when it could not be decompressed. */
  body: string
  /** The first 64 bytes of the body, for magic numbers. */
  head: Buffer
  /** Length of the body on the wire, as far as it was read. */
  bytes: number
  /** The body was longer than allowed, took too long, or could not be decompressed. */
  truncated: boolean
  /** The body ran into the time limit for one answer. */
  timedOut: boolean
  ms: number
  /** The redirects on the way here, first to last. One that leaves the site is the last and was not followed. */
  via: Hop[]
}

type Parts = Omit<Exchange, 'header' | 'all' | 'body' | 'head' | 'via'> & { content: Buffer }

export function makeExchange({ content, ...parts }: Parts): Exchange {
  const all = (name: string) => parts.headers.filter(([key]) => key === name.toLowerCase()).map(([, value]) => value)
  const header = (name: string) => all(name)[0] ?? null
  return {
    ...parts,
    all,
    header,
    body: decodeText(content, header('content-type')),
    head: content.subarray(0, 64),
    via: [],
  }
}

/** The flat list of names and values as it came over the wire, in pairs. */
export function pairHeaders(flat: readonly string[]): [string, string][] {
  const pairs: [string, string][] = []
  for (let i = 0; i + 1 < flat.length; i += 2) pairs.push([String(flat[i]).toLowerCase(), String(flat[i + 1])])
  return pairs
}
