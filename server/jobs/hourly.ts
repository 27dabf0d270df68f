import { and, eq, gte, isNotNull, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '@/server/db/db'
import { deliveries, deliveryAttempts } from '@/server/db/schema'
import type { Sender } from '@/server/records/sending'

/** Tries of the last hour, by workspace, as far as one process knows of them. */
export type Spent = Map<string, number>

export const mostAnHour = ({ lanes }: Sender): number =>
  lanes.find(({ anHour }) => anHour)?.anHour ?? Number.POSITIVE_INFINITY

const inLastHour = (now: SQL) => gte(deliveryAttempts.at, sql`${now} - interval '1 hour'`)

export async function spentOf(db: Db, sender: Sender, now: SQL): Promise<Spent> {
  if (mostAnHour(sender) === Number.POSITIVE_INFINITY) return new Map()
  const rows = await db
    .select({ workspace: deliveries.workspace_id, tries: sql<number>`count(*)::int` })
    .from(deliveryAttempts)
    .innerJoin(deliveries, eq(deliveries.id, deliveryAttempts.delivery_id))
    .where(inLastHour(now))
    .groupBy(deliveries.workspace_id)
  return new Map(rows.map(({ workspace, tries }) => [workspace ?? '', tries]))
}

/** Below this part of what an hour has, nobody asks what other processes have sent meanwhile: ten of them may be there. */
const UNASKED = 10

/**
 * Whether a workspace may make one more try in this hour. Only whoever has their turn asks: what others send meanwhile
 * counts too, down to the try that has been taken and not been written down.
 */
export async function hasRoom(tx: Db, sender: Sender, spent: Spent, workspace: string, now: SQL): Promise<boolean> {
  const most = mostAnHour(sender)
  if ((spent.get(workspace) ?? 0) < most / UNASKED) return true
  const own = eq(deliveries.workspace_id, workspace)
  const isOnItsWay = and(isNotNull(deliveries.claimed_at), eq(deliveries.state, 'waiting'))
  const isEarlier = or(sql`not (${isOnItsWay})`, ne(deliveryAttempts.number, deliveries.attempts))
  const [made] = await tx
    .select({ tries: sql<number>`count(*)::int` })
    .from(deliveryAttempts)
    .innerJoin(deliveries, eq(deliveries.id, deliveryAttempts.delivery_id))
    .where(and(own, inLastHour(now), isEarlier))
  const tries = (made?.tries ?? 0) + (await tx.$count(deliveries, and(own, eq(deliveries.kind, 'message'), isOnItsWay)))
  spent.set(workspace, tries)
  return tries < most
}
