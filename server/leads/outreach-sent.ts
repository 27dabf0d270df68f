import { and, eq, sql } from 'drizzle-orm'
import type { Input } from '@/lib/contract/endpoint'
import type { leadWorkApi } from '@/lib/contract/lead-work'
import { ruleFor } from '@/lib/domain/leads/outreach-rules'
import { endOfWorkingDay } from '@/lib/domain/leads/working-days'
import type { Db } from '@/server/db/db'
import { leadOutreach, leads, leadScans } from '@/server/db/schema'
import { HttpError, notFound, refused } from '@/server/errors'
import type { Voice } from '@/server/voice'
import { stageOf } from './decide'
import { scanHostOf } from './identity'
import { basisOf, hasAskedToStop, provedBy } from './outreach'
import { topOf } from './save'

type Lead = typeof leads.$inferSelect
const STEP_IN_DAYS = 4

type Sent = Input<typeof leadWorkApi.sent>['body']

/** What was sent by hand is kept, and its lead is one that was contacted, with a next step. In its own transaction. */
export function keepOutreach(db: Db, { lead, sent, own, zone }: { lead: Lead; sent: Sent; own: Voice; zone: string }) {
  return db.transaction(async (tx) => {
    const [now] = await tx.select().from(leads).where(eq(leads.id, lead.id)).for('update')
    if (!now) throw notFound('lead')
    const hasObjected = await hasAskedToStop(tx, now)
    if (hasObjected) throw new HttpError(409, 'lead_no_contact')
    const basis = sent.basis ?? basisOf(now)
    const { verdict } = ruleFor({ country: now.country, channel: sent.channel, basis, hasObjected })
    if (verdict !== 'allowed') throw refused('basis', 'lead_basis_missing')
    const facts = sent.facts ?? []
    if (!(await areProved(tx, now, facts))) throw refused('facts', 'lead_fact_unproved')
    const { channel, tone, language, subject, body } = sent
    const [row] = await tx
      .insert(leadOutreach)
      .values({
        user_id: now.user_id,
        lead_id: now.id,
        channel,
        tone,
        language,
        subject,
        body,
        facts,
        basis,
        sent_at: sql`clock_timestamp()`,
      })
      .returning()
    if (!row) throw notFound('lead')
    const isNew = now.status === 'new'
    // What a person has planned for later stays planned.
    const isPlanned = now.next_step_at !== null && now.next_step_at.getTime() > Date.now()
    await tx
      .update(leads)
      .set({
        ...(isNew && {
          ...stageOf(now, { status: 'contacted' }),
          rank: await topOf(tx, now.workspace_id, 'contacted'),
        }),
        ...(!isPlanned && {
          next_step: own.words('outreach.followUp'),
          next_step_at: endOfWorkingDay(Date.now(), STEP_IN_DAYS, zone),
          next_step_has_time: false,
        }),
        last_contact_at: sql`clock_timestamp()`,
        touched_at: sql`clock_timestamp()`,
        updated_at: sql`clock_timestamp()`,
      })
      .where(eq(leads.id, now.id))
    return row
  })
}

/** Whether a scan of the lead's site found each of them when it says so: a newer one may have come since. */
async function areProved(tx: Db, lead: Lead, facts: NonNullable<Sent['facts']>): Promise<boolean> {
  if (facts.length === 0) return true
  if (!lead.website) return false
  const times = new Set(facts.map(({ seen_at }) => seen_at))
  const rows = await tx
    .select({ result: leadScans.result, completed_at: leadScans.completed_at })
    .from(leadScans)
    .where(
      and(
        eq(leadScans.user_id, lead.user_id),
        eq(leadScans.host, scanHostOf(lead.website)),
        eq(leadScans.status, 'completed'),
        sql`${leadScans.completed_at} > now() - interval '31 days'`,
      ),
    )
  const proved = new Set(
    rows
      .filter(({ completed_at }) => completed_at && times.has(completed_at.toISOString()))
      .flatMap((row) =>
        provedBy(row).map(({ rule, at }) => JSON.stringify([rule, at, row.completed_at?.toISOString()])),
      ),
  )
  return facts.every(({ rule, at, seen_at }) => proved.has(JSON.stringify([rule, at, seen_at])))
}
