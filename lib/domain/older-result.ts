import type { Evidence, Finding, FindingWords, Saying, Text } from '@/lib/contract/scan-result'
import { phrases, rules } from '@/lib/messages/en/rules'
import { type Pattern, patternsOf, valuesIn } from './gaps'

/**
 * For results of version 1, which stored what findings say in English and nothing else: the one place where phrases are found by their words. Nothing that
 * is stored today comes here. A text that is neither its rule's nor a phrase stays as it was written.
 */
export function withWords(finding: Finding): Finding {
  const rule = Object.hasOwn(rules, finding.rule) ? rules[finding.rule as keyof typeof rules] : undefined
  const words: FindingWords = {}
  const texts = { title: finding.title, means: finding.summary_plain, impact: finding.impact, fix: finding.remediation }
  for (const [name, text] of Object.entries(texts) as [keyof FindingWords, string][]) if (text !== rule?.[name]) words[name] = asPhrase(text)
  return { ...finding, words, evidence: finding.evidence.map(withSaying) }
}

/** The same for its title alone. */
export function titleWords(rule: string, title: string): FindingWords {
  const isOfRule = Object.hasOwn(rules, rule) && rules[rule as keyof typeof rules].title === title
  return isOfRule ? {} : { title: asPhrase(title) }
}

function withSaying(evidence: Evidence): Evidence {
  const says = asPhrase(evidence.label)
  return typeof says === 'string' ? evidence : { ...evidence, says }
}

type Known = { exact: Map<string, string>; patterns: (Pattern & { id: string })[] }

let known: Known | undefined

/** Made when the first old result is read. */
function knownPhrases(): Known {
  const all = Object.entries(phrases)
  known ??= { exact: new Map(all.map(([id, text]) => [text, id])), patterns: patternsOf(all.map(([id, text]) => [text, id])) }
  return known
}

function asPhrase(text: string): Text {
  const { exact, patterns } = knownPhrases()
  const same = exact.get(text)
  if (same !== undefined) return { say: same }
  for (const { id, ...pattern } of patterns) {
    const values = valuesIn(text, pattern)
    if (values) return { say: id, values: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, asValue(value)])) }
  }
  return text
}

function asValue(value: string): NonNullable<Saying['values']>[string] {
  const id = knownPhrases().exact.get(value)
  return id === undefined ? value : { say: id }
}
