import type { IncidentKind } from '@/lib/contract/monitor'
import { certificateFault, certificateTrouble } from './certificate'
import { dnsChanges, networksSeen } from './dns-changes'
import type { Facts, Trouble } from '@/server/db/monitor-facts'
import { lostOf } from './headers'
import type { Look } from './look'

/** What one look says: what is wrong, and which questions it answered at all. */
export type Verdict = { troubles: Trouble[]; answered: ReadonlySet<IncidentKind> }

export const bothOf = (one: Verdict, other: Verdict): Verdict => ({
  troubles: [...one.troubles, ...other.troubles],
  answered: new Set([...one.answered, ...other.answered]),
})

const trouble = (kind: IncidentKind, values: Partial<Trouble> = {}): Trouble => ({ kind, cause: null, message: null, changes: [], ...values })

/** Compares a look with how the site should be. What could not be seen is neither wrong nor right. */
export function judge(look: Look, baseline: Facts, slowMs: number, now: Date): Verdict {
  if (look.failure?.cause === 'ours') return { troubles: [], answered: new Set() }
  const fault = look.failure ?? certificateFault(look.certificate, baseline.certificate, now)
  if (fault) return withDns(look, baseline, { troubles: [trouble('down', { cause: fault.cause, message: fault.message })], answered: new Set(['down']) })

  const { headers } = look
  const missing = headers ? lostOf(baseline.headers ?? [], headers) : []
  const troubles: Trouble[] = []
  if (look.ms !== null && look.ms > slowMs) troubles.push(trouble('slow', { message: `${look.ms} ms` }))
  if (missing.length > 0) troubles.push(trouble('headers', { changes: missing.map((what) => ({ what, before: null, after: null })) }))
  const certificate = certificateTrouble(look.certificate, baseline.certificate, now)
  if (certificate) troubles.push(trouble('certificate', { changes: certificate }))
  const answered: IncidentKind[] = ['down', 'slow', ...(headers ? (['headers'] as const) : []), ...(look.certificate ? (['certificate'] as const) : [])]
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

/** `current` is as it was seen before this look. What is new and no step back becomes part of how the site should be. */
export function learn(look: Look, baseline: Facts, current: Facts, verdict: Verdict): Facts {
  const isWrong = (kind: IncidentKind) => verdict.troubles.some((one) => one.kind === kind)
  const learnt = { ...baseline }
  if (!look.failure && !isWrong('down')) {
    if (look.scheme) learnt.scheme = look.scheme
    if (look.headers) learnt.headers = [...new Set([...(baseline.headers ?? []), ...look.headers])]
    if (look.certificate && !isWrong('certificate')) learnt.certificate = look.certificate
  }
  const changed = verdict.troubles.filter(({ kind }) => kind === 'dns').flatMap(({ changes }) => changes.map(({ what }) => what))
  const right = Object.keys(look.dns ?? {}).filter((what) => !changed.includes(what))
  const only = (dns: Facts['dns'] = {}) => Object.fromEntries(Object.entries(dns).filter(([what]) => right.includes(what)))
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
