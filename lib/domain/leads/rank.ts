/** Places in a column as texts, so that one that moves is the only one that is written. Compared byte by byte. */
const DIGITS = '0123456789abcdefghijklmnopqrstuvwxyz'

const digitAt = (text: string, place: number, none: number) => {
  const digit = text[place]
  return digit === undefined ? none : DIGITS.indexOf(digit)
}

/** A place behind `before` and in front of `after`; an empty text is the beginning, null the end. */
export function rankBetween(before: string, after: string | null): string {
  let made = ''
  let isBelow = after !== null
  for (let place = 0; ; place += 1) {
    const low = digitAt(before, place, 0)
    const high = isBelow ? digitAt(after ?? '', place, 0) : DIGITS.length
    const middle = Math.floor((low + high) / 2)
    if (middle > low) return made + DIGITS[middle]
    made += DIGITS[low]
    // What differs here already may be followed by anything.
    if (low < high) isBelow = false
  }
}
