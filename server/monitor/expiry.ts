import type { WorkspaceSettings } from '@/lib/contract/workspace'
import type { Db } from '@/server/db/db'
import { tell, wants } from './alerts'
import type { EventFacts } from '@/server/db/event-facts'
import { record } from '@/server/records/events'
import type { CertificateFacts } from '@/server/db/monitor-facts'

/** Days before the end at which a mail tells it, each once. */
const THRESHOLDS = [3, 14, 30]
/** The same for events. */
const EVENT_DAYS = [1, 3, 7, 14, 30]
const DAY_MS = 86_400_000

type Expiry = {
  at: Date
  asset: { id: string; value: string; workspace_id: string }
  settings: Partial<WorkspaceSettings>
  certificate: CertificateFacts | undefined
  domain: Date | null
}

/** Says in time that a certificate or a domain ends. */
export async function tellExpiry(tx: Db, { at, asset, settings, certificate, domain }: Expiry): Promise<void> {
  const ends = [
    { what: 'certificate', end: certificate ? new Date(certificate.valid_to) : null },
    { what: 'domain', end: domain },
  ] as const
  for (const { what, end } of ends) {
    if (!end) continue
    const daysLeft = Math.floor((end.getTime() - at.getTime()) / DAY_MS)
    // What is over is an incident.
    if (daysLeft < 0) continue
    const facts = { what, end: end.toISOString(), days: daysLeft }
    await recordExpiry(tx, asset, facts, at)
    const threshold = THRESHOLDS.find((days) => daysLeft < days)
    if (threshold === undefined || !wants(settings, 'expiring')) continue
    const key = `${asset.id}:${what}:${facts.end}:${threshold}`
    await tell(tx, { at, asset, key, facts: { event: 'expiring', ...facts } })
  }
}

async function recordExpiry(
  tx: Db,
  { id, value, workspace_id }: Expiry['asset'],
  facts: Omit<EventFacts['expiring'], 'asset_value'>,
  at: Date,
) {
  const threshold = EVENT_DAYS.find((days) => facts.days < days)
  if (threshold === undefined) return
  const about = `${id}:${facts.what}:${facts.end}:${threshold}`
  await record(tx, { type: 'expiring', about, workspace_id, asset_id: id, data: { asset_value: value, ...facts }, at })
}
