import type { WorkspaceSettings } from '@/lib/contract/workspace'
import type { Db } from '@/server/db/db'
import { voiceOf } from '@/server/voice'
import { daysBetween, expiryText } from './alert-words'
import { tell, wants } from './alerts'
import { expiryKey } from './expiry-key'
import type { CertificateFacts } from './facts'

/** Days before the end at which it is told, each once. */
const THRESHOLDS = [3, 14, 30]

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
    const daysLeft = daysBetween(at, end)
    const threshold = THRESHOLDS.find((days) => daysLeft < days)
    // What is over is an incident.
    if (threshold === undefined || daysLeft < 0) continue
    const key = expiryKey(asset.id, { what, end }, threshold)
    await tell(tx, { at, asset, kind: 'expiring', key, text: expiryText(await voiceOf('en'), asset.value, { what, end }, at) })
  }
}
