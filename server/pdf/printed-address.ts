import type { Report } from '@/lib/contract/report'
import { shownAddress } from '@/lib/domain/shown-address'

/** The scripts of the report's fonts. */
const PRINTABLE =
  /^[\p{ASCII}\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Devanagari}\p{Script=Arabic}]*$/u

/** What a report calls its site, and its address where that is another. A name without a font is no help. */
export function printedSite({ asset_name, summary }: Report, host: string): { name: string; address: string | null } {
  const address = printedAddress(summary.asset_value ?? host)
  return asset_name && PRINTABLE.test(asset_name) ? { name: asset_name, address } : { name: address, address: null }
}

/**
 * An address in its own letters where there is a font for them; as it is stored it can be read by more people than as
 * codes of letters.
 */
export function printedAddress(address: string): string {
  const shown = shownAddress(address)
  return PRINTABLE.test(shown) ? shown : address
}
