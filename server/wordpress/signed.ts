import { sql } from 'drizzle-orm'
import type { WpTrouble } from '@/lib/contract/wordpress'
import type { Db } from '@/server/db/db'
import { wpOnce, type wpSites } from '@/server/db/schema'
import { HttpError } from '@/server/errors'
import type { WordPressDeps } from './deps'

export type SiteRow = typeof wpSites.$inferSelect

/** What a site sends, and what it signed it with. */
export type Signed = { path: string; time: string; once: string; signature: string; body: string }

const CLOCK_SECONDS = 300
const ONCE = /^[\w-]{16,64}$/

export const signedText = ({ path, time, once, body }: Omit<Signed, 'signature'>) =>
  `${path}\n${time}\n${once}\n${body}`

/** Throws 401 with a sentence unless the holder of the key signed this within five minutes. */
export function proveSigned({ wordpress }: Pick<WordPressDeps, 'wordpress'>, key: string, signed: Signed): void {
  if (!ONCE.test(signed.once) || !wordpress.isSigned(key, signedText(signed), signed.signature))
    throw new HttpError(401, 'wp_signature')
  const seconds = Number(signed.time)
  if (!(Math.abs(Date.now() / 1_000 - seconds) <= CLOCK_SECONDS)) throw new HttpError(401, 'wp_clock')
}

/** Counts a number as used. Throws 401 when it was used before. */
export async function useOnce(tx: Db, site: string, { once }: Signed): Promise<void> {
  const used = await tx
    .insert(wpOnce)
    .values({ site_id: site, once })
    .onConflictDoNothing()
    .returning({ at: wpOnce.at })
  if (used.length === 0) throw new HttpError(401, 'wp_replayed')
}

/** Why a site could not be heard, as it stands in its row. */
export const troubleOf = (what: WpTrouble['what'], { message, code, details }: HttpError): WpTrouble => ({
  at: new Date().toISOString(),
  what,
  message,
  code,
  ...(details.values && { values: Object.fromEntries(Object.entries(details.values).map(([k, v]) => [k, String(v)])) }),
})

/** What a refusal makes of a site: one that reported a short while ago is only told about. */
export const inTrouble = (trouble: WpTrouble) => ({
  last_error: trouble,
  status: sql<'error'>`case when status = 'connected' and last_seen_at < now() - interval '30 minutes' then 'error' else status end`,
})
