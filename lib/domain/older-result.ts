import type { Evidence, Finding, FindingWords, Saying, Text } from '@/lib/contract/scan-result'
import { phrases, rules } from '@/lib/messages/en/rules'
import { filled } from './gaps'

type Find = (text: string) => Text

/**
 * For results of version 1, which stored what findings say in English and nothing else: the one place where phrases are
 * found by their words. Nothing that is stored today comes here. A text that is neither its rule's nor a phrase stays
 * as it was written.
 */
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
  }))
}

function wordsOf(finding: Finding, find: Find): FindingWords {
  const rule = Object.hasOwn(rules, finding.rule) ? rules[finding.rule as keyof typeof rules] : undefined
  const words: FindingWords = {}
  const texts = { title: finding.title, means: finding.summary_plain, impact: finding.impact, fix: finding.remediation }
  for (const [name, text] of Object.entries(texts) as [keyof FindingWords, string][])
    if (text !== rule?.[name]) words[name] = find(text)
  return words
}

/** The same for its title alone. */
export function titleWords(rule: string, title: string): FindingWords {
  const isOfRule = Object.hasOwn(rules, rule) && rules[rule as keyof typeof rules].title === title
  return isOfRule ? {} : { title: asPhrase(title) }
}

function withSaying(evidence: Evidence, find: Find): Evidence {
  const says = find(evidence.label)
  return typeof says === 'string' ? evidence : { ...evidence, says }
}

/** Of each phrase its id and its gaps, by its English words. */
let known: Record<string, string> | undefined

/** Between an id and what stands in the gaps: no text of a scan has it. */
const APART = '\0'

/** Made when the first old result is read. */
function knownPhrases(): Record<string, string> {
  known ??= Object.fromEntries(
    Object.entries(phrases).map(([id, text]) => [text, [id, ...(text.match(/\{\w+\}/g) ?? [])].join(APART)]),
  )
  return known
}

const idOf = (text: string): string | undefined =>
  Object.hasOwn(knownPhrases(), text) ? knownPhrases()[text] : undefined

function asPhrase(text: string): Text {
  const same = idOf(text)
  if (same !== undefined && !same.includes(APART)) return { say: same }
  const [say = '', ...values] = filled(text, knownPhrases(), (value) => value)?.split(APART) ?? []
  if (say === '') return text
  const names = [...phrases[say as keyof typeof phrases].matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  return { say, values: Object.fromEntries(names.map((name, place) => [name, asValue(values[place] ?? '')])) }
}

function asValue(value: string): NonNullable<Saying['values']>[string] {
  const id = idOf(value)
  return id === undefined ? value : { say: id }
}
