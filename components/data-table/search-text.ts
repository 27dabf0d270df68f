/** Lower case and without accents, so that "cafe" finds "Café". */
export function plainText(text: string) {
  const lower = text.toLowerCase()
  // oxlint-disable-next-line no-control-regex -- the range is ASCII, which has no accents
  return /^[\x00-\x7f]*$/.test(lower) ? lower : lower.normalize('NFD').replace(/\p{Diacritic}/gu, '')
}

/** Each of them has to be somewhere in the row, in any column and any order. */
export const searchWords = (search: string) => plainText(search).split(/\s+/).filter(Boolean)
