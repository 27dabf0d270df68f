import type { ScanResult } from '@/lib/contract/scan-result'

/**
 * `soteria-report-shop.example.com-8443-2026-11-20.csv`: the product, the host with a port of its own and the day of
 * the scan, in signs that every disk takes.
 */
export function exportName(
  { target, ended_at }: Pick<ScanResult, 'target' | 'ended_at'>,
  product: string,
  ending: string,
) {
  const day = /^\d{4}-\d\d-\d\d/.exec(ended_at)?.[0]
  return fileName([product.toLowerCase(), 'report', target.host, portOf(target), day], ending)
}

/** These parts as the name of a file: `soteria-checklist-shop.example.com.json`. What is empty is left out. */
export const fileName = (parts: readonly (string | undefined)[], ending: string) =>
  `${parts.flatMap((part) => safe(part ?? '') || []).join('-')}.${ending}`

const LONGEST_PART = 70

/** Letters and digits of any script, and no dot or hyphen at an end. */
const safe = (text: string) =>
  Array.from(text.normalize('NFC').replace(/[^\p{L}\p{M}\p{N}.-]+/gu, '-'))
    .slice(0, LONGEST_PART)
    .join('')
    .replace(/^[-.]+|[-.]+$/g, '')

/** Only what was typed with a port has one: two sites of one host are told apart by it. */
const portOf = ({ input }: ScanResult['target']) =>
  URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(input) ? input : `https://${input}`)?.port
