import type { LeadScan } from '@/lib/contract/lead-record'
import { type SeverityCounts, SEVERITIES } from '@/lib/contract/scan-result'
import type { leadScans } from '@/server/db/schema'
import type { Voice } from '@/server/voice'
import { publicScan } from './scan-rows'

type Row = typeof leadScans.$inferSelect

const MOST_ISSUES = 3

/** What a visitor reads of a scan: its verdict and three issues, nothing of how it was found or whom to reach. */
export function visitorScan(row: Row, voice: Voice): LeadScan & { headline: string | null; lede: string | null } {
  const { issues = [], checks_done = 0, checks_total = 0, ...told } = publicScan(row, voice, { hidesContacts: true })
  const { id, url, status, score, grade, checked_at, failure_reason, failure_message } = told
  const isDone = status === 'completed'
  return {
    id,
    url,
    status,
    score,
    grade,
    checked_at,
    checks_done,
    checks_total,
    failure_reason,
    failure_message,
    issues: issues
      .filter(({ severity }) => severity !== 'info')
      .slice(0, MOST_ISSUES)
      .map(({ severity, title, plain }) => ({ severity, title, plain })),
    headline: isDone ? headline(row.counts, row.grade, voice) : null,
    lede: isDone ? voice.words('scan.checksAnswered', { answered: answered(row), total: checks_total }) : null,
  }
}

const answered = ({ result }: Row) => result?.coverage.answered ?? 0

/** The verdict of the report: the worst that is open, and how much of it. */
function headline(counts: SeverityCounts | null, grade: string | null, { words }: Voice): string {
  const worst = SEVERITIES.find((severity) => (counts?.[severity] ?? 0) > 0)
  const count = worst ? (counts?.[worst] ?? 0) : 0
  if (worst === 'critical' || worst === 'high') return words(`scan.verdict.${worst}`, { count })
  if (grade === null) return words('scan.verdict.incomplete')
  if (worst === 'medium' || worst === 'low')
    return words('scan.verdict.medium', { count: (counts?.medium ?? 0) + (counts?.low ?? 0) })
  return words('scan.verdict.clean')
}
