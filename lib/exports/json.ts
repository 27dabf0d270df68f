import type { Exported } from '@/lib/domain/finding-entries'

/** The list as JSON: each finding as the scan wrote it down, with what was decided since. */
export function findingsJson({ result, entries }: Exported): string {
  const { target, mode, started_at, ended_at, engine, score, grade } = result
  const findings = entries.map(({ finding: { words: _words, ...finding }, status, drift, state }) => ({
    ...finding,
    evidence: finding.evidence.map(({ says: _phrase, data_says: _phrases, ...item }) => item),
    references: finding.references.map(({ title, url }) => ({ title, url })),
    status,
    drift,
    first_seen: state?.first_seen ?? null,
    decision: state?.decision ?? null,
  }))
  return JSON.stringify({ target, mode, started_at, ended_at, engine, score, grade, findings }, null, 2)
}
