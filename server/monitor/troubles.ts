import type { Says } from '@/lib/contract/scan-result'
import { toldBy } from '@/lib/domain/told'
import { say } from '@/lib/domain/say'
import type { IncidentChange, IncidentKind } from '@/lib/contract/monitor'
import { dnsChanges, networksSeen } from './dns-changes'
import type { CertificateFacts, Facts, Trouble } from '@/server/db/monitor-facts'
import { lostOf } from './headers'
import type { Look } from './look'

/** What one look says: what is wrong, and which questions it answered at all. */
export type Verdict = { troubles: Trouble[]; answered: ReadonlySet<IncidentKind> }

export const bothOf = (one: Verdict, other: Verdict): Verdict => ({
  troubles: [...one.troubles, ...other.troubles],
  answered: new Set([...one.answered, ...other.answered]),
})

const trouble = (kind: IncidentKind, values: Partial<Trouble> = {}): Trouble => ({
  kind,
  cause: null,
  message: null,
  changes: [],
  ...values,
})

/** Compares a look with how the site should be. What could not be seen is neither wrong nor right. */
export function judge(look: Look, baseline: Facts, slowMs: number, now: Date): Verdict {
  if (look.failure?.cause === 'ours') return { troubles: [], answered: new Set() }
  const fault = look.failure ?? certificateFault(look.certificate, baseline.certificate, now)
  if (fault)
    return withDns(look, baseline, {
      troubles: [
        trouble('down', { cause: fault.cause, message: fault.message, ...(fault.says && { says: fault.says }) }),
      ],
      answered: new Set(['down']),
    })

  const { headers } = look
  const missing = headers ? lostOf(baseline.headers ?? [], headers) : []
  const troubles: Trouble[] = []
  if (look.ms !== null && look.ms > slowMs) troubles.push(trouble('slow', { message: `${look.ms} ms` }))
  if (missing.length > 0)
    troubles.push(trouble('headers', { changes: missing.map((what) => ({ what, before: null, after: null })) }))
  const certificate = certificateTrouble(look.certificate, baseline.certificate, now)
  if (certificate) troubles.push(trouble('certificate', { changes: certificate }))
  const answered: IncidentKind[] = [
    'down',
    'slow',
    ...(headers ? (['headers'] as const) : []),
    ...(look.certificate ? (['certificate'] as const) : []),
  ]
  return withDns(look, baseline, { troubles, answered: new Set(answered) })
}

function withDns(look: Look, baseline: Facts, verdict: Verdict): Verdict {
  if (!look.dns) return verdict
  const changes = dnsChanges(baseline, look.dns)
  return {
    troubles: changes.length > 0 ? [...verdict.troubles, trouble('dns', { changes })] : verdict.troubles,
    answered: new Set([...verdict.answered, 'dns']),
  }
}

/**
 * `current` is as it was seen before this look. What is new and no step back becomes part of how the site should be.
 */
export function learn(look: Look, baseline: Facts, current: Facts, verdict: Verdict): Facts {
  const isWrong = (kind: IncidentKind) => verdict.troubles.some((one) => one.kind === kind)
  const learnt = { ...baseline }
  if (!look.failure && !isWrong('down')) {
    if (look.scheme) learnt.scheme = look.scheme
    if (look.headers) learnt.headers = [...new Set([...(baseline.headers ?? []), ...look.headers])]
    if (look.certificate && !isWrong('certificate')) learnt.certificate = look.certificate
  }
  const changed = verdict.troubles
    .filter(({ kind }) => kind === 'dns')
    .flatMap(({ changes }) => changes.map(({ what }) => what))
  const right = Object.keys(look.dns ?? {}).filter((what) => !changed.includes(what))
  const only = (dns: Facts['dns'] = {}) =>
    Object.fromEntries(Object.entries(dns).filter(([what]) => right.includes(what)))
  learnt.dns = { ...baseline.dns, ...only(look.dns) }
  learnt.networks = networksSeen(baseline.networks, only(current.dns), only(look.dns))
  return learnt
}

/** What was seen, on top of what was seen before. */
export const seen = (look: Look, current: Facts, now: Date): Facts => ({
  ...current,
  ...(look.reached && !look.failure && { scheme: look.reached }),
  ...(look.headers && { headers: look.headers }),
  ...(look.certificate && { certificate: look.certificate }),
  // What no visitor meets any more needs nobody to renew it.
  ...(look.reached === 'http' && !look.failure && { certificate: undefined }),
  ...(look.dns && { dns: { ...current.dns, ...look.dns }, dns_at: now.toISOString() }),
})

const DAY_MS = 86_400_000
/** The same authority gave out the next one this long before the end: that is how certificates are renewed. */
const RENEWAL_DAYS = 45

/**
 * Why visitors are warned away, when that is new or the date has passed. What was never trusted is the report's to say.
 */
function certificateFault(found: CertificateFacts | undefined, before: CertificateFacts | undefined, now: Date) {
  if (!found) return null
  const fault = (says: Says) => ({ cause: 'certificate' as const, ...toldBy(says) })
  if (new Date(found.valid_to) <= now) return fault(say('certificateExpired', { date: found.valid_to.slice(0, 10) }))
  if (before?.matches_host && !found.matches_host) return fault(say('certificateOtherName'))
  if (before?.is_trusted && !found.is_trusted) return fault(say('certificateUntrusted'))
  return null
}

/** What a certificate is instead of the one before; null when it is the same, or was simply renewed. */
function certificateTrouble(
  found: CertificateFacts | undefined,
  before: CertificateFacts | undefined,
  now: Date,
): IncidentChange[] | null {
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
