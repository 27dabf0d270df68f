import type { Check, Evidence, Finding, FindingWords, Saying, ScanResult, Text } from '@/lib/contract/scan-result'
import { rules } from '@/lib/messages/en/rules'
import { english } from './english'
import { titleWords, withCheckSays, withDataSays, withLabelSays, withSays, withWords } from './older-result'
import type { NamedSoFar } from '@/lib/contract/report'
import type { Reference } from './rules/rule'
import { ruleOf } from './rules'
import { fillSnippets } from './rules/fill-snippets'

/** Evidence with what it is as a phrase. */
export type StoredEvidence = Omit<Evidence, 'label' | 'says'> & { label: Text }

/**
 * A finding as it is kept: its rule, and what was seen. What is always true of the rule stands in the catalogue and its
 * words.
 */
export type StoredFinding = Pick<Finding, 'id' | 'rule' | 'check' | 'severity' | 'confidence' | 'at' | 'key'> & {
  /** What it says otherwise than its rule. */
  words?: FindingWords
  /** In place of those of the rule, with their gaps. */
  snippets?: Finding['snippets']
  /** Beside those of the rule. */
  references?: Reference[]
  cve?: string[]
  evidence: StoredEvidence[]
}

/**
 * What a running scan has found so far: of each kind and name one, with how many there are of it, and without what its
 * report says of it.
 */
export type FoundSoFar = Pick<StoredFinding, 'check' | 'rule' | 'severity' | 'confidence'> & {
  /** What it is called, and what it means, where its rule says otherwise. */
  words?: Pick<FindingWords, 'title' | 'means'>
  places: number
}

/** What a scan writes down. */
export type StoredResult = Omit<ScanResult, 'schema' | 'findings'> & {
  schema: 'scan-report/2'
  findings: StoredFinding[]
}

/** What stands in the database: version 1 stored every finding with all its words, in English. */
export type KeptResult = StoredResult | ScanResult

/**
 * A result with all that the contract says, in English. Whoever reads another language finds the words by rule and
 * phrase.
 */
export function writtenResult(result: KeptResult): ScanResult {
  // A result of another make is shown as it is.
  const { schema }: { schema?: string } = result
  if (schema !== 'scan-report/1' && schema !== 'scan-report/2') return result as ScanResult
  return {
    ...result,
    schema: 'scan-report/1',
    findings:
      result.schema === 'scan-report/2'
        ? writtenFindings(result.findings, result.checks, new Date(result.ended_at))
        : withWords(result.findings),
    checks: result.checks.map(withCheckSays),
    score_ledger: result.score_ledger.map(withLabelSays),
  }
}

/** Findings with all that the contract says. The category is that of their check. */
export function writtenFindings(
  findings: readonly StoredFinding[],
  checks: readonly Pick<Check, 'key' | 'category'>[],
  at: Date,
): Finding[] {
  const categories = new Map(checks.map(({ key, category }) => [key, category]))
  return findings.map((finding) => ({
    ...writtenFinding(finding, at),
    category: categories.get(finding.check) ?? 'content',
  }))
}

/** `at`: when it was seen, for what has a date in it. */
export function writtenFinding(finding: StoredFinding, at: Date): Omit<Finding, 'category'> {
  const { id, rule: name, check, severity, confidence, at: place, key, words = {}, cve = [] } = finding
  const rule = ruleOf(name)
  const said = ruleSays(name)
  return {
    id,
    rule: name,
    check,
    title: told(words.title, said?.title) || name,
    severity,
    confidence,
    at: place,
    key,
    summary_plain: told(words.means, said?.means),
    impact: told(words.impact, said?.impact),
    remediation: told(words.fix, said?.fix),
    fix_effort: rule?.effort ?? 'hours',
    snippets: fillSnippets(
      finding.snippets ?? rule?.snippets ?? [],
      { at: place, key, evidence: finding.evidence },
      at,
    ),
    evidence: finding.evidence.map(writtenEvidence),
    references: [...(rule?.references ?? []), ...(finding.references ?? [])].map(writtenReference),
    cwe: rule?.cwe ?? [],
    owasp: rule?.owasp ?? [],
    asvs: rule?.asvs ?? [],
    cve,
    words,
  }
}

/** What a kept finding of any version is called, in English and by its rule. */
export function namedIn({ rule, title, words }: NamedFinding): Pick<Finding, 'rule' | 'title' | 'words'> {
  if (title !== null) return { rule, title, words: titleWords(rule, title) }
  const own = words?.title
  return own === undefined
    ? { rule, title: ruleTitle(rule), words: {} }
    : { rule, title: english(own) || rule, words: { title: own } }
}

/** What a running scan has found so far, with its name and what it means in English. */
export const writtenSoFar = ({ words = {}, ...kind }: FoundSoFar): NamedSoFar => ({
  ...kind,
  title: told(words.title, ruleSays(kind.rule)?.title) || kind.rule,
  summary_plain: told(words.means, ruleSays(kind.rule)?.means),
  words,
})

/** As the database has it: version 1 has a title, later ones have words where it is not that of the rule. */
export type NamedFinding = { rule: string; title: string | null; words: FindingWords | null }

const ruleTitle = (rule: string) => ruleSays(rule)?.title ?? rule

const ruleSays = (rule: string) => (Object.hasOwn(rules, rule) ? rules[rule as keyof typeof rules] : undefined)

const told = (text: Text | undefined, ofRule: string | undefined) => (text === undefined ? ofRule : english(text)) ?? ''

function writtenEvidence({ label, ...rest }: StoredEvidence): Evidence {
  return withDataSays({
    label: english(label),
    ...(typeof label === 'object' && { says: label satisfies Saying }),
    ...rest,
  })
}

const writtenReference = ({ title, url }: Reference): Finding['references'][number] =>
  typeof title === 'string' ? withSays({ title, url }) : { title: english(title), url, says: title }
