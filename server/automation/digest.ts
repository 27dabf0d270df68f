import { and, asc, eq, gt, lte, or, sql } from 'drizzle-orm'
import { lastSlot } from '@/lib/automation/slots'
import { date, number } from '@/lib/domain/format'
import { shownAddress } from '@/lib/domain/shown-address'
import type { Db } from '@/server/db/db'
import { assets, findings } from '@/server/db/schema'
import type { Doing } from './doing'
import { type EventRow, factsOf } from './happening'

/** So many sites have a line of their own, the worst first. */
const MAX_LINES = 50

/** What was found, fixed and is open since the time before, in all and for each site. */
export async function digestOf(
  { tx, home, recipe, voice }: Doing,
  event: EventRow,
): Promise<{ title: string; text: string } | null> {
  const schedule = recipe.trigger.type === 'schedule' ? recipe.trigger.config : null
  if (!schedule) return null
  const { workspace } = home
  const zone = workspace.settings.timezone ?? 'UTC'
  const slot = factsOf(event, 'schedule')?.slot
  const to = slot === undefined ? event.at : new Date(slot)
  const from = new Date(lastSlot(schedule, to.getTime() - 1, zone))
  const rows = await sitesOf(tx, workspace.id, { from, to })
  const { words, locale, formats } = voice
  const shown = (count: number) => number(count, locale, undefined, formats)
  const sum = (of: (row: (typeof rows)[number]) => number) => shown(rows.reduce((total, row) => total + of(row), 0))
  const day = (at: Date) => date(at, { locale: locale === 'en' ? 'en-GB' : locale, timeZone: zone, formats })
  const lines = rows.slice(0, MAX_LINES).map(({ value, score, fresh, fixed, open }) => {
    const site = shownAddress(value)
    if (score === null) return words('mail.recipe.digest.unscanned', { site })
    return words('mail.recipe.digest.site', {
      site,
      score: String(score),
      fresh: shown(fresh),
      fixed: shown(fixed),
      open: shown(open),
    })
  })
  const more = rows.length > MAX_LINES ? [words('mail.recipe.digest.more', { count: rows.length - MAX_LINES })] : []
  return {
    title: words('mail.recipe.digest.subject', { every: schedule.every, workspace: workspace.name }),
    text: [
      words('mail.recipe.digest.period', { from: day(from), to: day(to) }),
      words('mail.recipe.digest.counts', {
        fresh: sum(({ fresh }) => fresh),
        fixed: sum(({ fixed }) => fixed),
        open: sum(({ open }) => open),
      }),
      '',
      ...lines.map((line) => `- ${line}`),
      ...more,
    ].join('\n'),
  }
}

type Period = { from: Date; to: Date }

async function sitesOf(tx: Db, workspace: string, { from, to }: Period) {
  const within = (at: typeof findings.opened_at | typeof findings.gone_at) => and(gt(at, from), lte(at, to))
  const count = (at: typeof findings.opened_at | typeof findings.gone_at) =>
    sql<number>`(count(*) filter (where ${within(at)}))::int`
  const changed = tx
    .select({
      asset_id: findings.asset_id,
      fresh: count(findings.opened_at).as('fresh'),
      fixed: count(findings.gone_at).as('fixed'),
    })
    .from(findings)
    .where(
      and(
        eq(findings.workspace_id, workspace),
        sql`${findings.severity} <> 'info'`,
        or(within(findings.opened_at), within(findings.gone_at)),
      ),
    )
    .groupBy(findings.asset_id)
    .as('changed')
  const open = sql<number>`coalesce((select sum(value::int) from jsonb_each_text(${assets.counts}) where key <> 'info'), 0)::int`
  return tx
    .select({
      value: assets.value,
      score: assets.score,
      fresh: sql<number>`coalesce(${changed.fresh}, 0)`,
      fixed: sql<number>`coalesce(${changed.fixed}, 0)`,
      open,
    })
    .from(assets)
    .leftJoin(changed, eq(changed.asset_id, assets.id))
    .where(eq(assets.workspace_id, workspace))
    .orderBy(sql`${assets.score} asc nulls last`, asc(assets.value))
}
