import { sha256 } from '@noble/hashes/sha2'
import { bytesToHex, randomBytes, utf8ToBytes } from '@noble/hashes/utils'
import { asc, desc, eq } from 'drizzle-orm'
import type { Db } from '@/server/db/db'
import { contractEvents } from '@/server/db/schema'

type Row = typeof contractEvents.$inferSelect
export type EventKind = Row['kind']
type Seen = { ip?: string | null; user_agent?: string | null }

export const sha256Hex = (data: Uint8Array | string) =>
  bytesToHex(sha256(typeof data === 'string' ? utf8ToBytes(data) : data))

/** Whatever order a database keeps the fields of an object in. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inside]) => [key, inOrder(inside)]),
  )
}

type Hashed = Pick<Row, 'contract_id' | 'position' | 'kind' | 'at' | 'ip_hash' | 'user_agent' | 'data' | 'prev_hash'>

const hashOf = ({ contract_id, position, kind, at, ip_hash, user_agent, data, prev_hash }: Hashed) =>
  sha256Hex(
    JSON.stringify([contract_id, position, kind, at.toISOString(), ip_hash, user_agent, inOrder(data), prev_hash]),
  )

/** Adds what happened to the end of the chain. Only for whoever holds the row of the contract. */
export async function addEvent(
  tx: Db,
  contract: { id: string; user_id: string; version: number },
  kind: EventKind,
  { ip = null, user_agent = null, ...data }: Seen & Record<string, unknown> = {},
): Promise<Row> {
  const [last] = await tx
    .select({ position: contractEvents.position, hash: contractEvents.hash })
    .from(contractEvents)
    .where(eq(contractEvents.contract_id, contract.id))
    .orderBy(desc(contractEvents.position))
    .limit(1)
  const ip_salt = ip === null ? null : bytesToHex(randomBytes(16))
  const row = {
    user_id: contract.user_id,
    contract_id: contract.id,
    position: (last?.position ?? 0) + 1,
    kind,
    at: new Date(),
    ip,
    ip_salt,
    ip_hash: ip === null ? null : sha256Hex(`${ip_salt}${ip}`),
    user_agent,
    data: JSON.parse(JSON.stringify({ version: contract.version, ...data })) as Record<string, unknown>,
    prev_hash: last?.hash ?? '',
  }
  const [added] = await tx
    .insert(contractEvents)
    .values({ ...row, hash: hashOf(row) })
    .returning()
  if (!added) throw new Error('The event was not inserted')
  return added
}

export const eventsOf = (db: Db, contract: string) =>
  db.select().from(contractEvents).where(eq(contractEvents.contract_id, contract)).orderBy(asc(contractEvents.position))

/** Whether nothing was changed, taken out or put in between. */
export const isWhole = (events: readonly Row[]) =>
  events.every(
    (event, index) =>
      event.position === index + 1 &&
      event.prev_hash === (events[index - 1]?.hash ?? '') &&
      event.hash === hashOf(event) &&
      (event.ip === null || event.ip_hash === sha256Hex(`${event.ip_salt}${event.ip}`)),
  )
