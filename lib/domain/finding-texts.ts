import type { Check, Finding, Says } from '@/lib/contract/scan-result'
import { put } from './gaps'

/** The words of findings, and of what is said beside them, in one language: `rules.ts` and `details.ts` of it. */
export type FindingTexts = {
  rules: Readonly<Record<string, { title: string; deed: string; means: string; impact: string; fix: string }>>
  phrases: Readonly<Record<string, string>>
}

/** What becomes of a text that is the same in every language before it is shown. */
type Show = (text: string) => string

const asIs: Show = (text) => text

/** A text in these words; undefined where it has a phrase that they do not know. */
export function textIn(texts: FindingTexts, text: Says | null | undefined, show = asIs): string | undefined {
  if (typeof text === 'string') return show(text)
  if (typeof text !== 'object' || text === null) return undefined
  if (isRow(text)) {
    const row = text.map((one) => textIn(texts, one, show))
    return row.every((one) => one !== undefined) ? inARow(row) : undefined
  }
  const phrase = own(texts.phrases, text.say) ?? own(texts.rules, text.say)?.title
  if (phrase === undefined || !text.values) return phrase
  const values: Record<string, string> = {}
  for (const [name, value] of Object.entries(text.values)) {
    const words = textIn(texts, typeof value === 'number' ? String(value) : value, show)
    if (words === undefined) return undefined
    values[name] = words
  }
  return put(phrase, values)
}

/** Array.isArray does not tell lists that cannot be changed. */
const isRow = (text: object): text is Exclude<Says, string | { say: string }> => Array.isArray(text)

/** Each with its full stop where another follows, so that one can be told from the next. */
const inARow = (texts: string[]) =>
  texts.map((text, place) => (place < texts.length - 1 && !/[.!?…؟]$/.test(text) ? `${text}.` : text)).join(' ')

const own = <T>(record: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined

type Reader = {
  /** None for a reader of English: those words come with the finding. */
  texts?: FindingTexts
  show?: Show
}

/** What stands beside its phrases in English, as a reader reads it. */
export const saidIn = (text: string, says: Says | null | undefined, { texts, show = asIs }: Reader): string =>
  (texts && textIn(texts, says, show)) ?? show(text)

type Named = Partial<Pick<Finding, 'rule' | 'words'>> & Pick<Finding, 'title'>

/** What a finding is called, for a reader: by its rule where whoever sent it knows rules, else as it is written. */
export function titleIn({ rule, title, words }: Named, reader: Reader): string {
  if (!words || rule === undefined) return saidIn(title, undefined, reader)
  return saidIn(title, words.title ?? { say: rule }, reader)
}

/** What a finding means for an owner, as a reader reads it: as `titleIn`. */
export function meansIn(
  { rule, summary_plain, words }: Named & Pick<Finding, 'summary_plain'>,
  reader: Reader,
): string {
  const { texts, show = asIs } = reader
  const ofRule = texts && rule !== undefined ? own(texts.rules, rule)?.means : undefined
  const told = words?.means === undefined ? ofRule : texts && textIn(texts, words.means, show)
  return (words && told) ?? show(summary_plain)
}

/** A finding as a reader reads it. */
export function findingIn(finding: Finding, reader: Reader): Finding {
  const { texts, show = asIs } = reader
  const { words } = finding
  const rule = words && texts && own(texts.rules, finding.rule)
  const told = (text: Says | undefined, ofRule: string | undefined, written: string) =>
    (texts && words && (text === undefined ? ofRule : textIn(texts, text, show))) ?? show(written)
  return {
    ...finding,
    title: titleIn(finding, reader),
    at: show(finding.at),
    key: show(finding.key),
    summary_plain: meansIn(finding, reader),
    impact: told(words?.impact, rule?.impact, finding.impact),
    remediation: told(words?.fix, rule?.fix, finding.remediation),
    references: finding.references.map(({ title, url, says }) => ({ title: saidIn(title, says, reader), url })),
    evidence: finding.evidence.map((item) => ({ ...item, label: saidIn(item.label, item.says, reader) })),
  }
}

/** A row of a scan as a reader reads it: its title by its key, where whoever sent it knows phrases. */
export const checkIn = (check: Check, reader: Reader): Check => ({
  ...check,
  title: saidIn(check.title, check.says && (check.says.title ?? { say: check.key }), reader),
  detail: check.detail && saidIn(check.detail, check.says?.detail, reader),
})
