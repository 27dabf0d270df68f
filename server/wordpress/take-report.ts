import { and, eq, sql } from 'drizzle-orm'
import type { WpFlaw } from '@/lib/contract/wordpress'
import { WpGoodbye, WpReport } from '@/lib/contract/wordpress-report'
import type { Db } from '@/server/db/db'
import { wpSites } from '@/server/db/schema'
import { HttpError } from '@/server/errors'
import type { WordPressDeps } from './deps'
import { changesBetween, flawEntry, flawsBetween, writeHistory } from './history'
import { flawsOf, summaryOf, updatesOf } from './judge'
import { comeBack, fallSilent } from './silence'
import { inTrouble, proveSigned, type Signed, type SiteRow, troubleOf, useOnce } from './signed'
import { placeOf, restOf, saidAddress } from './site-address'
import { holdWorkspace, tellNews } from './site-events'

export type Taken = { message: string; next: number; paused?: true }

const QUARTER = 15 * 60
const HOUR = 60 * 60

/** Of what a site says of itself: 410 when nobody knows it any more, and its plugin forgets us. */
export async function pairedSite(db: Db, id: string): Promise<SiteRow & { public_key: string }> {
  const [site] = /^[\da-f-]{36}$/i.test(id) ? await db.select().from(wpSites).where(eq(wpSites.id, id)) : []
  if (!site?.public_key) throw new HttpError(410, 'wp_gone')
  return { ...site, public_key: site.public_key }
}

/** Takes a report, however it came: sent by the site, or as the answer to a question. */
export async function takeReport(deps: WordPressDeps, id: string, signed: Signed): Promise<Taken> {
  const site = await pairedSite(deps.db, id)
  try {
    proveSigned(deps, site.public_key, signed)
    return await take(deps, site, signed)
  } catch (error) {
    // Whoever does not hold the key writes nothing.
    const isKnown = error instanceof HttpError && error.code !== 'wp_signature' && error.code !== 'wp_replayed'
    if (isKnown)
      await deps.db
        .update(wpSites)
        .set(inTrouble(troubleOf(error.code === 'wp_copy' ? 'copy' : 'report', error)))
        .where(and(eq(wpSites.id, site.id), sql`${wpSites.status} <> 'paused'`))
    throw error
  }
}

async function take(deps: WordPressDeps, site: SiteRow, signed: Signed): Promise<Taken> {
  const said = readReport(signed.body)
  const taken = await deps.db.transaction(async (tx): Promise<Taken | HttpError> => {
    await holdWorkspace(tx, site.workspace_id)
    await useOnce(tx, site.id, signed)
    const [row] = await tx.select().from(wpSites).where(eq(wpSites.id, site.id)).for('no key update')
    if (!row) throw new HttpError(410, 'wp_gone')
    if (row.status === 'paused')
      return { message: 'Paused in the dashboard. Report not saved.', next: HOUR, paused: true }
    if ('goodbye' in said) {
      if (row.status !== 'unreachable') await fallSilent(deps, tx, row, goodbyeOf(said.why))
      return { message: 'Deactivation recorded.', next: 0 }
    }
    const copy = await refuseCopy(tx, row, said)
    // What it wrote down is kept.
    if (copy) return copy
    await keep(deps, tx, row, said)
    return { message: 'Noted.', next: QUARTER }
  })
  if (taken instanceof HttpError) throw taken
  deps.automation.wake()
  return taken
}

const GOODBYES = {
  off: 'The plugin was deactivated on the site.',
  paused: 'Reports were paused in WordPress.',
  unpaired: 'The site was unpaired in WordPress.',
}
function goodbyeOf(said: unknown) {
  const why: keyof typeof GOODBYES = said === 'paused' || said === 'unpaired' ? said : 'off'
  return { why, text: GOODBYES[why] }
}

function readReport(body: string) {
  try {
    const value: unknown = JSON.parse(body)
    const isGoodbye = WpGoodbye.safeParse(value)
    return isGoodbye.success ? isGoodbye.data : WpReport.parse(value)
  } catch {
    throw new HttpError(422, 'wp_report')
  }
}

/** A report with our key from elsewhere is that of a copy: of the files, of the database, or after a move. */
async function refuseCopy(tx: Db, row: SiteRow, report: WpReport): Promise<HttpError | null> {
  const from = saidAddress(report)
  if (from && placeOf(from) === placeOf(row)) return null
  const there = from ? placeOf(from) : report.url.slice(0, 200)
  if (row.copy_ignored !== (from?.url ?? there))
    await tx
      .update(wpSites)
      .set({ copy_url: from?.url ?? there })
      .where(eq(wpSites.id, row.id))
  return new HttpError(409, 'wp_copy', { values: { there, host: placeOf(row) } })
}

async function keep(deps: WordPressDeps, tx: Db, row: SiteRow, report: WpReport): Promise<void> {
  const { fresh, gone, flaws } = judged(deps, row, report)
  const before = new Set(row.facts ? updatesOf(row.facts).map(updateKey) : [])
  // What could be updated when the site came was no news.
  const updates = row.facts ? updatesOf(report).filter((update) => !before.has(updateKey(update))) : []
  await writeHistory(tx, row.id, [
    ...changesBetween(row.facts, report),
    ...gone.map((flaw) => flawEntry('fixed', flaw)),
    ...fresh.map((flaw) => flawEntry('flaw', flaw)),
  ])
  await tellNews(tx, row, { flaws: fresh, updates })
  if (row.silent_since) await comeBack(deps, tx, row)
  await tx
    .update(wpSites)
    .set({
      status: 'connected',
      facts: report,
      flaws,
      summary: summaryOf(report, flaws),
      rest_url: restOf(report.rest, row),
      last_seen_at: sql`now()`,
      misses: 0,
      silent_since: null,
      last_error: null,
    })
    .where(eq(wpSites.id, row.id))
}

function judged(deps: WordPressDeps, row: SiteRow, report: WpReport) {
  const flaws: WpFlaw[] | null = flawsOf(report, deps.wordpress.facts(), row.flaws, new Date())
  return { flaws, ...flawsBetween(row.flaws, flaws) }
}

const updateKey = ({ kind, slug, to }: { kind: string; slug: string; to: string }) => `${kind} ${slug} ${to}`
