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

/** A kept statement that the database lost, or whose table has changed since. */
const OUTDATED = ['26000', '0A000']

/**
 * What is asked by the same text again and again is understood by the database once: it is sent values and nothing else,
 * in one go instead of six. Each time it is planned for those values, as tables grow and nobody analyses them. What is
 * asked for the first time is sent in two.
 */
export function withStatements(client: PGlite): PGlite {
  const query = client.query.bind(client)
  const transaction = client.transaction.bind(client)
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

  /** Without a name it is forgotten with the next one. */
  async function understood(text: string, name: string): Promise<Statement> {
    const description = await send(serialize.parse({ name, text }), serialize.describe({ type: 'S', name }))
    return { name, takes: parseDescribeStatementResults(description), description }
  }

  async function prepare(text: string): Promise<Statement> {
    if (text.length > LONG || !isAgain(text)) return understood(text, '')
    const [oldest] = kept.keys()
    if (kept.size >= KEPT && oldest !== undefined) await forget(oldest)
    const statement = await understood(text, `s${(count += 1)}`)
    kept.set(text, statement)
    return statement
  }

  async function run({ name, takes, description }: Statement, values: readonly unknown[], options: Options) {
    const rows = description.filter((message) => message.name === 'rowDescription')
    const answer = await send(
      serialize.bind({ statement: name, values: written(client, values, takes, options) }),
      serialize.execute({}),
    )
    // PGlite itself would copy its hundred parsers for each answer: a fifth of what a question takes.
    const parsers = options?.parsers ? Object.assign(Object.create(client.parsers), options.parsers) : client.parsers
    return parseResults([...rows, ...answer], parsers, { rowMode: options?.rowMode })[0]
  }

  async function ask(text: string, values: readonly unknown[], options: Options) {
    const known = kept.get(text)
    if (!known) return run(await prepare(text), values, options)
    // The one that was asked last goes last.
    kept.delete(text)
    kept.set(text, known)
    try {
      return await run(known, values, options)
    } catch (error) {
      if (!OUTDATED.includes((error as { code?: string }).code ?? '')) throw error
      await forget(text)
      // A transaction has failed with it, and nothing can be asked in it any more.
      if (client.isInTransaction()) throw error
      return run(await understood(text, ''), values, options)
    }
  }

  const asked = (own: Query, isOpen: () => boolean): Query =>
    (async (text, values = [], options) => {
      if (options?.paramTypes || options?.blob) return own(text, values, options)
      if (!isOpen()) throw new Error('Transaction is closed')
      return client._runExclusiveQuery(() => ask(text, values, options))
    }) as Query

  client.query = (async (text, values = [], options) => {
    if (options?.paramTypes || options?.blob) return query(text, values, options)
    await client._checkReady()
    return client._runExclusiveTransaction(() =>
      client._runExclusiveQuery(async () => {
        const answer = await ask(text, values, options)
        await client.syncToFs()
        return answer
      }),
    )
  }) as Query
  client.transaction = (work) =>
    transaction((tx) => work(Object.create(tx, { query: { value: asked(tx.query, () => !tx.closed) } }) as typeof tx))
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
