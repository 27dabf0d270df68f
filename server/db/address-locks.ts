import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Logger } from 'pino'
import { type TakeSlot, type Use, USES } from '@/server/net/slots'

/** Between two looks for a free place: a request is over soon, a program may take minutes. */
const LOOK_MS: Record<Use, number> = { connection: 50, tool: 1_000 }
const AFTER_FAILURE_MS = 1_000
/** A database that takes longer is as good as gone. */
const ANSWER_MS = 5_000

const placesOf = (use: Use) => Array.from({ length: USES[use] }, (_, slot) => slot)
/** Connections are locked under the address itself, as servers of an earlier version do. */
const keyOf = (ip: string, use: Use) => (use === 'connection' ? ip : `${use} ${ip}`)

const LOCK = 'select slot from unnest($2::int[]) as slot where pg_try_advisory_lock(hashtext($1), slot) limit 1'

type Lock = { owner: pg.Client; slot: number }

/**
 * Counts the uses of one address over all servers with one Postgres: each holds an advisory lock of this process's
 * session. Postgres itself gives back what a process held that died.
 */
export function createAddressLocks(connectionString: string, log: Logger): { take: TakeSlot; close(): Promise<void> } {
  const session = new LockSession(connectionString, log)
  const giveBack = (key: string, lock: Lock) => void session.unlock(key, lock)
  return {
    async take(ip, signal, use) {
      const key = keyOf(ip, use)
      for (;;) {
        signal.throwIfAborted()
        let wait = LOOK_MS[use]
        const turn = session.lockOne(key, placesOf(use), signal).catch((error: Error) => {
          log.warn({ err: error.message }, 'Connections could not be counted')
          wait = AFTER_FAILURE_MS
          return null
        })
        const lock = await unlessAborted(turn, signal, (late) => late && giveBack(key, late))
        if (lock) return () => giveBack(key, lock)
        await pause(wait, undefined, { signal }).catch(() => {})
      }
    },
    close: () => session.close(),
  }
}

/**
 * The session that holds the locks. A session gets a lock that it already has once more: so one question at a time, and
 * only about what it does not have.
 */
class LockSession {
  #client: pg.Client | null = null
  #held = new Map<string, Set<number>>()
  #last: Promise<unknown> = Promise.resolve()
  readonly #connectionString: string
  readonly #log: Logger

  constructor(connectionString: string, log: Logger) {
    this.#connectionString = connectionString
    this.#log = log
  }

  /** A free one of the places, or null. */
  lockOne(key: string, places: number[], signal: AbortSignal): Promise<Lock | null> {
    return this.#inTurn(async () => {
      if (signal.aborted) return null
      const owner = await this.#connected()
      const mine = this.#held.get(key) ?? new Set()
      const free = places.filter((slot) => !mine.has(slot))
      const answer = await owner.query<{ slot: number }>(LOCK, [key, free]).catch((error: unknown) => {
        this.#lose(owner)
        throw error
      })
      const [row] = answer.rows
      if (!row) return null
      this.#held.set(key, mine.add(row.slot))
      return { owner, slot: row.slot }
    })
  }

  async unlock(key: string, { owner, slot }: Lock) {
    await this.#inTurn(async () => {
      if (this.#client !== owner) return
      await owner.query('select pg_advisory_unlock(hashtext($1), $2)', [key, slot])
      const mine = this.#held.get(key)
      mine?.delete(slot)
      if (mine?.size === 0) this.#held.delete(key)
    }).catch(() => this.#lose(owner))
  }

  async close() {
    await this.#last
    const ending = this.#client
    this.#client = null
    await ending?.end()
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#last.then(work)
    this.#last = turn.catch(() => {})
    return turn
  }

  async #connected(): Promise<pg.Client> {
    if (this.#client) return this.#client
    const fresh = new pg.Client({
      connectionString: this.#connectionString,
      keepAlive: true,
      connectionTimeoutMillis: ANSWER_MS,
      query_timeout: ANSWER_MS,
    })
    fresh.on('error', (error) => {
      this.#log.warn({ err: error.message }, 'The session that counts connections was lost')
      this.#lose(fresh)
    })
    await fresh.connect()
    this.#client = fresh
    return fresh
  }

  /** With the session all its locks are gone; one whose answer never came may hold a lock that nobody knows of. */
  #lose(lost: pg.Client) {
    lost.end().catch(() => {})
    if (this.#client !== lost) return
    this.#client = null
    this.#held = new Map()
  }
}

/** What the work comes to, or the signal's reason as soon as it is aborted; then what comes late goes to `onLate`. */
function unlessAborted<T>(work: Promise<T>, signal: AbortSignal, onLate: (late: T) => void): Promise<T> {
  return new Promise((resolve, reject) => {
    const leave = () => reject(signal.reason)
    signal.addEventListener('abort', leave, { once: true })
    void work.then((result) => {
      signal.removeEventListener('abort', leave)
      if (signal.aborted) onLate(result)
      resolve(result)
    }, reject)
  })
}
