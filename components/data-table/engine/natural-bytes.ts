/** A text as bytes whose order is the collator's: one weight a character, and a number as its length and its digits. */
export type ByteTexts = { bytes: Uint8Array; starts: Uint32Array }

/**
 * Languages that order ASCII as Unicode's root collation does; the others have letters of two characters or other
 * orders.
 */
const ROOT_ORDER = new Set(['en', 'de', 'fr', 'it', 'nl', 'pt'])
const PRINTABLE = /^[ -~]+$/
const MAX_DIGITS = 200

const isDigit = (code: number) => code >= 48 && code <= 57

/** A weight for each printable character, asked from the collator; null where that does not describe its order. */
export function asciiWeights(collator: Intl.Collator): Uint8Array | null {
  if (!ROOT_ORDER.has(collator.resolvedOptions().locale.split('-')[0] ?? '')) return null
  const characters = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).sort(collator.compare)
  const weights = new Uint8Array(128)
  let weight = 1
  characters.forEach((character, index) => {
    if (index > 0 && collator.compare(characters[index - 1] ?? '', character) !== 0) weight += 1
    weights[character.charCodeAt(0)] = weight
  })
  return weights
}

/** Whether the weights say all about this text. */
export const isPlainAscii = (text: string) =>
  PRINTABLE.test(text) && !(text.length > MAX_DIGITS && /\d{200}/.test(text))

/** Writes texts one after the other; a start for each, and one for the end. */
export function naturalBytes(texts: readonly string[], weights: Uint8Array): ByteTexts {
  // A number of one digit takes three bytes; nothing else grows.
  const max = texts.reduce((sum, text) => sum + text.length, 0) * 3
  const bytes = new Uint8Array(max)
  const starts = new Uint32Array(texts.length + 1)
  const number = weights[48] ?? 0
  let at = 0
  texts.forEach((text, index) => {
    starts[index] = at
    for (let place = 0; place < text.length; place++) {
      const code = text.charCodeAt(place)
      if (!isDigit(code)) {
        bytes[at++] = weights[code] as number
        continue
      }
      let end = place + 1
      while (end < text.length && isDigit(text.charCodeAt(end))) end += 1
      while (place < end && text.charCodeAt(place) === 48) place += 1
      bytes[at++] = number
      bytes[at++] = end - place + 1
      for (; place < end; place++) bytes[at++] = text.charCodeAt(place)
      place = end - 1
    }
  })
  starts[texts.length] = at
  return { bytes: bytes.subarray(0, at), starts }
}
