import { and, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { WpSiteDetail } from '@/lib/contract/wordpress'
import type { WpSite } from '@/lib/contract/wordpress-list'
import { gradeOf, openOn } from '@/lib/domain/standing'
import { hardeningOf } from '@/lib/domain/wordpress-hardening'
import type { Db } from '@/server/db/db'
import { anyOf } from '@/server/db/any-of'
import { inOne, rowsIn } from '@/server/db/in-one'
import { assets, monitors, siteKey, wpHardening, wpHistory, wpSites } from '@/server/db/schema'
import { notFound } from '@/server/errors'
import type { Deps } from '@/server/records/deps'
import { uptimes } from '@/server/routes/monitor/uptimes'
import { updatesOf } from '@/server/wordpress/judge'
import { twinValues } from '@/server/wordpress/site-events'

const all = getTableColumns(wpSites)
/** What a list shows: of a thousand sites each column counts. */
const listed = {
  id: all.id,
  workspace_id: all.workspace_id,
  name: all.name,
  url: all.url,
  host: all.host,
  path: all.path,
  status: all.status,
  summary: all.summary,
  tags: all.tags,
  paired_at: all.paired_at,
  last_seen_at: all.last_seen_at,
  silent_since: all.silent_since,
  last_error: all.last_error,
  copy_url: all.copy_url,
  created_at: all.created_at,
}
type Row = Pick<typeof wpSites.$inferSelect, keyof typeof listed>
type Times = 'paired_at' | 'last_seen_at' | 'silent_since' | 'created_at'
type Told = Omit<Row, Times> & { [Name in Times]: Row[Name] extends Date ? string : string | null }

type Asking = Pick<Deps, 'db' | 'wordpress'>

/** Sites as the wire shows them in a list: of the settings of each only what is not as it should be. */
export async function listedSites(deps: Asking, where: SQL | undefined): Promise<WpSite[]> {
  return (await publicSites(deps, where)).map((site) => ({
    ...site,
    hardening: site.hardening?.flatMap(({ key, state }) =>
      state === 'good' || state === 'unknown' ? [] : { key, state },
    ),
  }))
}

async function publicSites(deps: Asking, where: SQL | undefined): Promise<WpSite[]> {
  const order = sql`${wpSites.created_at}, ${wpSites.id}`
  const [row] = await deps.db
    .select({ all: inOne(listed, order) })
    .from(wpSites)
    .where(where)
  return shown(deps, where, rowsIn<Told>(listed, row?.all).map(withTimes))
}

const withTimes = ({ paired_at, last_seen_at, silent_since, created_at, ...row }: Told): Row => ({
  ...row,
  paired_at: paired_at === null ? null : new Date(paired_at),
  last_seen_at: last_seen_at === null ? null : new Date(last_seen_at),
  silent_since: silent_since === null ? null : new Date(silent_since),
  created_at: new Date(created_at),
})

async function shown({ db, wordpress }: Asking, where: SQL | undefined, rows: readonly Row[]): Promise<WpSite[]> {
  const today = new Date().toISOString().slice(0, 10)
  const [decisions, twins, goodbyes] = await Promise.all([
    decisionsOn(db, where),
    twinsOf(db, rows, today),
    goodbyesOf(db, rows),
  ])
  const { release } = wordpress.facts()
  return rows.map((row) => {
    const { summary } = row
    const twin = twinValues(row).find((value) => twins.has(`${row.workspace_id} ${value}`))
    const asset = twins.get(`${row.workspace_id} ${twin}`) ?? null
    const decided = decisions.get(row.id) ?? new Map<string, never>()
    return {
      id: row.id,
      workspace_id: row.workspace_id,
      name: row.name,
      url: row.url,
      status: row.status,
      tags: row.tags,
      paired_at: timeOf(row.paired_at),
      last_seen_at: timeOf(row.last_seen_at),
      last_error: row.last_error?.message ?? null,
      last_trouble: troubleOf(row.last_error),
      wp_version: summary?.wp_version ?? null,
      wp_latest: summary?.wp_latest ?? null,
      php_version: summary?.php_version ?? null,
      plugin_version: summary?.plugin_version ?? null,
      theme: summary?.theme ?? null,
      updates: summary?.updates ?? null,
      vulnerable: summary?.vulnerable ?? null,
      hardening: summary ? hardeningOf(summary, { release, decided, today }) : [],
      score: asset?.score ?? null,
      asset,
      silent: row.silent_since && { since: row.silent_since.toISOString(), why: goodbyes.get(row.id) ?? null },
      copy_url: row.copy_url,
      created_at: row.created_at.toISOString(),
    }
  })
}

const troubleOf = (trouble: Row['last_error']) =>
  trouble && {
    what: trouble.what,
    ...(trouble.code !== undefined && { code: trouble.code }),
    ...(trouble.values && { values: trouble.values }),
  }

const timeOf = (at: Date | null) => at?.toISOString() ?? null

async function decisionsOn(db: Db, where: SQL | undefined) {
  const { site_id, key, note, until, by, at } = wpHardening
  const found = await db
    .select({ site_id, key, note, until, by, at })
    .from(wpHardening)
    .innerJoin(wpSites, eq(wpSites.id, site_id))
    .where(where)
  const bySite = Map.groupBy(found, ({ site_id }) => site_id)
  return new Map([...bySite].map(([site, all]) => [site, new Map(all.map((decision) => [decision.key, decision]))]))
}

/** Of those that are silent: whether their plugin said why. */
async function goodbyesOf(db: Db, rows: readonly Row[]) {
  const ids = rows.flatMap(({ id, silent_since }) => (silent_since ? id : []))
  if (ids.length === 0) return new Map<string, never>()
  const found = await db
    .selectDistinctOn([wpHistory.site_id], {
      site: wpHistory.site_id,
      why: sql<string | null>`${wpHistory.data} ->> 'why'`,
    })
    .from(wpHistory)
    .where(and(anyOf(wpHistory.site_id, ids), eq(wpHistory.kind, 'silent')))
    .orderBy(wpHistory.site_id, desc(wpHistory.at))
  return new Map(found.map(({ site, why }) => [site, why]))
}

/** The assets of the same hosts, by their workspace and how they are written. */
async function twinsOf(db: Db, rows: readonly Row[], today: string) {
  const sites = [...new Set(rows.flatMap(({ host, path }) => [host, host + path]))]
  const places = [...new Set(rows.map(({ workspace_id }) => workspace_id))]
  if (sites.length === 0) return new Map<string, never>()
  const [row] = await db
    .select({ found: inOne(twinColumns) })
    .from(assets)
    .where(and(anyOf(assets.workspace_id, places), sql`${siteKey(assets.value)} = any(${sql.param(sites)}::text[])`))
  return new Map(
    rowsIn<Twin>(twinColumns, row?.found).map((twin) => [`${twin.workspace_id} ${twin.value}`, twinOf(twin, today)]),
  )
}

const own = getTableColumns(assets)
const twinColumns = {
  id: own.id,
  workspace_id: own.workspace_id,
  value: own.value,
  score: own.score,
  grade: own.grade,
  latest_report_id: own.latest_report_id,
  status: own.status,
  counts: own.counts,
  carried: own.carried,
  asides: own.asides,
}
type Twin = Pick<typeof assets.$inferSelect, keyof typeof twinColumns>

function twinOf({ id, value, score, grade, latest_report_id, status, ...found }: Twin, today: string) {
  return {
    id,
    value,
    score,
    grade: gradeOf(grade) ?? null,
    report_id: latest_report_id,
    findings: openOn(found, today).counts,
    is_verified: status === 'verified',
  }
}

const DAY_MS = 86_400_000

/** What the monitor of this asset knows of the last month, and of the certificate. Not in lists: it reads many checks. */
async function watchedOf(db: Db, asset: string | undefined) {
  const nothing = { uptime_30d: null, ssl_days_left: null }
  if (asset === undefined) return nothing
  const now = new Date()
  const isIt = eq(monitors.asset_id, asset)
  const [uptime, [found]] = await Promise.all([
    uptimes(db, isIt, now),
    db
      .select({
        // While nobody looks, it may have been renewed.
        end: sql<
          string | null
        >`case when not ${monitors.is_paused} then ${monitors.current} #>> '{certificate,valid_to}' end`,
      })
      .from(monitors)
      .where(isIt),
  ])
  if (!found) return nothing
  const { end } = found
  return {
    uptime_30d: uptime.get(asset)?.month ?? null,
    ssl_days_left: end === null ? null : Math.floor((Date.parse(end) - now.getTime()) / DAY_MS),
  }
}

export async function oneSite(deps: Asking, id: string): Promise<WpSite> {
  const [site] = await publicSites(deps, eq(wpSites.id, id))
  if (!site) throw notFound('wp_site')
  return { ...site, ...(await watchedOf(deps.db, site.asset?.id)) }
}

const MAX_HISTORY = 100

/** A site with everything that is known of it. */
export async function wholeSite(deps: Asking, id: string): Promise<WpSiteDetail> {
  const [row] = await deps.db.select().from(wpSites).where(eq(wpSites.id, id))
  if (!row) throw notFound('wp_site')
  const history = await deps.db
    .select()
    .from(wpHistory)
    .where(eq(wpHistory.site_id, id))
    .orderBy(desc(wpHistory.at), wpHistory.id)
    .limit(MAX_HISTORY)
  const { advisoriesOf, notices } = deps.wordpress.facts()
  return {
    ...(await oneSite(deps, id)),
    facts: row.facts,
    flaws: row.flaws,
    judged_by: advisoriesOf === null ? null : { day: advisoriesOf, notices },
    update_list: row.facts ? updatesOf(row.facts) : [],
    last_error_full: row.last_error,
    history: history.map(({ at, kind, text, data }) => ({ at: at.toISOString(), kind, text, data })),
  }
}
