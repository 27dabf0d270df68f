import { and, eq, inArray, isNotNull, lt, or, sql } from 'drizzle-orm'
import { wpOnce, wpSites } from '@/server/db/schema'
import { askSite } from './ask-site'
import type { WordPressDeps } from './deps'
import { judgeLate } from './judge-late'
import { fallSilent } from './silence'
import type { SiteRow } from './signed'
import { holdWorkspace } from './site-events'

/** So many at one time, and so many with one look. */
const AT_ONCE = 8
const BATCH = 200
/** With so many questions in vain in a row a site is unreachable. */
const MISSES = 2

/** Asks the sites that have not reported for a quarter of an hour. One that is gone for a day is asked every hour. */
export async function sweepSites(deps: WordPressDeps, signal: AbortSignal): Promise<void> {
  await deps.db.delete(wpOnce).where(lt(wpOnce.at, sql`now() - interval '10 minutes'`))
  await judgeLate(deps, signal)
  const waiting = await claim(deps)
  const next = waiting.values()
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const site of next) {
        if (signal.aborted) return
        await ask(deps, site, signal).catch((error) =>
          deps.log.error({ site: site.id, err: error }, 'A WordPress site could not be asked'),
        )
      }
    }),
  )
}

/** Marks them as asked, so that no other server asks the same. */
function claim({ db }: WordPressDeps): Promise<SiteRow[]> {
  const pause = sql`case when ${wpSites.silent_since} < now() - interval '1 day' then interval '1 hour' else interval '15 minutes' end`
  const due = db
    .select({ id: wpSites.id })
    .from(wpSites)
    .where(
      and(
        inArray(wpSites.status, ['connected', 'unreachable', 'error']),
        isNotNull(wpSites.public_key),
        // A minute for whoever is a little late.
        lt(wpSites.last_seen_at, sql`now() - interval '16 minutes'`),
        or(sql`${wpSites.last_ping_at} is null`, lt(wpSites.last_ping_at, sql`now() - ${pause}`)),
      ),
    )
    .orderBy(wpSites.last_seen_at)
    .limit(BATCH)
    .for('update', { skipLocked: true })
  return db.update(wpSites).set({ last_ping_at: sql`now()` }).where(inArray(wpSites.id, due)).returning()
}

async function ask(deps: WordPressDeps, site: SiteRow, signal: AbortSignal): Promise<void> {
  const trouble = await askSite(deps, site, signal)
  if (!trouble) return
  await deps.db.transaction(async (tx) => {
    await holdWorkspace(tx, site.workspace_id)
    const [row] = await tx
      .update(wpSites)
      .set({ misses: sql`${wpSites.misses} + 1` })
      .where(and(eq(wpSites.id, site.id), inArray(wpSites.status, ['connected', 'unreachable', 'error'])))
      .returning()
    if (row && row.misses >= MISSES && row.status !== 'unreachable')
      await fallSilent(deps, tx, row, { text: trouble.message })
  })
  deps.automation.wake()
}
