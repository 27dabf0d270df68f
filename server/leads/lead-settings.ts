import { eq, sql } from 'drizzle-orm'
import type { LeadSettings } from '@/lib/contract/lead-book'
import { WEIGHTS, weightsOf } from '@/lib/domain/leads/opportunity'
import type { Db } from '@/server/db/db'
import { leads, leadSettings, users } from '@/server/db/schema'

/** How long a lead that nobody touches is kept, where the account says nothing else. */
export const RETENTION_MONTHS = 12

/** How an account works with leads. Who writes is the person of the account until they say otherwise. */
export async function leadSettingsOf(db: Db, userId: string): Promise<LeadSettings> {
  const [row] = await db
    .select({ user: users, own: leadSettings })
    .from(users)
    .leftJoin(leadSettings, eq(leadSettings.user_id, users.id))
    .where(eq(users.id, userId))
  const sender = row?.own?.sender ?? {}
  return {
    weights: { ...weightsOf(row?.own?.weights ?? {}) },
    default_weights: { ...WEIGHTS },
    retention_months: row?.own?.retention_months ?? RETENTION_MONTHS,
    sender: {
      name: sender.name ?? row?.user.name ?? '',
      company: sender.company ?? row?.user.company ?? '',
      address: sender.address ?? '',
      phone: sender.phone ?? row?.user.phone ?? '',
    },
  }
}

type Change = {
  weights?: Readonly<Record<string, number>> | null
  retention_months?: number
  sender?: Partial<LeadSettings['sender']>
}

/** What is left out stays. Other weights count for all leads of the account at once. */
export function saveLeadSettings(db: Db, userId: string, { weights, retention_months, sender }: Change): Promise<void> {
  return db.transaction(async (tx) => {
    await tx.insert(leadSettings).values({ user_id: userId }).onConflictDoNothing()
    const own = weights && Object.fromEntries(Object.entries(weights).filter(([key]) => Object.hasOwn(WEIGHTS, key)))
    await tx
      .update(leadSettings)
      .set({
        user_id: userId,
        ...(weights !== undefined && { weights: own ?? {} }),
        ...(retention_months !== undefined && { retention_months }),
        ...(sender && { sender: sql`${leadSettings.sender} || ${JSON.stringify(sender)}::jsonb` }),
      })
      .where(eq(leadSettings.user_id, userId))
    if (weights !== undefined) await weighAnew(tx, userId, weightsOf(own ?? {}))
  })
}

/** In one statement. */
async function weighAnew(tx: Db, userId: string, weights: Readonly<Record<string, number>>): Promise<void> {
  const points = sql`(${JSON.stringify(weights)}::jsonb->>(part->>'key'))::int`
  await tx.execute(sql`
    update ${leads} set
      opportunity_parts = anew.parts,
      opportunity = least(100, anew.points),
      opportunity_is_least = opportunity_is_least and anew.points < 100,
      updated_at = clock_timestamp()
    from (
      select lead.id, coalesce(jsonb_agg(part || jsonb_build_object('points', ${points})) filter (where part is not null), '[]') as parts,
        coalesce(sum(${points}), 0) as points
      from ${leads} lead left join lateral jsonb_array_elements(lead.opportunity_parts) part on true
      where lead.user_id = ${userId}
      group by lead.id
    ) anew
    where ${leads.id} = anew.id
  `)
}
