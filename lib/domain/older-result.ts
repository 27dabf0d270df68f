import type { Check, Evidence, Finding, FindingWords, LedgerLine, Says, Saying, Text } from '@/lib/contract/scan-result'
import { details } from '@/lib/messages/en/details'
import { phrases, rules } from '@/lib/messages/en/rules'
import { phraseFinder } from './find-phrase'
import { olderDetails, olderPhrases, olderRules } from './older-words'

/*
 * For what was stored before phrases were: in English, and nothing else. The one place where phrases are found by their
 * words. Nothing that is stored today comes here. A text that is no phrase stays as it was written.
 */

type Find = (text: string) => Text

const ofFindings = phraseFinder(phrases, olderPhrases)
const ofDetails = phraseFinder(details, olderDetails)

/** One phrase, and in its gaps names. */
const asPhrase = (text: string): Text => ofFindings.phrase(text, (value) => ofFindings.exact(value) ?? value) ?? text

/** How a text that stands in the database in English is said; null where there is none, or it is no phrase. */
export function saysOf(text: string | null | undefined, says?: Says | null): Says | null {
  if (says || !text) return says ?? null
  const found = ofDetails.says(text)
  return found === text ? null : found
}

/** The title of a finding by its English words alone. */
export function titleSays(title: string): Text {
  const rule = Object.keys(rules).find((id) => isOfRule(id, 'title', title))
  return rule === undefined ? asPhrase(title) : { say: rule }
}

/** What each of these findings says, stored in English and nothing else. */
export function withWords(findings: readonly Finding[]): Finding[] {
  const known = new Map<string, Text>()
  // Ten thousand findings say the same few things.
  const find: Find = (text) => {
    const phrase = known.get(text) ?? asPhrase(text)
    known.set(text, phrase)
    return phrase
  }
  return findings.map((finding) => ({
    ...finding,
    words: wordsOf(finding, find),
    evidence: finding.evidence.map((item) => withSaying(item, find)),
    references: finding.references.map(withSays),
  }))
}

function wordsOf(finding: Finding, find: Find): FindingWords {
  const words: FindingWords = {}
  const texts = { title: finding.title, means: finding.summary_plain, impact: finding.impact, fix: finding.remediation }
  for (const [name, text] of Object.entries(texts) as [keyof FindingWords, string][])
    if (!isOfRule(finding.rule, name, text)) words[name] = find(text)
  return words
}

/** The same for its title alone. */
export function titleWords(rule: string, title: string): FindingWords {
  return isOfRule(rule, 'title', title) ? {} : { title: asPhrase(title) }
}

/** Whether a rule says this, or said it in version 1. */
function isOfRule(id: string, name: keyof FindingWords, text: string) {
  if (!Object.hasOwn(rules, id)) return false
  const older = Object.hasOwn(olderRules, id) ? olderRules[id] : undefined
  return rules[id as keyof typeof rules][name] === text || older?.[name] === text
}

function withSaying(evidence: Evidence, find: Find): Evidence {
  const says = find(evidence.label)
  return withDataSays(typeof says === 'string' ? evidence : { ...evidence, says })
}

/** What was read up on. */
export function withSays(reference: Finding['references'][number]): Finding['references'][number] {
  const says = reference.says ?? ofDetails.phrase(reference.title, (value) => ofDetails.exact(value) ?? value)
  return says ? { ...reference, says } : reference
}

/** What is known against a library: as a phrase where we say it, in English where others do. */
export const adviceSays = (summary: string): Saying | undefined => ofDetails.exact(summary)

/** The same inside evidence. */
export function withDataSays<E extends Pick<Evidence, 'data' | 'data_says'>>(evidence: E): E {
  const { advisories } = evidence.data ?? {}
  if (!Array.isArray(advisories) || evidence.data_says) return evidence
  const said = advisories.flatMap(({ summary }: { summary?: unknown }) => {
    const says = typeof summary === 'string' ? adviceSays(summary) : undefined
    return says ? [[summary, says]] : []
  })
  return said.length > 0 ? { ...evidence, data_says: Object.fromEntries(said) as Record<string, Says> } : evidence
}

/** A line of the sum that makes the score. */
export function withLabelSays(line: LedgerLine): LedgerLine {
  const says = saysOf(line.label, line.says)
  return says ? { ...line, says } : line
}

/** A row of a scan. Its title is that of its key, unless it was called otherwise then. */
export function withCheckSays(check: Check): Check {
  const { key, title, detail } = check
  const named = Object.hasOwn(details, key) && details[key as keyof typeof details] === title
  const says = saysOf(detail, check.says?.detail)
  return { ...check, says: { ...(!named && { title: saysOf(title) ?? title }), ...(says && { detail: says }) } }
}
