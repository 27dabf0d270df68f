import { get } from 'node:http'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '@/server/db/db'
import { assets, incidents, monitors } from '@/server/db/schema'
import { CLIENT_HOSTS } from './lead-sites'

const EVERY_MS = 20 * 60_000
const WAITS_MS = 10_000

/**
 * Looks at the sites of the demo's clients. The plans of their agencies do not include monitoring, so the monitors do not
 * look; and a try-out shows what it is like when one of the clients is down.
 */
export function watchClients(db: Db, port: number, onError: (error: unknown) => void) {
  const look = () => lookAtClients(db, port).catch(onError)
  const timer = setInterval(() => void look(), EVERY_MS)
  timer.unref()
  const first = look()
  return {
    first,
    async stop() {
      clearInterval(timer)
      await first
    },
  }
}

export async function lookAtClients(db: Db, port: number): Promise<void> {
  for (const host of Object.keys(CLIENT_HOSTS)) {
    // A failure counts when a second look says the same, as with monitors: a machine may be busy for a moment.
    const isUp = (await answers(host, port)) || (await answers(host, port))
    const own = await db
      .select({ id: assets.id })
      .from(assets)
      .where(eq(assets.value, `http://${host}:${port}`))
    const ids = own.map(({ id }) => id)
    if (ids.length > 0) await db.transaction((tx) => writeDown(tx, ids, isUp))
  }
}

async function writeDown(tx: Db, ids: string[], isUp: boolean) {
  const seen = await tx
    .update(monitors)
    .set({
      state: isUp ? 'up' : 'down',
      checked_at: sql`now()`,
      next_check_at: sql`now() + make_interval(mins => ${monitors.interval_minutes})`,
    })
    .where(inArray(monitors.asset_id, ids))
    .returning({ id: monitors.asset_id })
  if (isUp)
    await tx
      .update(incidents)
      .set({ ended_at: sql`now()`, ending: 'recovered' })
      .where(and(inArray(incidents.asset_id, ids), eq(incidents.kind, 'down'), isNull(incidents.ended_at)))
  else if (seen.length > 0)
    await tx
      .insert(incidents)
      .values(seen.map(({ id }) => ({ asset_id: id, kind: 'down' as const, cause: 'connect', started_at: new Date() })))
      .onConflictDoNothing()
}

const answers = (host: string, port: number) =>
  new Promise<boolean>((resolve) => {
    const request = get({ host: '127.0.0.1', port, headers: { host }, timeout: WAITS_MS }, (response) => {
      response.resume()
      resolve((response.statusCode ?? 500) < 500)
    })
    request.on('timeout', () => request.destroy())
    request.on('error', () => resolve(false))
  })
