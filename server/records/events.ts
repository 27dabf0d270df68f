import { eq } from 'drizzle-orm'
import type { Db } from '@/server/db/db'
import type { EventFacts, EventType } from '@/server/db/event-facts'
import { assets, events, users, workspaces } from '@/server/db/schema'

type Happened<T extends EventType> = {
  type: T
  /** With the type, what makes it this event and no other: `<scan>`, `<asset>:<time>`. */
  about: string
  workspace_id: string
  asset_id: string | null
  data: EventFacts[T]
  /** Recipes whose actions led to it. */
  caused_by?: string[]
  /** Now, if not said. */
  at?: Date
}

/** An event has no room for more. */
const MAX_BYTES = 16 * 1024

const bytesOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value)) + 1

/** Of many findings those that come first; their count stays that of all. */
function fitting<T extends object>(data: T): T {
  if (!('findings' in data) || !Array.isArray(data.findings) || bytesOf(data) <= MAX_BYTES) return data
  let room = MAX_BYTES - bytesOf({ ...data, findings: [] })
  const kept = data.findings.findIndex((finding) => (room -= bytesOf(finding)) < 0)
  return { ...data, findings: data.findings.slice(0, kept < 0 ? undefined : kept) }
}

/**
 * Writes down what happened, in the transaction that makes it so. The same thing happens once, however often it is
 * told. Answers whether it had not been.
 */
export async function record<T extends EventType>(
  tx: Db,
  { type, about, data, ...rest }: Happened<T>,
): Promise<boolean> {
  const written = await tx
    .insert(events)
    .values({ type, key: `${type}:${about}`, ...rest, data: fitting(data) })
    .onConflictDoNothing({ target: events.key })
    .returning({ id: events.id })
  return written.length > 0
}

/**
 * An event belongs to a workspace and an asset. Whoever deletes those locks from the account down: so does whoever is
 * going to write one, before anything else.
 */
export async function holdPlace(tx: Db, asset: string): Promise<void> {
  const [place] = await tx
    .select({ workspace: workspaces.id, user: workspaces.user_id })
    .from(assets)
    .innerJoin(workspaces, eq(workspaces.id, assets.workspace_id))
    .where(eq(assets.id, asset))
  if (!place) return
  await tx.select({ id: users.id }).from(users).where(eq(users.id, place.user)).for('key share')
  await tx.select({ id: workspaces.id }).from(workspaces).where(eq(workspaces.id, place.workspace)).for('key share')
  await tx.select({ id: assets.id }).from(assets).where(eq(assets.id, asset)).for('key share')
}
