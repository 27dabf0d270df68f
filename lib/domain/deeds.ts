import type { Finding } from '@/lib/contract/scan-result'
import { deeds as english } from '@/lib/messages/en/deeds'
import type { FindingTexts } from './finding-texts'

const own = <T>(table: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined

/**
 * What to do about a finding, in these words or else in English. What has no deed of its own is called what it is:
 * rules of a later version, and findings of another API.
 */
export function deedIn({ rule, title }: Pick<Finding, 'title'> & { rule?: string }, texts?: FindingTexts): string {
  if (rule === undefined) return title
  return (texts ? own(texts.rules, rule)?.deed : own<string>(english, rule)) ?? title
}
