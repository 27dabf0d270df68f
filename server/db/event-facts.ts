import type { IncidentChange, IncidentKind } from '@/lib/contract/monitor'
import type { FailureReason, ScanType } from '@/lib/contract/scan'
import type { Finding, Severity } from '@/lib/contract/scan-result'

/** A finding as an event names it: its words are made by whoever tells it. */
export type FindingFacts = {
  id: string
  rule: string
  check: string
  severity: Severity
  confidence: Finding['confidence'] | null
  /** Whether the scan before it would have shown it. */
  comparable: boolean
}

type Scanned = { scan_id: string; scan_type: ScanType; asset_value: string; started_by: string | null }

/** `count` of them; those that come first in a report are named. */
type Findings = Scanned & { count: number; findings: FindingFacts[]; is_first: boolean }

type Happened = { incident_id: string; asset_value: string }

/** What can happen, by its name, and the facts that are kept of it. Names of what comes later: design/automation.md, section 6. */
export type EventFacts = {
  'scan.completed': Scanned & { score: number | null; grade: string | null; counts: Record<Severity, number> | null }
  'scan.failed': Scanned & { reason: FailureReason | null }
  'findings.new': Findings
  'findings.fixed': Findings
  'findings.back': Findings
  'score.dropped': Scanned & { before: number; after: number; grade: string | null }
  expiring: { asset_value: string; what: 'certificate' | 'domain'; end: string; days: number }
  'asset.verified': { asset_value: string; method: string }
  'site.down': Happened & { cause: string | null; message: string | null; since: string }
  'site.up': Happened & { ms: number }
  'site.changed': Happened & { kind: Exclude<IncidentKind, 'down'>; changes: IncidentChange[] }
}

export type EventType = keyof EventFacts
