import type { LeadIssue, LeadScan } from '@/lib/contract/lead-record'
import { type Finding, type Grade, SEVERITIES } from '@/lib/contract/scan-result'
import { findingIn } from '@/lib/domain/finding-texts'
import { isFinished } from '@/lib/domain/leads/scan-state'
import { writtenResult } from '@/lib/domain/stored-result'
import type { leadScans } from '@/server/db/schema'
import type { Voice } from '@/server/voice'

type Row = typeof leadScans.$inferSelect

const MOST_ISSUES = 100

/** A scan of a stranger's site in the words of its reader: the heads of what it found, worst first. */
export function publicScan(row: Row, voice: Voice, { hidesContacts = false } = {}): LeadScan {
  const result = row.status === 'completed' && row.result ? writtenResult(row.result) : null
  const checks = result?.checks ?? row.checks
  const contacts = hidesContacts ? [] : row.contacts
  const published = (kind: 'email' | 'phone') =>
    contacts.filter((contact) => contact.kind === kind).map(({ value, page }) => ({ value, page }))
  return {
    id: row.id,
    url: row.url,
    status: row.status,
    score: row.score,
    grade: row.grade as Grade | null,
    checked_at: row.completed_at?.toISOString() ?? null,
    checks_done: checks.filter(({ state }) => isFinished(state)).length,
    checks_total: checks.length,
    counts: row.counts,
    issues: (result?.findings ?? [])
      .toSorted((a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity))
      .slice(0, MOST_ISSUES)
      .map((finding) => publicIssue(finding, voice)),
    emails: published('email'),
    phones: published('phone'),
    failure_reason: row.failure_reason,
    failure_message: row.failure_message && voice.said(row.failure_message, row.failure_says),
  }
}

/** The head of a finding, as somebody tells it who writes about it. */
export function publicIssue(finding: Finding, voice: Voice): LeadIssue {
  const told = findingIn(finding, { texts: voice.findings })
  return {
    id: finding.id,
    check: finding.check,
    rule: finding.rule,
    severity: finding.severity,
    title: told.title,
    plain: told.summary_plain,
    at: finding.at,
    fix: told.remediation,
    fix_effort: finding.fix_effort,
  }
}
