import type { IncidentChange } from '@/lib/contract/monitor'
import type { CertificateFacts } from '@/server/db/monitor-facts'

const DAY_MS = 86_400_000
/** The same authority gave out the next one this long before the end: that is how certificates are renewed. */
const RENEWAL_DAYS = 45

/** Why visitors are warned away, when that is new or the date has passed. What was never trusted is the report's to say. */
export function certificateFault(found: CertificateFacts | undefined, before: CertificateFacts | undefined, now: Date) {
  if (!found) return null
  const fault = (message: string) => ({ cause: 'certificate' as const, message })
  if (new Date(found.valid_to) <= now) return fault(`The certificate expired on ${found.valid_to.slice(0, 10)}.`)
  if (before?.matches_host && !found.matches_host) return fault('The certificate is for another name.')
  if (before?.is_trusted && !found.is_trusted) return fault('The certificate is not trusted any more.')
  return null
}

/** What a certificate is instead of the one before; null when it is the same, or was simply renewed. */
export function certificateTrouble(found: CertificateFacts | undefined, before: CertificateFacts | undefined, now: Date): IncidentChange[] | null {
  if (!found || !before || found.sha256 === before.sha256 || isRenewal(found, before, now)) return null
  const changes = [
    { what: 'issuer', before: before.issuer, after: found.issuer },
    { what: 'subject', before: before.subject, after: found.subject },
    { what: 'valid_to', before: before.valid_to, after: found.valid_to },
    { what: 'sha256', before: before.sha256, after: found.sha256 },
  ]
  return changes.filter((change) => change.before !== change.after)
}

function isRenewal(found: CertificateFacts, before: CertificateFacts, now: Date): boolean {
  const daysLeft = (new Date(before.valid_to).getTime() - now.getTime()) / DAY_MS
  const isLater = new Date(found.valid_to) > new Date(before.valid_to)
  return isLater && found.issuer === before.issuer && found.subject === before.subject && daysLeft < RENEWAL_DAYS
}
