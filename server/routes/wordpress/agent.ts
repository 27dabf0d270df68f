import { and, eq, gt, sql } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import { wordpressApi } from '@/lib/contract/wordpress'
import type { WpPairing } from '@/lib/contract/wordpress-report'
import type { Env } from '@/server/api/env'
import { serve } from '@/server/api/mount'
import type { Db } from '@/server/db/db'
import { wpSites } from '@/server/db/schema'
import { HttpError } from '@/server/errors'
import { writeHistory } from '@/server/wordpress/history'
import { hashCode, MAX_TRIES, WITHOUT_CODE } from '@/server/wordpress/pairing-code'
import { serverKeys } from '@/server/wordpress/server-key'
import { proveSigned, type Signed, type SiteRow, troubleOf } from '@/server/wordpress/signed'
import { placeOf, restOf, saidAddress } from '@/server/wordpress/site-address'
import { holdWorkspace } from '@/server/wordpress/site-events'
import { takeReport } from '@/server/wordpress/take-report'

/** What the plugin at a person's own site says. Who it is stands in its signature. */
export const agentRoutes = new Hono<Env>()

async function signedBy(c: Context<Env>): Promise<Signed> {
  const header = (name: string) => c.req.header(name) ?? ''
  return {
    path: c.req.path,
    time: header('x-time'),
    once: header('x-once'),
    signature: header('x-signature'),
    // The very text that was signed.
    body: await c.req.text(),
  }
}

serve(agentRoutes, wordpressApi.heartbeat, async ({ c, deps }) => {
  const signed = await signedBy(c)
  return takeReport(deps, c.req.header('x-site') ?? '', signed)
})

serve(agentRoutes, wordpressApi.pair, async ({ c, db, deps, body }) => {
  proveSigned(deps, body.public_key, await signedBy(c))
  const { publicKey } = await serverKeys(deps)
  const site = await siteWithCode(db, body)
  const from = saidAddress(body)
  // Below another path stands another WordPress.
  if (!from || placeOf(from) !== placeOf(site)) {
    const there = from ? placeOf(from) : body.url
    const error = new HttpError(409, 'wp_code_host', { values: { host: placeOf(site), there } })
    await db
      .update(wpSites)
      .set({ last_error: troubleOf('code', error) })
      .where(eq(wpSites.id, site.id))
    throw error
  }
  await db.transaction(async (tx) => {
    await holdWorkspace(tx, site.workspace_id)
    const paired = await tx
      .update(wpSites)
      .set({
        ...WITHOUT_CODE,
        public_key: body.public_key,
        rest_url: restOf(body.rest, site),
        status: 'connected',
        paired_at: sql`now()`,
        last_seen_at: sql`now()`,
        misses: 0,
        last_error: null,
        copy_url: null,
        copy_ignored: null,
      })
      // Of two that have the same code, one.
      .where(and(eq(wpSites.id, site.id), eq(wpSites.code_hash, hashCode(body.code))))
      .returning({ id: wpSites.id })
    if (paired.length === 0) throw new HttpError(422, 'wp_code_unknown')
    await writeHistory(tx, site.id, [{ kind: 'paired', text: 'Site paired.' }])
  })
  return { site: site.id, server_key: publicKey, name: site.name }
})

const isOpen = and(gt(wpSites.code_expires_at, sql`now()`), sql`${wpSites.code_tries} < ${MAX_TRIES}`)

async function siteWithCode(db: Db, pairing: WpPairing): Promise<SiteRow> {
  const [site] = await db
    .select()
    .from(wpSites)
    .where(and(eq(wpSites.code_hash, hashCode(pairing.code)), isOpen))
  if (site) return site
  const error = new HttpError(422, 'wp_code_unknown')
  const host = saidAddress(pairing)?.host
  // Whoever waits for this site sees that its plugin runs; who guesses ends the code.
  if (host !== undefined)
    await db
      .update(wpSites)
      .set({ code_tries: sql`${wpSites.code_tries} + 1`, last_error: troubleOf('code', error) })
      .where(and(eq(wpSites.host, host), isOpen))
  throw error
}
