import { SEVERITIES, type SeverityCounts } from '@/lib/contract/scan-result'
import type { StoredResult } from '@/lib/domain/stored-result'
import { isAnswer } from '@/lib/domain/scan-diff'
import type { Mode, Origins, Target } from './check'
import { cleanFacts, cleanText, maskSecrets } from './clean'
import type { RunResult } from './engine'
import type { HttpClient } from '@/server/net/http'
import { score } from '@/lib/domain/score'

export const ENGINE_VERSION = '1.0.0'

export type ReportParts = {
  target: Target
  ip: string
  mode: Mode
  startedAt: Date
  origins: Origins
  http: Pick<HttpClient, 'requests' | 'bytes'>
  observations: Record<string, unknown>
  run: RunResult
  isComplete: boolean
}

/** The record of a scan. Only a complete one has a score. */
export function makeReport({
  target,
  ip,
  mode,
  startedAt,
  origins,
  http,
  observations,
  run,
  isComplete,
}: ReportParts): StoredResult {
  const { data_versions, ...facts } = cleanFacts(observations)
  const answered = run.rows.filter((row) => isAnswer(row.state)).length
  const scored = isComplete ? score(run.findings, run.rows) : { score: null, grade: null, score_ledger: [] }
  const url = origins.https?.url ?? origins.http?.url ?? null
  return {
    schema: 'scan-report/2',
    engine: ENGINE_VERSION,
    data_versions: versions(data_versions),
    target: { input: cleanText(target.input), host: target.host, ip, url: url && cleanText(maskSecrets(url)) },
    mode,
    started_at: startedAt.toISOString(),
    ended_at: new Date().toISOString(),
    requests: http.requests,
    bytes: http.bytes,
    ...scored,
    coverage: { answered, unanswered: run.rows.length - answered, total: run.rows.length },
    counts: countSeverities(run),
    observations: facts,
    checks: run.rows,
    findings: run.findings,
  }
}

function countSeverities({ findings }: RunResult): SeverityCounts {
  const counts: SeverityCounts = { critical: 0, high: 0, medium: 0, low: 0, info: 0 }
  for (const severity of SEVERITIES)
    counts[severity] = findings.filter((finding) => finding.severity === severity).length
  return counts
}

/** Checks that judge by outside data observe `data_versions`, for instance `{ libraries: 'built-in 2026-11' }`. */
function versions(observed: unknown): Record<string, string> {
  if (typeof observed !== 'object' || observed === null) return {}
  return Object.fromEntries(Object.entries(observed).map(([name, version]) => [name, String(version)]))
}
