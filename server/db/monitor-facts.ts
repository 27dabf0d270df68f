import type { Says } from '@/lib/contract/scan-result'
import type { IncidentChange, IncidentKind } from '@/lib/contract/monitor'
import type { ScanType } from '@/lib/contract/scan'

export type CertificateFacts = {
  sha256: string
  issuer: string
  subject: string
  valid_to: string
  matches_host: boolean
  is_trusted: boolean
}
export type Exposed = { id: string; title: string; at: string; says?: Says }

/** What is compared from one look at a site to the next. What is missing was never seen. */
export type Facts = {
  /** As it should be: over what it is asked. As it was seen: whether HTTPS was on the way. */
  scheme?: 'http' | 'https'
  /** What the security headers protect from, by their names. */
  headers?: string[]
  certificate?: CertificateFacts
  /** `NS example.com` → its records, in order. */
  dns?: Record<string, string[]>
  dns_at?: string
  /** `A example.com` → the networks that it was in so far. */
  networks?: Record<string, string[]>
  /** Of each type, the last completed scan that was looked at. */
  scans?: Partial<Record<ScanType, string>>
  /** By the type of the scan: one that looks at more loses more points, so the types say nothing of each other. */
  scores?: Partial<Record<ScanType, number>>
  /** Open addresses by the check that found them. */
  exposed?: Record<string, Exposed[]>
}

export type Trouble = {
  kind: IncidentKind
  cause: string | null
  message: string | null
  /** The message as phrases, where it has any. */
  says?: Says | null
  changes: IncidentChange[]
}

/** What an alert tells, as it was when it happened: later looks change the incident. */
export type AlertFacts =
  | ({ event: 'opened' } & Trouble)
  | { event: 'recovered'; kind: IncidentKind; ms: number }
  | { event: 'expiring'; what: 'certificate' | 'domain'; end: string; days: number }

export type Suspect = { kind: IncidentKind; since: string }
