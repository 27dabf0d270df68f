import * as z from 'zod/mini'
import { Cursor, Id, page, Timestamp } from './common'
import { get, post } from './endpoint'
import { Check, Grade, SeverityCounts, Says } from './scan-result'
import { broken } from './broken'

export const ScanStatus = z.enum(['queued', 'running', 'completed', 'failed'])
export type ScanStatus = z.infer<typeof ScanStatus>

export const FAILURE_REASONS = [
  'aborted',
  'timeout',
  'unreachable',
  'blocked',
  'dns',
  'tls',
  'internal',
  'interrupted',
  'unverified',
] as const
export const FailureReason = z.enum(FAILURE_REASONS)
export type FailureReason = z.infer<typeof FailureReason>

export const DEFAULT_SCAN_TYPE = 'full_scan'
export const ScanType = z.enum(['full_scan', 'light_scan', 'lead_scan'])
export type ScanType = z.infer<typeof ScanType>

export const ScanChanges = z.object({
  new: z.number(),
  fixed: z.number(),
  /** Here now, and what came before could not have seen it. */
  unchecked_before: z.optional(z.number()),
})
export type ScanChanges = z.infer<typeof ScanChanges>

export const Scan = z.object({
  id: Id,
  workspace_id: z.optional(Id),
  asset_id: z.optional(Id),
  asset_value: z.optional(z.string()),
  /** Beyond the specification: what the asset is called now, where it has a name. Only of a list. */
  asset_name: z.optional(z.string()),
  scan_type: z.string(),
  /** Ours are the four of ScanStatus; what else a foreign API says is kept, and `isFinished` reads it. */
  status: z.string(),
  progress: z._default(z.number(), 0),
  /** The rows of the scan, filled in as it goes. */
  checks: z.optional(z.array(Check)),
  log: z.optional(z.array(z.object({ at: Timestamp, level: z.string(), text: z.string() }))),
  /** The median of earlier completed scans of the same asset and type; null when there are none, or it is over. */
  expected: z.optional(z.nullable(z.object({ ms: z.number(), scans: z.number() }))),
  queue_position: z.optional(z.nullable(z.number())),
  score: z.optional(z.nullable(z.number())),
  grade: z.optional(z.nullable(Grade)),
  counts: z.optional(z.nullable(SeverityCounts)),
  /**
   * Beyond the specification: what earlier scans found and this one could not see counts in its grade, and not in
   * `counts`. Only of a list.
   */
  has_carried: z.optional(z.boolean()),
  /** Beyond the specification: of `counts`, what a person has set aside. Only of a list, and where there is any. */
  set_aside: z.optional(SeverityCounts),
  /**
   * Beyond the specification: how many findings, without notes, are new since the report before it, or gone. Not of an
   * asset's first, and not of what an earlier version completed.
   */
  changes: z.optional(ScanChanges),
  failure_reason: z.optional(z.nullable(z.string())),
  failure_message: z.optional(z.nullable(z.string())),
  /** Beyond the specification: the message as phrases. */
  failure_says: z.optional(Says),
  initiated_by: z.optional(z.nullable(z.object({ id: Id, name: z.string() }))),
  last_progress_at: z.optional(z.nullable(Timestamp)),
  created_at: z.optional(Timestamp),
  started_at: z.optional(z.nullable(Timestamp)),
  completed_at: z.optional(z.nullable(Timestamp)),
  updated_at: z.optional(z.nullable(Timestamp)),
})
export type Scan = z.infer<typeof Scan>

/** How many there are of all, however many are listed. */
const Unfinished = z.object({ running: z.number(), waiting: z.number() })

const ASSET_MISSING = broken('asset_missing')
const AssetId = z.string(ASSET_MISSING).check(z.minLength(1, ASSET_MISSING))

const WORKSPACE_MISSING = broken('no_workspace')
const WorkspaceId = z.string(WORKSPACE_MISSING).check(z.minLength(1, WORKSPACE_MISSING))

/** What the person who starts a full scan agrees to. It stands beside the button and is kept with the scan. */
export const SCAN_CONSENT =
  'I own this site or have the owner’s permission to test it. The scan requests hidden files and probes open ports; it never changes data or tries passwords.'

export const StartScan = z.object({
  asset_id: AssetId,
  scan_type: z._default(z.enum(['full_scan', 'light_scan']), DEFAULT_SCAN_TYPE),
})
export type StartScan = z.input<typeof StartScan>

/** So many scans can be started by one call. */
export const MAX_STARTS = 1_000

const StartScans = z.object({
  assets: z.array(AssetId).check(z.minLength(1, ASSET_MISSING), z.maxLength(MAX_STARTS, broken('too_many_starts'))),
  scan_type: z._default(z.enum(['full_scan', 'light_scan']), DEFAULT_SCAN_TYPE),
})

/** What became of one of many starts. `already`: one was waiting or running, and no other was started. */
const StartedScan = z.object({
  asset_id: Id,
  outcome: z.enum(['started', 'already', 'refused']),
  scan_id: z.optional(z.nullable(Id)),
  /** Why it was refused. */
  message: z.optional(z.nullable(z.string())),
})
export type StartedScan = z.infer<typeof StartedScan>

const One = z.object({ scan: Scan })

/** What a list of scans can be sorted by. */
export const SCAN_COLUMNS = ['asset', 'type', 'status', 'grade', 'findings', 'started', 'duration', 'by'] as const
/** `active`: waits or runs. */
export const SCAN_STATES = ['any', 'active', 'queued', 'running', 'completed', 'failed', 'stopped'] as const

export const ScanListQuery = z.object({
  cursor: Cursor,
  /** Words that the site, the kind or the state of the scan or who started it has. */
  q: z.optional(z.string().check(z.maxLength(200))),
  /** With a minus in front downwards. */
  sort: z.optional(z.enum([...SCAN_COLUMNS, ...SCAN_COLUMNS.map((column) => `-${column}` as const)])),
  status: z._default(z.enum(SCAN_STATES), 'any'),
  asset: z.optional(z.string()),
})
export type ScanListQuery = z.infer<typeof ScanListQuery>

const OPEN = { auth: 'user', gate: 'none' } as const
const WORKSPACE = { ...OPEN, in: { workspace: ':ws' } } as const
const FULL = { auth: 'user', gate: { full_scan: 'core' } } as const

export const scanApi = {
  /** 500 at a time, the newest first. `total`: how many match. */
  list: get('/api/workspaces/:ws/scans', {
    ...WORKSPACE,
    page: { size: 500, by: 'cursor' },
    query: ScanListQuery,
    reply: z.object({ scans: z.array(Scan), unfinished: z.optional(Unfinished), ...page }),
  }),
  show: get('/api/workspaces/:ws/scans/:id', { ...OPEN, in: { workspace: ':ws', scan: ':id' }, reply: One }),
  start: post('/api/workspaces/:ws/scans', {
    ...FULL,
    in: { workspace: ':ws', asset: 'body.asset_id' },
    body: StartScan,
    reply: One,
  }),
  startMany: post('/api/workspaces/:ws/scans/batch', {
    ...FULL,
    in: { workspace: ':ws' },
    beyond: true,
    body: StartScans,
    reply: z.object({ results: z.array(StartedScan) }),
  }),
  stopAll: post('/api/workspaces/:ws/scans/stop', {
    ...WORKSPACE,
    beyond: true,
    reply: z.object({ stopped: z.number() }),
  }),
  full: post('/api/scan/full', {
    ...FULL,
    in: { workspace: 'body.workspace_id', asset: 'body.asset_id' },
    body: z.object({ asset_id: AssetId, workspace_id: WorkspaceId }),
    reply: One,
  }),
  light: post('/api/scan/light', {
    ...OPEN,
    in: { asset: 'body.asset_id' },
    body: z.object({ asset_id: AssetId }),
    reply: One,
  }),
}
