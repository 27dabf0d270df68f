import { say } from '@/lib/domain/say'
import { Agent } from 'undici'
import { AddressBook } from './address-book'
import { type Asking, askOnce, type Question } from './answer'
import { Blocked } from './blocked'
import type { Exchange, Hop } from './exchange'
import type { AddressPolicy, Resolve } from './address'
import { BudgetSpent, describeFailure, isTimeout, refusesHttp1 } from './http-error'
import { HTTP_LIMITS, type HttpLimits } from './http-limits'
import { ownToken } from './own-token'
import { type Follow, mayFollow, redirectOf } from './redirects'
import { TimedOut } from './within'
import { CONNECTIONS_PER_ADDRESS, withSlot } from './slots'
import type { LookupFunction } from 'node:net'

export type { Exchange, Hop } from './exchange'

export type GetOptions = {
  headers?: Record<string, string>
  /** Follow redirects inside the host and its www twin (`true`), or on the very host only. */
  follow?: Follow
  /** Read no more than this many bytes of the body. */
  limit?: number
}
export type SendOptions = GetOptions & { method: string; body?: string }

/**
 * The only way a check may speak HTTP. Throws Blocked, RequestFailed or BudgetSpent, each with a sentence; the abort's
 * reason when aborted.
 */
export type HttpClient = {
  /** GET; the same address with the same headers is asked once per scan. */
  get(url: string, options?: GetOptions): Promise<Exchange>
  /** Any method, every time anew. */
  send(url: string, options: SendOptions): Promise<Exchange>
  /**
   * Counts a request that goes out by another way. Throws BudgetSpent when this share of the scan's requests is used
   * up.
   */
  spend(share?: number): void
  /** Counts what came by another way. Throws BudgetSpent when it is too much. */
  receive(bytes: number): void
  /** So far in this scan. */
  readonly requests: number
  readonly bytes: number
  /** What robots.txt calls us. */
  readonly agent: string
  close(): Promise<void>
}

export type HttpClientOptions = {
  policy: AddressPolicy
  signal: AbortSignal
  resolve?: Resolve
  /** Share it to keep connections of other kinds on the same pinned addresses. */
  book?: AddressBook
  limits?: Partial<HttpLimits>
  scanId: string
  /** Where the owner of a scanned server can read who we are. */
  infoUrl: string
  /** What we are called there. */
  product?: string
}

export function createHttpClient(options: HttpClientOptions): HttpClient {
  return new GuardedClient(options)
}

class GuardedClient implements HttpClient {
  requests = 0
  bytes = 0
  agent: string
  #slowAnswers = 0
  #signal: AbortSignal
  #limits: HttpLimits
  #book: AddressBook
  #agent: Agent
  /** For servers that speak HTTP/2 and nothing else. */
  #agentH2: Agent
  #onlyH2 = new Set<string>()
  #asking: Omit<Asking, 'agent'>
  #headers: Record<string, string>
  #memo = new Map<string, Promise<Exchange>>()

  constructor(options: HttpClientOptions) {
    this.#signal = options.signal
    this.agent = ownToken(options.product)
    this.#limits = { ...HTTP_LIMITS, ...options.limits }
    this.#book = options.book ?? new AddressBook(options.policy, options.signal, options.resolve)
    this.#agent = pinnedAgent(this.#book, this.#limits)
    this.#agentH2 = pinnedAgent(this.#book, this.#limits, { allowH2: true })
    this.#asking = { limits: this.#limits, signal: this.#signal, onBytes: (count) => this.receive(count) }
    this.#headers = {
      'user-agent': `${this.agent}/1 (+${options.infoUrl})`,
      'x-scan-id': options.scanId,
      accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
      'accept-encoding': 'identity',
      'accept-language': 'en',
    }
  }

  get(url: string, options: GetOptions = {}): Promise<Exchange> {
    const key = JSON.stringify([url, options.headers ?? {}, options.follow ?? false, options.limit ?? null])
    const known = this.#memo.get(key)
    if (known) return known
    const answer = this.#walk(url, { ...options, method: 'GET' })
    this.#memo.set(key, answer)
    return answer
  }

  send(url: string, options: SendOptions): Promise<Exchange> {
    return this.#walk(url, options)
  }

  async close(): Promise<void> {
    await Promise.all([this.#agent, this.#agentH2].map((agent) => agent.destroy().catch(() => {})))
  }

  /** Follows redirects by hand, so that every hop passes the guard. */
  async #walk(start: string, options: SendOptions): Promise<Exchange> {
    const via: Hop[] = []
    const first = new URL(start)
    let url = first
    for (;;) {
      const exchange = await this.#ask(url, options)
      const hop = options.follow ? redirectOf(exchange) : null
      if (!hop || !options.follow) return { ...exchange, via }
      via.push(hop)
      const next = new URL(hop.location)
      if (via.length > this.#limits.redirects || !mayFollow(first, next, options.follow)) return { ...exchange, via }
      url = next
    }
  }

  async #ask(url: URL, options: SendOptions): Promise<Exchange> {
    this.spend()
    try {
      const { address } = await this.#book.admit(url)
      const exchange = await withSlot(address, this.#signal, () => this.#speak(this.#question(url, options)))
      if (exchange.timedOut) this.#slowAnswers += 1
      return exchange
    } catch (error) {
      throw this.#explain(error)
    }
  }

  /** In HTTP/1.1, which shows every header as it was sent; in HTTP/2 where a server refuses the other. */
  async #speak(question: Question): Promise<Exchange> {
    const { origin } = question.url
    if (this.#onlyH2.has(origin)) return askOnce(question, { ...this.#asking, agent: this.#agentH2 })
    try {
      return await askOnce(question, { ...this.#asking, agent: this.#agent })
    } catch (error) {
      if (this.#signal.aborted || !refusesHttp1(error)) throw error
      const answer = await askOnce(question, { ...this.#asking, agent: this.#agentH2 })
      this.#onlyH2.add(origin)
      return answer
    }
  }

  #question(url: URL, { method, headers, body, limit }: SendOptions): Question {
    const maxBytes = Math.min(limit ?? Number.POSITIVE_INFINITY, this.#limits.bodyBytes)
    return { url, method, headers: { ...this.#headers, ...headers }, body, maxBytes }
  }

  spend(share = 1): void {
    this.#signal.throwIfAborted()
    if (this.#slowAnswers >= this.#limits.slowAnswers) {
      throw new BudgetSpent(say('serverTooSlow', { count: this.#slowAnswers }))
    }
    if (this.requests >= this.#limits.requests * share)
      throw new BudgetSpent(say('requestsUsed', { count: this.#limits.requests }))
    this.requests += 1
  }

  #explain(error: unknown): unknown {
    if (this.#signal.aborted) return this.#signal.reason
    if (error instanceof Blocked || error instanceof BudgetSpent || error instanceof TimedOut) return error
    const failure = describeFailure(error)
    if (isTimeout(failure)) this.#slowAnswers += 1
    return failure
  }

  receive(count: number): void {
    this.bytes += count
    if (this.bytes > this.#limits.scanBytes) throw new BudgetSpent(say('bytesUsed', { count: this.#limits.scanBytes }))
  }
}

/** An agent that connects only to addresses that were checked before: it never resolves by itself. */
function pinnedAgent(book: AddressBook, limits: HttpLimits, { allowH2 = false } = {}): Agent {
  return new Agent({
    allowH2,
    connections: CONNECTIONS_PER_ADDRESS,
    pipelining: 1,
    keepAliveTimeout: 1_000,
    keepAliveMaxTimeout: 1_000,
    headersTimeout: limits.headersMs,
    bodyTimeout: limits.bodyIdleMs,
    maxHeaderSize: limits.headerBytes,
    connect: {
      lookup: checkedLookup(book),
      timeout: limits.connectMs,
      // Weak TLS is to be seen, not trusted: the certificate check judges, and no secret is ever sent.
      rejectUnauthorized: false,
      minVersion: 'TLSv1',
      ciphers: 'DEFAULT:@SECLEVEL=0',
    },
  })
}

function checkedLookup(book: AddressBook): LookupFunction {
  return (host, options, callback) => {
    const address = book.checked(host)
    if (!address) return callback(Object.assign(new Error(`${host} was not checked`), { code: 'ENOTFOUND' }), '')
    if (options.all) callback(null, [address])
    else callback(null, address.address, address.family)
  }
}
