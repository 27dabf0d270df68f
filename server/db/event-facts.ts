import type { IncidentChange, IncidentKind } from '@/lib/contract/monitor'
import type { FailureReason, ScanType } from '@/lib/contract/scan'
import type { Category, Finding, FindingWords, Severity } from '@/lib/contract/scan-result'

/** A finding as an event names it: its words are made by whoever tells it. */
export type FindingFacts = {
  id: string
  rule: string
  check: string
  severity: Severity
  confidence: Finding['confidence'] | null
  /** Whether the scan before it would have shown it. */
  comparable: boolean
  category?: Category
  /** Where it is called otherwise than its rule: in English, and for other languages. */
  title?: string
  words?: Pick<FindingWords, 'title'>
  /** How long it was gone, of one that is back. */
  seen_before_days?: number
}

/** How a site stood by a report. */
export type Standing = { score: number | null; grade: string | null; counts: Record<Severity, number> | null }

type Scanned = { scan_id: string; scan_type: ScanType; asset_value: string; started_by: string | null }

/** `count` of them; those that come first in a report are named. */
type Findings = Scanned & { count: number; findings: FindingFacts[]; is_first: boolean }

type Happened = { incident_id: string; asset_value: string }

/** Who left an address, or a saved lead: one of the two. */
type LeftAddress = {
  widget_lead_id?: string
  lead_id?: string
  page: string | null
  has_website?: boolean
}

type WpHappened = { wpsite_id: string; site_name: string; asset_value: string }
type WpPart = WpHappened & { kind: 'core' | 'plugin' | 'theme'; slug: string; name: string }

/** What can happen, by its name, and the facts that are kept of it. */
export type EventFacts = {
  'scan.completed': Scanned & Standing & { earlier?: Standing | null }
  'scan.failed': Scanned & { reason: FailureReason | null }
  'findings.new': Findings
  'findings.fixed': Findings
  'findings.back': Findings
  'score.dropped': Scanned & {
    before: number
    after: number
    grade: string | null
    counts?: Standing['counts']
    earlier?: Standing
  }
  expiring: { asset_value: string; what: 'certificate' | 'domain'; end: string; days: number }
  'asset.verified': { asset_value: string; method: string }
  'site.down': Happened & { cause: string | null; message: string | null; since: string }
  'site.up': Happened & { ms: number }
  'site.changed': Happened & { kind: Exclude<IncidentKind, 'down'>; changes: IncidentChange[] }
  /** A WordPress site has a plugin, a theme or a core with a known flaw. */
  'wp.flaw': WpPart & {
    version: string
    title: string
    severity: Severity
    cve: string[]
    fixed_in: string[]
    url: string | null
  }
  /** A WordPress site could update something. */
  'wp.update': WpPart & { from: string; to: string }
  /** A WordPress site stopped reporting, or reports again. */
  'wp.silent': WpHappened & { since: string }
  'wp.back': WpHappened & { since: string; ms: number }
  /** Somebody left an address in the widget, or in a form of a website. Who it is stands in the row of the lead alone. */
  'lead.created': LeftAddress
  /** The scan of their site has ended with a result. */
  'lead.scanned': LeftAddress & {
    lead_scan_id: string
    country: string | null
    score: number | null
    grade: string | null
  }
  'site.form': LeftAddress & { website_id: string; website_name: string }
  /** A client signed a contract. */
  'contract.signed': { contract_id: string; title: string; number: string | null; by: string }
  /** Nothing of an invoice is open any more. */
  'invoice.paid': { invoice_id: string; number: string | null; buyer: string }
  /** The time of a recipe has come. */
  schedule: { recipe_id: string; slot: string }
}

export type EventType = keyof EventFacts
