import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '@/server/db/db'
import { leads, widgetLeads } from '@/server/db/schema'
import { because, type Doing, type Outcome, skipped } from './doing'

/** As many as a person may give. */
const MOST_TAGS = 20

/** Tags whoever it is about: the saved lead that they are, or else what they left. */
export async function tagLead({ tx, home, action, occurrences, isTest }: Doing<'add_lead_tag'>): Promise<Outcome> {
  const people = occurrences.flatMap(({ lead }) => lead ?? [])
  if (people.length === 0) return skipped(because('noLead'))
  const { tag } = action.config
  const names = people.map(({ name, email }) => name ?? email ?? '').join(', ')
  const said = { to: names.slice(0, 200), title: tag }
  if (isTest) return { ...skipped(because('testOnly'), said), state: 'shown' }
  for (const { id, lead_id } of people) {
    if (lead_id === null) await tagVisitor(tx, home.workspace.id, id, tag)
    else await tagSaved(tx, home.workspace.id, lead_id, tag)
  }
  return { state: 'sent', delivery: null, text: '', reason: null, ...said }
}

/** Once, and behind those that are there. */
const withTag = (tags: readonly string[], tag: string) => [...new Set([...tags, tag])].slice(0, MOST_TAGS)

async function tagVisitor(tx: Db, workspace: string, id: string, tag: string): Promise<void> {
  const mine = and(eq(widgetLeads.id, id), eq(widgetLeads.workspace_id, workspace))
  const [row] = await tx.select().from(widgetLeads).where(mine).for('no key update')
  if (row)
    await tx
      .update(widgetLeads)
      .set({ tags: withTag(row.tags, tag) })
      .where(mine)
}

async function tagSaved(tx: Db, workspace: string, id: string, tag: string): Promise<void> {
  const mine = and(eq(leads.id, id), eq(leads.workspace_id, workspace), isNull(leads.removed_at))
  const [row] = await tx.select().from(leads).where(mine).for('no key update')
  if (row && !row.tags.includes(tag))
    await tx
      .update(leads)
      .set({ tags: withTag(row.tags, tag), updated_at: sql`clock_timestamp()` })
      .where(mine)
}
