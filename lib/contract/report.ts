import * as z from 'zod/mini'
import { Cursor, Id, page, Timestamp } from './common'
import { get, post } from './endpoint'
import { FindingWords, Grade, LedgerLine, ScanResult, Severity, SeverityCounts } from './scan-result'
import { Scan, ScanType } from './scan'

export const ReportSummary = z.object({
  asset_value: z.optional(z.nullable(z.string())),
  start_time: z.optional(z.nullable(Timestamp)),
  end_time: z.optional(z.nullable(Timestamp)),
  score: z.optional(z.nullable(z.number())),
  grade: z.optional(z.nullable(Grade)),
  previous_score: z.optional(z.nullable(z.number())),
  counts: z.optional(z.nullable(SeverityCounts)),
})
export type ReportSummary = z.infer<typeof ReportSummary>

/**
 * What an earlier report shows and this one could not see. The grade is that of the earlier one; of its findings the
 * worst are named.
 */
export const CarriedFrom = z.object({
  report: Id,
  scan_type: ScanType,
  at: z.nullable(Timestamp),
  score: z.nullable(z.number()),
  grade: z.nullable(Grade),
  counts: SeverityCounts,
  findings: z.array(
    z.object({
      id: Id,
      title: z.string(),
      severity: Severity,
      rule: z.optional(z.string()),
      words: z.optional(FindingWords),
      /** Somebody says that it is fixed. */
      claimed: z.optional(z.boolean()),
    }),
  ),
})
export type CarriedFrom = z.infer<typeof CarriedFrom>

/** What a scan that still runs has found of one kind and name, in how many places; the report says the rest. */
const NamedSoFar = z.object({
  check: z.string(),
  rule: z.string(),
  severity: Severity,
  confidence: z.enum(['confirmed', 'likely']),
  title: z.string(),
  /** For the owner, in plain words. */
  summary_plain: z.string(),
  words: z.optional(FindingWords),
  places: z.number(),
})
export type NamedSoFar = z.infer<typeof NamedSoFar>

/** A scan with what it found. `scan_result` is our structure, or whatever text or structure a foreign API has. */
export const Report = z.extend(Scan, {
  summary: z._default(ReportSummary, {}),
  /**
   * Beyond the specification: what else stood open when the scan ended. It counts in the score. Only of a report that
   * is asked for alone.
   */
  carried: z.optional(z.array(CarriedFrom)),
  /** Beyond the specification, here and below: while it runs, what it has found, and how that adds up to its score. */
  found: z.optional(z.array(NamedSoFar)),
  score_ledger: z.optional(z.array(LedgerLine)),
  scan_result: z.optional(z.nullable(z.union([ScanResult, z.string(), z.record(z.string(), z.unknown())]))),
})
export type Report = z.infer<typeof Report>

const One = z.object({ report: Report })
const Many = z.object({ reports: z.array(Report), ...page })

const ID_MISSING = 'Missing workspace ID or asset ID. Cannot fetch report.'
const SearchId = z.string(ID_MISSING).check(z.minLength(1, ID_MISSING))

const ONE = { auth: 'user', gate: 'none', in: { report: ':id' } } as const
const CORE = { auth: 'user', gate: 'core' } as const
const REPORT = { ...CORE, in: { workspace: ':workspace', report: ':report' } } as const

export const reportApi = {
  /** Polled every 5000 ms until completed or failed. */
  progress: get('/api/scan/report/:id', { ...ONE, reply: One }),
  get: get('/api/report/:id/getReport', { ...ONE, reply: One }),
  /** Whole reports, 20 at a time, the newest first. */
  search: get('/api/scan/reports', {
    ...CORE,
    in: { workspace: 'query.workspace_id', asset: 'query.asset_id' },
    page: { size: 20, by: 'cursor' },
    query: z.object({ workspace_id: SearchId, asset_id: SearchId, cursor: Cursor }),
    reply: Many,
  }),
  one: get('/api/report/:workspace/one/:report', { ...REPORT, reply: One }),
  /** Without what they found, 500 at a time. */
  forAsset: get('/api/report/workspace/:workspace/asset/:asset', {
    ...CORE,
    in: { asset: ':asset', workspace: ':workspace' },
    page: { size: 500, by: 'cursor' },
    query: z.object({ cursor: Cursor }),
    reply: Many,
  }),
  download: get('/api/report/:workspace/download/:report', {
    ...REPORT,
    /** `full` is the whole report; `owner` two pages for whoever owns the site. */
    query: z.object({ view: z._default(z.enum(['full', 'owner']), 'full') }),
    reply: 'file',
  }),
  abort: post('/api/report/:id/abortScan', { ...ONE, reply: One }),
}
