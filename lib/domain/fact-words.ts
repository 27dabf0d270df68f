import { type Evidence, SEVERITIES, type Says, type Severity } from '@/lib/contract/scan-result'
import { scanResult as scan } from '@/lib/messages/en/scan-result'

type Values = typeof scan.factValue
type Key =
  | `ui.severity.${Severity}`
  | { [Name in keyof Values]: `scan.factValue.${Name}.${keyof Values[Name] & string}` }[keyof Values]

/**
 * The key of the words for a value that the scanner picks from a few: of `severity` the value `medium`. Undefined for
 * any other fact.
 */
export function factValueKey(name: string | undefined, value: unknown): Key | undefined {
  if (name === 'severity')
    return SEVERITIES.includes(value as Severity) ? `ui.severity.${value as Severity}` : undefined
  if (!name || typeof value !== 'string' || !Object.hasOwn(scan.factValue, name)) return undefined
  return Object.hasOwn(scan.factValue[name as keyof Values], value)
    ? (`scan.factValue.${name}.${value}` as Key)
    : undefined
}

type Said = (text: string, says: Says | null | undefined) => string

/** The facts of evidence with the summaries of flaws that are sentences of ours in the words of whoever reads them. */
export function saidData({ data, data_says = {} }: Pick<Evidence, 'data' | 'data_says'>, said: Said): Evidence['data'] {
  if (!Array.isArray(data?.advisories)) return data
  const advisories = data.advisories.map((advice: { summary?: unknown } | null) => {
    const summary = String(advice?.summary)
    return Object.hasOwn(data_says, summary) ? { ...advice, summary: said(summary, data_says[summary]) } : advice
  })
  return { ...data, advisories }
}

const SHORT = /\b(ip|url|http|https|tls|dns|spf|dmarc|caa|mx|cors|csp|cve|sha256|cpu|id)\b/gi

/**
 * `post_office` → "Post office", where what the scanner calls a thing is all there is to name it. A hyphen marks the
 * name of a header, which stays, as does the dot of a version.
 */
export function humanName(key: string): string {
  if (key.includes('-')) return key
  const words = key.replace(/_+|\.(?!\d)/g, ' ').replace(SHORT, (word) => word.toUpperCase())
  return words.charAt(0).toUpperCase() + words.slice(1)
}
