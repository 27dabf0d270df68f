import type { ScanResult } from '@/lib/contract/scan-result'

/** `soteria-report-shop.example.com-8443-2026-11-20.csv`: the product, the host with a port of its own and the day of the scan, in signs that every disk takes. */
export function exportName({ target, ended_at }: Pick<ScanResult, 'target' | 'ended_at'>, product: string, ending: string) {
  const day = /^\d{4}-\d\d-\d\d/.exec(ended_at)?.[0]
  const parts = [safe(product.toLowerCase(), 40), 'report', safe(target.host, 70), portOf(target), day]
  return `${parts.filter(Boolean).join('-')}.${ending}`
}

/** Letters and digits of any script, and no dot or hyphen at an end. */
const safe = (text: string, most: number) =>
  Array.from(text.normalize('NFC').replace(/[^\p{L}\p{M}\p{N}.-]+/gu, '-'))
    .slice(0, most)
    .join('')
    .replace(/^[-.]+|[-.]+$/g, '')

/** Only what was typed with a port has one: two sites of one host are told apart by it. */
const portOf = ({ input }: ScanResult['target']) => URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(input) ? input : `https://${input}`)?.port
