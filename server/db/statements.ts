import { parse, type PGlite, protocol } from '@electric-sql/pglite'

type Query = PGlite['query']
type Options = Parameters<Query>[2]
/** What the database answers to what it is sent. */
type Messages = Awaited<ReturnType<PGlite['execProtocol']>>['messages']
/** How a statement is known to the database, what it takes, and how its rows are described. */
type Statement = { name: string; takes: number[]; description: Messages }

const { serialize } = protocol
const { parseDescribeStatementResults, parseResults } = parse

const QUIET = { syncToFs: false }
/** Texts that are remembered as asked, those of them that the database keeps, and how long one may be. */
const SEEN = 2_000
const KEPT = 300
const LONG = 10_000

/**
 * What is read by the same text again and again is understood by the database once: it is sent values and nothing else,
 * in one go instead of six. Each time it is planned for those values, as tables grow and nobody analyses them.
 */
export function withStatements(client: PGlite): PGlite {
  const query = client.query.bind(client)
  const isAgain = lately(SEEN)
  const kept = new Map<string, Statement>()
  let count = 0

  const send = async (...messages: Uint8Array[]) =>
    (await client.execProtocol(joined([...messages, serialize.sync()]), QUIET)).messages

  async function forget(text: string) {
    const name = kept.get(text)?.name
    kept.delete(text)
    if (name !== undefined) await send(serialize.close({ type: 'S', name }))
  }

  async function prepare(text: string): Promise<Statement> {
    const [oldest] = kept.keys()
    if (kept.size >= KEPT && oldest !== undefined) await forget(oldest)
    const name = `s${(count += 1)}`
    const description = await send(serialize.parse({ name, text }), serialize.describe({ type: 'S', name }))
    const statement = { name, takes: parseDescribeStatementResults(description), description }
    kept.set(text, statement)
    return statement
  }

  const ask = async (text: string, values: readonly unknown[], options: Options) => {
    const known = kept.get(text)
    const { name, takes, description } = known ?? (await prepare(text))
    // The one that was asked last goes last.
    if (known) {
      kept.delete(text)
      kept.set(text, known)
    }
    const rows = description.filter((message) => message.name === 'rowDescription')
    const answer = await send(
      serialize.bind({ statement: name, values: written(client, values, takes, options) }),
      serialize.execute({}),
    )
    // PGlite itself would copy its hundred parsers for each answer: a fifth of what a question takes.
    const parsers = options?.parsers ? Object.assign(Object.create(client.parsers), options.parsers) : client.parsers
    return parseResults([...rows, ...answer], parsers, { rowMode: options?.rowMode })[0]
  }

  client.query = (async (text, values = [], options) => {
    const isPlain = text.length <= LONG && /^\s*select\b/i.test(text) && !options?.paramTypes && !options?.blob
    if (!isPlain || !isAgain(text)) return query(text, values, options)
    await client._checkReady()
    const result = await client._runExclusiveTransaction(() =>
      client._runExclusiveQuery(() => ask(text, values, options).catch(() => forget(text))),
    )
    // A question that failed is asked as any other, which says what is wrong with it.
    return result ?? query(text, values, options)
  }) as Query
  return client
}

/** Answers of each text whether it was among those that came last. */
function lately(most: number) {
  const seen = new Set<string>()
  return (text: string): boolean => {
    const isKnown = seen.delete(text)
    const [oldest] = seen
    if (seen.size >= most && oldest !== undefined) seen.delete(oldest)
    seen.add(text)
    return isKnown
  }
}

/** Values as PGlite writes them, by what the statement takes. */
const written = (client: PGlite, values: readonly unknown[], takes: readonly number[], options: Options) =>
  values.map((value, place) => {
    const type = takes[place] ?? 0
    const serializer = options?.serializers?.[type] ?? client.serializers[type]
    return value === null || value === undefined ? null : serializer ? serializer(value) : String(value)
  })

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let end = 0
  for (const part of parts) {
    all.set(part, end)
    end += part.length
  }
  return all
}
