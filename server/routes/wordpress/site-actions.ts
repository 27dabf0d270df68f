import { and, eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { wordpressApi } from '@/lib/contract/wordpress'
import type { Env } from '@/server/api/env'
import { serve } from '@/server/api/mount'
import type { Db } from '@/server/db/db'
import { wpHardening, wpSites } from '@/server/db/schema'
import { HttpError, refused } from '@/server/errors'
import { isTaken } from '@/server/failed-query'
import type { Deps } from '@/server/records/deps'
import { askSite } from '@/server/wordpress/ask-site'
import { newCode } from '@/server/wordpress/pairing-code'
import { probeSite } from '@/server/wordpress/probe-site'
import { siteAddress } from '@/server/wordpress/site-address'
import type { SiteRow } from '@/server/wordpress/signed'
import { addSite, addressIn, withLine } from './wordpress'
import { otherThanWordPress } from './seen-by-scan'
import { oneSite } from './wordpress-rows'

export const siteActionRoutes = new Hono<Env>()

serve(siteActionRoutes, wordpressApi.probe, async ({ deps, db, workspace, body, c }) => {
  const address = addressIn(body, deps)
  const seen = await probeSite(deps.wordpress, address, c.req.raw.signal)
  // What answers now counts more than what a scan saw earlier.
  return { ...seen, scanned: seen.is_wordpress ? null : await otherThanWordPress(db, workspace.id, address) }
})

serve(siteActionRoutes, wordpressApi.ping, async ({ deps, wpSite, c }) => {
  if (wpSite.paired_at === null) throw new HttpError(409, 'wp_not_paired')
  if (wpSite.status === 'paused') throw new HttpError(409, 'wp_paused')
  await askSite(deps, wpSite, c.req.raw.signal)
  return { wpsite: await oneSite(deps, wpSite.id) }
})

const MIN_NOTE = 3
const YEAR_MS = 366 * 86_400_000

serve(siteActionRoutes, wordpressApi.hardening, async ({ deps, db, user, wpSite, body }) => {
  const { key, state, note = '', until = null } = body
  const site = { site_id: wpSite.id, key }
  if (state === 'ignored') {
    if (note.length < MIN_NOTE) throw refused('note', 'wp_ignore_why')
    if (until !== null && !isLaterWithinAYear(until)) throw refused('until', 'wp_ignore_until')
    const values = { note, until, by: user.id, at: new Date() }
    await db.transaction((tx) =>
      tx
        .insert(wpHardening)
        .values({ ...site, ...values })
        .onConflictDoUpdate({ target: [wpHardening.site_id, wpHardening.key], set: values }),
    )
  } else await takeBack(db, site)
  return { wpsite: await oneSite(deps, wpSite.id) }
})

async function takeBack(db: Db, { site_id, key }: { site_id: string; key: string }) {
  const isIt = and(eq(wpHardening.site_id, site_id), eq(wpHardening.key, key))
  await db.transaction((tx) => tx.delete(wpHardening).where(isIt))
}

/** Of today nothing would be left. */
function isLaterWithinAYear(day: string): boolean {
  const away = Date.parse(day) - Date.now()
  return away > 0 && away < YEAR_MS
}

serve(siteActionRoutes, wordpressApi.copy, async ({ deps, db, wpSite, body, note }) => {
  const { copy_url } = wpSite
  if (copy_url === null) throw new HttpError(409, 'wp_no_copy')
  const forget = { copy_url: null, last_error: null }
  if (body.choice === 'ignore') {
    await change(db, wpSite, { ...forget, copy_ignored: copy_url })
    return { wpsite: await oneSite(deps, wpSite.id) }
  }
  const address = siteAddress(copy_url)
  try {
    if (body.choice === 'moved') {
      await change(db, wpSite, { ...forget, ...address, rest_url: null })
      return { wpsite: await oneSite(deps, wpSite.id) }
    }
    return await separate(deps, wpSite, copy_url, note)
  } catch (error) {
    throw isTaken(error)
      ? new HttpError(409, 'wp_site_taken', { values: { value: `${address.host}${address.path}` } })
      : error
  }
})

const change = (db: Db, { id }: SiteRow, values: Partial<SiteRow>) =>
  db.transaction((tx) => tx.update(wpSites).set(values).where(eq(wpSites.id, id)))

/** The copy becomes a site of its own, which needs a key of its own. */
async function separate(deps: Deps, site: SiteRow, copy: string, note: (subject: { object: string }) => void) {
  const code = newCode()
  const address = siteAddress(copy)
  const made = await deps.db.transaction(async (tx) => {
    const id = await addSite(
      tx,
      { ...address, name: `${site.name} (${address.host})`.slice(0, 100), workspace_id: site.workspace_id },
      code,
    )
    await tx
      .update(wpSites)
      .set({ copy_url: null, copy_ignored: copy, last_error: null })
      .where(eq(wpSites.id, site.id))
    note({ object: id })
    return id
  })
  return { wpsite: await oneSite(deps, site.id), made: await withLine(deps, made, code) }
}
