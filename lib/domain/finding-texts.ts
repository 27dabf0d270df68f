import type { Check, Finding, Saying, Text } from '@/lib/contract/scan-result'
import { put } from './gaps'

/** The words of findings in one language: `lib/messages/<language>/rules.ts`. */
export type FindingTexts = {
  rules: Readonly<Record<string, { title: string; means: string; impact: string; fix: string }>>
  phrases: Readonly<Record<string, string>>
}

/** What becomes of a text that is the same in every language before it is shown. */
type Show = (text: string) => string

const asIs: Show = (text) => text

/** A text in these words; undefined for a phrase that they do not know. */
export function textIn({ phrases }: Pick<FindingTexts, 'phrases'>, text: Text, show = asIs): string | undefined {
  if (typeof text === 'string') return show(text)
  if (typeof text !== 'object' || text === null) return undefined
  const phrase = own(phrases, text.say)
  if (phrase === undefined || !text.values) return phrase
  const values = Object.entries(text.values).map(([name, value]) => [name, valueIn(phrases, value, show)])
  return put(phrase, Object.fromEntries(values) as Record<string, string>)
}

function valueIn(phrases: FindingTexts['phrases'], value: NonNullable<Saying['values']>[string], show: Show): string {
  return typeof value === 'object' ? (own(phrases, value.say) ?? value.say) : show(String(value))
}

const own = <T>(record: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined

type Reader = {
  /** None for a reader of English: those words come with the finding. */
  texts?: FindingTexts
  show?: Show
  /** What was read up on, by its English title. */
  said?: Show
}

type Named = Partial<Pick<Finding, 'rule' | 'words'>> & Pick<Finding, 'title'>

/** What a finding is called, for a reader: by its rule where whoever sent it knows rules, else as it is written. */
export function titleIn({ rule, title, words }: Named, { texts, show = asIs }: Reader): string {
  if (!texts || !words || rule === undefined) return show(title)
  return (words.title === undefined ? own(texts.rules, rule)?.title : textIn(texts, words.title, show)) ?? show(title)
}

/** A finding as a reader reads it. */
export function findingIn(finding: Finding, reader: Reader): Finding {
  const { texts, show = asIs, said = show } = reader
  const { words } = finding
  const rule = words && texts && own(texts.rules, finding.rule)
  const told = (text: Text | undefined, ofRule: string | undefined, written: string) =>
    (texts && words && (text === undefined ? ofRule : textIn(texts, text, show))) ?? show(written)
  return {
    ...finding,
    title: titleIn(finding, reader),
    at: show(finding.at),
    key: show(finding.key),
    summary_plain: told(words?.means, rule?.means, finding.summary_plain),
    impact: told(words?.impact, rule?.impact, finding.impact),
    remediation: told(words?.fix, rule?.fix, finding.remediation),
    references: finding.references.map(({ title, url }) => ({ title: said(title), url })),
    evidence: finding.evidence.map((item) => ({
      ...item,
      label: (texts && item.says && textIn(texts, item.says, show)) ?? show(item.label),
    })),
  }
}

/** A row of a scan as a reader reads it: its title and detail are named by their English words. */
export const checkIn = (check: Check, said: Show): Check => ({
  ...check,
  title: said(check.title),
  detail: check.detail && said(check.detail),
})
