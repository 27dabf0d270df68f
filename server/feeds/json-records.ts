import { FeedError } from './feed-error'

const [QUOTE, BACKSLASH, COMMA, OPEN_BRACE, CLOSE_BRACE, OPEN_BRACKET, CLOSE_BRACKET] = [...'"\\,{}[]'].map((sign) =>
  sign.charCodeAt(0),
)
const MAX_RECORD = 2_000_000

/** The members of one large JSON object, one after the other: the whole of it is never in memory. */
export async function* recordsOf(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<[key: string, value: unknown]> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const splitter = new MemberSplitter()
  for await (const chunk of chunks) yield* splitter.push(decoded(decoder, chunk))
  splitter.assertEnded()
}

/** Follows strings and brackets, and cuts where a member of the outermost object ends. */
class MemberSplitter {
  #hasBegun = false
  #depth = 0
  #isInString = false
  #isEscaped = false
  #member = ''

  /** The members that end in this piece of the text. */
  push(text: string): [string, unknown][] {
    const members: [string, unknown][] = []
    let start = 0
    for (let at = 0; at < text.length; at += 1) {
      const edge = this.#read(text.charCodeAt(at))
      if (!edge) continue
      const before = this.#member + text.slice(start, at)
      this.#member = ''
      start = at + 1
      if (edge === 'begin' && (this.#hasBegun || before.trim())) throw new FeedError('it is not one JSON object')
      this.#hasBegun = true
      if (edge === 'cut' && before.trim()) members.push(parseMember(before))
    }
    this.#member += text.slice(start)
    if (this.#member.length > MAX_RECORD) throw new FeedError('one of its records is too long')
    return members
  }

  assertEnded(): void {
    if (this.#depth !== 0 || this.#isInString || this.#member.trim())
      throw new FeedError('it breaks off, or is not one JSON object')
  }

  /** Whether the outermost object begins here, or a member of it ends. */
  #read(sign: number): 'begin' | 'cut' | null {
    if (this.#isInString) this.#readInString(sign)
    else if (sign === QUOTE) this.#isInString = true
    else if (sign === OPEN_BRACE || sign === OPEN_BRACKET) {
      this.#depth += 1
      if (this.#depth === 1) return 'begin'
    } else if (sign === CLOSE_BRACE || sign === CLOSE_BRACKET) {
      this.#depth -= 1
      if (this.#depth === 0) return 'cut'
    } else if (sign === COMMA && this.#depth === 1) return 'cut'
    return null
  }

  #readInString(sign: number): void {
    if (this.#isEscaped) this.#isEscaped = false
    else if (sign === BACKSLASH) this.#isEscaped = true
    else if (sign === QUOTE) this.#isInString = false
  }
}

function parseMember(text: string): [string, unknown] {
  try {
    const [member] = Object.entries(JSON.parse(`{${text}}`) as Record<string, unknown>)
    if (member) return member
  } catch {
    // The sentence below says it.
  }
  throw new FeedError('it is not JSON')
}

function decoded(decoder: TextDecoder, chunk: Uint8Array): string {
  try {
    return decoder.decode(chunk, { stream: true })
  } catch {
    throw new FeedError('it is not text')
  }
}
