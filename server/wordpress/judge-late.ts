import { and, eq, isNotNull, isNull, ne } from 'drizzle-orm'
import { wpSites } from '@/server/db/schema'
import type { WordPressDeps } from './deps'
import { flawEntry, writeHistory } from './history'
import { flawsOf, summaryOf } from './judge'
import { holdWorkspace, tellNews } from './site-events'

/** So many with one look. */
const BATCH = 200

const isUnjudged = and(isNull(wpSites.flaws), isNotNull(wpSites.facts), ne(wpSites.status, 'paused'))

/** Judges the sites whose last report came before there was a list of flaws to judge it by. */
export async function judgeLate(deps: WordPressDeps, signal: AbortSignal): Promise<void> {
  const facts = deps.wordpress.facts()
  if (facts.advisoriesOf === null) return
  const { id, workspace_id } = wpSites
  const late = await deps.db.select({ id, workspace_id }).from(wpSites).where(isUnjudged).limit(BATCH)
  for (const site of late) {
    if (signal.aborted) return
    await deps.db.transaction(async (tx) => {
      await holdWorkspace(tx, site.workspace_id)
      const [row] = await tx
        .select()
        .from(wpSites)
        .where(and(eq(wpSites.id, site.id), isUnjudged))
        .for('no key update')
      const flaws = row?.facts ? flawsOf(row.facts, facts, null, new Date()) : null
      if (!row?.facts || !flaws) return
      await writeHistory(
        tx,
        row.id,
        flaws.map((flaw) => flawEntry('flaw', flaw)),
      )
      await tellNews(tx, row, { flaws, updates: [] })
      await tx
        .update(wpSites)
        .set({ flaws, summary: summaryOf(row.facts, flaws) })
        .where(eq(wpSites.id, row.id))
    })
  }
  if (late.length > 0) deps.automation.wake()
}
