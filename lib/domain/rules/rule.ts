import type { Severity, Snippet, Text } from '@/lib/contract/scan-result'

/**
 * What is always true of a kind of finding, beside its words (`lib/messages/<language>/rules.ts`). Reports, PDF,
 * exports and help are made from both.
 */
export type Rule = {
  severity: Severity
  effort: 'minutes' | 'hours' | 'days'
  /** Ready to copy, per platform. The gaps are those of fill-snippets.ts: {{host}}, {{path}} … */
  snippets?: Snippet[]
  cwe?: number[]
  /** `A02:2021`, `A04:2025` … */
  owasp?: string[]
  /** OWASP ASVS 5.0 requirement numbers. */
  asvs?: string[]
  references?: Reference[]
}

/** What to read up on. */
export type Reference = { title: Text; url: string }
