import * as z from 'zod/mini'
import { Id, Timestamp } from './common'

/**
 * Worst first. Critical: data or control is lost now; high: an attacker on the path or a visitor can act; medium: one
 * more mistake away; low, info: hygiene.
 */
export const SEVERITIES = ['critical', 'high', 'medium', 'low', 'info'] as const
export const Severity = z.enum(SEVERITIES)
export type Severity = z.infer<typeof Severity>

export const GRADES = ['A+', 'A', 'B', 'C', 'D', 'E', 'F'] as const
export const Grade = z.enum(GRADES)
export type Grade = z.infer<typeof Grade>

export const CATEGORIES = [
  'transport',
  'headers',
  'cookies',
  'content',
  'software',
  'dns_mail',
  'exposure',
  'wordpress',
  'network',
] as const
export const Category = z.enum(CATEGORIES)
export type Category = z.infer<typeof Category>

/**
 * A phrase by its id (`phrases` and `details` of `lib/messages/<language>`; that of a rule says its title), with what
 * stands in its gaps: the same in every language, or something said itself. A type alone: whoever reads it takes what is
 * no phrase as none, and no page carries a check of it.
 */
export type Saying = { say: string; values?: Record<string, number | Says> }

/** A phrase, or a text that is the same in every language. */
export type Text = string | Saying

/** One, or several in a row. */
export type Says = Text | readonly Text[]
export const Says = z.unknown() as z.ZodMiniType<Says | null>

/** How a check ended. Only passed, findings and not_applicable are answers; the other three prove nothing. */
export const CheckOutcome = z.enum(['passed', 'findings', 'not_applicable', 'inconclusive', 'error', 'skipped'])
export type CheckOutcome = z.infer<typeof CheckOutcome>

/** One row of the scan: waiting or running while the scan goes on, an outcome afterwards. */
export const Check = z.object({
  key: z.string(),
  title: z.string(),
  category: Category,
  state: z.union([CheckOutcome, z.enum(['pending', 'running'])]),
  /** Why there is no answer, or what was looked at when there is one. */
  detail: z.optional(z.nullable(z.string())),
  took_ms: z.optional(z.nullable(z.number())),
  ended_at: z.optional(z.nullable(Timestamp)),
  findings: z.number(),
  /** Beyond the specification: how many of these are notes, which are nothing to fix. Left out by scans of before. */
  notes: z.optional(z.number()),
  /** Beyond the specification: the worst of these, so that it is known before the report is. */
  worst: z.optional(Severity),
  /**
   * Beyond the specification: the detail as phrases; the title is that of the key, but for this one. Left out by whoever
   * knows no phrases: then both are what they are.
   */
  says: z.optional(z.unknown() as z.ZodMiniType<{ title?: Says; detail?: Says }>),
})
export type Check = z.infer<typeof Check>

/** What a finding says otherwise than its rule, by phrases. */
export type FindingWords = { title?: Text; means?: Text; impact?: Text; fix?: Text }
export const FindingWords = z.unknown() as z.ZodMiniType<FindingWords>

/** What was asked and what came back. Text of the scanned site: hostile, at most 2 kB, secrets masked. */
export const Evidence = z.object({
  label: z.string(),
  /** Beyond the specification: the label as a phrase, for readers in other languages. */
  says: z.optional(z.unknown() as z.ZodMiniType<Saying>),
  url: z.optional(z.string()),
  request: z.optional(z.string()),
  status: z.optional(z.number()),
  excerpt: z.optional(z.string()),
  data: z.optional(z.record(z.string(), z.unknown())),
  /** Beyond the specification: the sentences of ours in the data as phrases, by what they say in English. */
  data_says: z.optional(z.unknown() as z.ZodMiniType<Record<string, Says>>),
})
export type Evidence = z.infer<typeof Evidence>

export const PLATFORMS = [
  'nginx',
  'apache',
  'caddy',
  'iis',
  'cloudflare',
  'wordpress',
  'express',
  'laravel',
  'php',
  'html',
  'dns',
  'text',
] as const
export const Snippet = z.object({ platform: z.enum(PLATFORMS), code: z.string() })
export type Snippet = z.infer<typeof Snippet>

/** What was read up on. Beyond the specification: its title as a phrase, where it has words in each language. */
const Reference = z.object({
  title: z.string(),
  url: z.string(),
  says: z.optional(z.unknown() as z.ZodMiniType<Text>),
})

export const Finding = z.object({
  /** Fingerprint, 16 hex digits: the same problem at the same place has the same id in every scan. */
  id: Id,
  /** `check/rule`, for instance `http.headers/hsts-missing`. */
  rule: z.string(),
  check: z.string(),
  category: Category,
  title: z.string(),
  severity: Severity,
  confidence: z.enum(['confirmed', 'likely']),
  /** Normalised place: address without query, host:port, or DNS name. */
  at: z.string(),
  /** What tells two findings of one rule at one place apart: a cookie's name, a library, a class of cipher. */
  key: z.string(),
  /** For the owner, in plain words. */
  summary_plain: z.string(),
  impact: z.string(),
  remediation: z.string(),
  fix_effort: z.enum(['minutes', 'hours', 'days']),
  snippets: z.array(Snippet),
  evidence: z.array(Evidence),
  references: z.array(Reference),
  cwe: z.array(z.number()),
  owasp: z.array(z.string()),
  asvs: z.array(z.string()),
  cve: z.array(z.string()),
  /**
   * Beyond the specification: the texts above are those of the rule in English, but for these. Left out by whoever
   * knows no rules: then they are what they are.
   */
  words: z.optional(FindingWords),
})
export type Finding = z.infer<typeof Finding>

/**
 * One line of the sum that makes the score: a start of 100, what each check took, and the ceilings. The points add up
 * to the score.
 */
export const LedgerLine = z.object({
  key: z.string(),
  label: z.string(),
  points: z.number(),
  kind: z.enum(['base', 'penalty', 'ceiling']),
  severity: z.optional(z.nullable(Severity)),
  /** Beyond the specification: the label as a phrase. */
  says: z.optional(Says),
})
export type LedgerLine = z.infer<typeof LedgerLine>

export const SeverityCounts = z.object({
  critical: z.number(),
  high: z.number(),
  medium: z.number(),
  low: z.number(),
  info: z.number(),
})
export type SeverityCounts = z.infer<typeof SeverityCounts>

/** What a scan writes down. Stored as it is and shown as it is. */
export const ScanResult = z.object({
  schema: z.literal('scan-report/1'),
  engine: z.string(),
  /** Which data the software check used, for instance `{ libraries: 'built-in 2026-11' }`. */
  data_versions: z.record(z.string(), z.string()),
  target: z.object({ input: z.string(), host: z.string(), ip: z.nullable(z.string()), url: z.nullable(z.string()) }),
  mode: z.enum(['light', 'full']),
  started_at: z.string(),
  ended_at: z.string(),
  requests: z.number(),
  bytes: z.number(),
  /** Null below 60 % of answered checks: no grade for an incomplete scan. */
  score: z.nullable(z.number()),
  /** Of what this scan found itself, where the score counts what earlier scans saw, too. */
  own_score: z.optional(z.nullable(z.number())),
  grade: z.nullable(Grade),
  score_ledger: z.array(LedgerLine),
  coverage: z.object({ answered: z.number(), unanswered: z.number(), total: z.number() }),
  counts: SeverityCounts,
  /** Facts that are not findings: certificate, TLS versions, technologies, DNS records, cookies. */
  observations: z.record(z.string(), z.unknown()),
  checks: z.array(Check),
  findings: z.array(Finding),
})
export type ScanResult = z.infer<typeof ScanResult>
