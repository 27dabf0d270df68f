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
 * Counts the uses of one address over all servers with one Postgres: each holds an advisory lock of this process's session.
 * Postgres itself gives back what a process held that died.
 */
export function createAddressLocks(connectionString: string, log: Logger): { take: TakeSlot; close(): Promise<void> } {
  let client: pg.Client | null = null
  let held = new Map<string, Set<number>>()
  let last: Promise<unknown> = Promise.resolve()

  /** A session gets a lock that it already has once more: so one question at a time, and only about what it does not have. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = last.then(work)
    last = turn.catch(() => {})
    return turn
  }

  /** With the session all its locks are gone; one whose answer never came may hold a lock that nobody knows of. */
  function lose(lost: pg.Client) {
    lost.end().catch(() => {})
    if (client !== lost) return
    client = null
    held = new Map()
  }

  async function connected(): Promise<pg.Client> {
    if (client) return client
    const fresh = new pg.Client({ connectionString, keepAlive: true, connectionTimeoutMillis: ANSWER_MS, query_timeout: ANSWER_MS })
    fresh.on('error', (error) => {
      log.warn({ err: error.message }, 'The session that counts connections was lost')
      lose(fresh)
    })
    await fresh.connect()
    client = fresh
    return fresh
  }

  async function lockOne(key: string, places: number[]): Promise<Lock | null> {
    const owner = await connected()
    const mine = held.get(key) ?? new Set()
    const free = places.filter((slot) => !mine.has(slot))
    const answer = await owner.query<{ slot: number }>(LOCK, [key, free]).catch((error: unknown) => {
      lose(owner)
      throw error
    })
    const [row] = answer.rows
    if (!row) return null
    held.set(key, mine.add(row.slot))
    return { owner, slot: row.slot }
  }

  async function unlock(key: string, { owner, slot }: Lock) {
    if (client !== owner) return
    await owner.query('select pg_advisory_unlock(hashtext($1), $2)', [key, slot])
    const mine = held.get(key)
    mine?.delete(slot)
    if (mine?.size === 0) held.delete(key)
  }

  const giveBack = (key: string, lock: Lock) => void inTurn(() => unlock(key, lock)).catch(() => lose(lock.owner))

  return {
    async take(ip, signal, use) {
      const key = keyOf(ip, use)
      for (;;) {
        signal.throwIfAborted()
        let wait = LOOK_MS[use]
        const turn = inTurn(async () => (signal.aborted ? null : lockOne(key, placesOf(use)))).catch((error: Error) => {
          log.warn({ err: error.message }, 'Connections could not be counted')
          wait = AFTER_FAILURE_MS
          return null
        })
        const lock = await unlessAborted(turn, signal, (late) => late && giveBack(key, late))
        if (lock) return () => giveBack(key, lock)
        await pause(wait, undefined, { signal }).catch(() => {})
      }
    },
    async close() {
      await last
      const ending = client
      client = null
      await ending?.end()
    },
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
