import type { Finding } from '@/lib/contract/scan-result'
import { deeds as english } from '@/lib/messages/en/deeds'

export type Deeds = Readonly<Record<string, string>>

/**
 * What to do about a finding, in these words or else in English. What has no deed of its own is called what it is:
 * rules of a later version, and findings of another API.
 */
export const deedIn = (finding: Pick<Finding, 'title'> & { rule?: string }, deeds: Deeds = english): string =>
  finding.rule !== undefined && Object.hasOwn(deeds, finding.rule) ? (deeds[finding.rule] as string) : finding.title
