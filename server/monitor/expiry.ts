import type { WorkspaceSettings } from '@/lib/contract/workspace'
import type { Db } from '@/server/db/db'
import { tell, wants } from './alerts'
import type { CertificateFacts } from '@/server/db/monitor-facts'

/** Days before the end at which it is told, each once. */
const THRESHOLDS = [3, 14, 30]
const DAY_MS = 86_400_000

type Expiry = {
  at: Date
  asset: { id: string; value: string }
  settings: Partial<WorkspaceSettings>
  certificate: CertificateFacts | undefined
  domain: Date | null
}

/** Says in time that a certificate or a domain ends. */
export async function tellExpiry(tx: Db, { at, asset, settings, certificate, domain }: Expiry): Promise<void> {
  if (!wants(settings, 'expiring')) return
  const ends = [
    { what: 'certificate', end: certificate ? new Date(certificate.valid_to) : null },
    { what: 'domain', end: domain },
  ] as const
  for (const { what, end } of ends) {
    if (!end) continue
    const daysLeft = Math.floor((end.getTime() - at.getTime()) / DAY_MS)
    const threshold = THRESHOLDS.find((days) => daysLeft < days)
    // What is over is an incident.
    if (threshold === undefined || daysLeft < 0) continue
    const key = `${asset.id}:${what}:${end.toISOString()}:${threshold}`
    await tell(tx, { at, asset, key, facts: { event: 'expiring', what, end: end.toISOString(), days: daysLeft } })
  }
}
