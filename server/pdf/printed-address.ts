import { shownAddress } from '@/lib/domain/shown-address'

/** The scripts of the report's fonts. */
const PRINTABLE =
  /^[\p{ASCII}\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Devanagari}\p{Script=Arabic}]*$/u

/**
 * An address in its own letters where there is a font for them; as it is stored it can be read by more people than as
 * codes of letters.
 */
export function printedAddress(address: string): string {
  const shown = shownAddress(address)
  return PRINTABLE.test(shown) ? shown : address
}
