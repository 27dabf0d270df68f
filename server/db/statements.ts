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

/** What one database was asked lately, and what it understands already. */
class Statements {
  readonly #client: PGlite
  readonly #kept = new Map<string, Statement>()
  readonly #isAgain = lately(SEEN)
  #count = 0

  constructor(client: PGlite) {
    this.#client = client
  }

  /** Asks while nobody else does. Throws what the database says, as PGlite does. */
  async ask(text: string, values: readonly unknown[], options: Options) {
    const known = this.#kept.get(text)
    if (!known) return this.#run(await this.#prepare(text), values, options)
    // The one that was asked last goes last.
    this.#kept.delete(text)
    this.#kept.set(text, known)
    try {
      return await this.#run(known, values, options)
    } catch (error) {
      if (!OUTDATED.includes((error as { code?: string }).code ?? '')) throw error
      await this.#forget(text)
      // A transaction has failed with it, and nothing can be asked in it any more.
      if (this.#client.isInTransaction()) throw error
      return this.#run(await this.#understood(text, ''), values, options)
    }
  }

  async #send(...messages: Uint8Array[]): Promise<Messages> {
    return (await this.#client.execProtocol(joined([...messages, serialize.sync()]), QUIET)).messages
  }

  async #prepare(text: string): Promise<Statement> {
    if (text.length > LONG || !this.#isAgain(text)) return this.#understood(text, '')
    const [oldest] = this.#kept.keys()
    if (this.#kept.size >= KEPT && oldest !== undefined) await this.#forget(oldest)
    this.#count += 1
    const statement = await this.#understood(text, `s${this.#count}`)
    this.#kept.set(text, statement)
    return statement
  }

  /** Without a name it is forgotten with the next one. */
  async #understood(text: string, name: string): Promise<Statement> {
    const description = await this.#send(serialize.parse({ name, text }), serialize.describe({ type: 'S', name }))
    return { name, takes: parseDescribeStatementResults(description), description }
  }

  async #forget(text: string): Promise<void> {
    const name = this.#kept.get(text)?.name
    this.#kept.delete(text)
    if (name !== undefined) await this.#send(serialize.close({ type: 'S', name }))
  }

  async #run({ name, takes, description }: Statement, values: readonly unknown[], options: Options) {
    const own = this.#client.parsers
    const rows = description.filter((message) => message.name === 'rowDescription')
    const answer = await this.#send(
      serialize.bind({ statement: name, values: written(this.#client, values, takes, options) }),
      serialize.execute({}),
    )
    // PGlite itself would copy its hundred parsers for each answer: a fifth of what a question takes.
    const parsers = options?.parsers ? Object.assign(Object.create(own), options.parsers) : own
    return parseResults([...rows, ...answer], parsers, { rowMode: options?.rowMode })[0]
  }
}

/**
 * What is asked by the same text again and again is understood by the database once: it is sent values and nothing else,
 * in one go instead of six. Each time it is planned for those values, as tables grow and nobody analyses them. What is
 * asked for the first time is sent in two.
 */
export function withStatements(client: PGlite): PGlite {
  const query = client.query.bind(client)
  const transaction = client.transaction.bind(client)
  const statements = new Statements(client)
  const isOdd = (options: Options) => options?.paramTypes !== undefined || options?.blob !== undefined

  client.query = (async (text, values = [], options) => {
    if (isOdd(options)) return query(text, values, options)
    await client._checkReady()
    return client._runExclusiveTransaction(() =>
      client._runExclusiveQuery(async () => {
        const answer = await statements.ask(text, values, options)
        await client.syncToFs()
        return answer
      }),
    )
  }) as Query
  client.transaction = (work) =>
    transaction((tx) => {
      const ask = (async (text, values = [], options) => {
        if (isOdd(options)) return tx.query(text, values, options)
        if (tx.closed) throw new Error('Transaction is closed')
        return client._runExclusiveQuery(() => statements.ask(text, values, options))
      }) as Query
      return work(Object.create(tx, { query: { value: ask } }) as typeof tx)
    })
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
