/** RFC 3492, with the values that names in the DNS use. */
const BASE = 36
const FIRST_BIAS = 72
const FIRST_CODE = 0x80
const LAST_CODE = 0x10ffff
/** What the DNS allows between two dots. */
const LONGEST = 63

const digitOf = (sign: string | undefined) => {
  if (sign === undefined) return null
  const place = 'abcdefghijklmnopqrstuvwxyz0123456789'.indexOf(sign.toLowerCase())
  return place < 0 ? null : place
}

function adapt(delta: number, length: number, isFirst: boolean) {
  let rest = Math.floor(delta / (isFirst ? 700 : 2))
  rest += Math.floor(rest / length)
  let bias = 0
  for (; rest > 455; bias += BASE) rest = Math.floor(rest / (BASE - 1))
  return bias + Math.floor((BASE * rest) / (rest + 38))
}

/** The letters of a label without its `xn--`. Null for what is no punycode. */
export function decodePunycode(code: string): string | null {
  if (code.length > LONGEST) return null
  const plain = Math.max(code.lastIndexOf('-'), 0)
  const points = Array.from(code.slice(0, plain), (sign) => sign.codePointAt(0) ?? 0)
  let [point, place, bias, at] = [FIRST_CODE, 0, FIRST_BIAS, plain > 0 ? plain + 1 : 0]
  while (at < code.length) {
    const before = place
    for (let weight = 1, position = BASE; ; position += BASE) {
      const digit = digitOf(code[at++])
      if (digit === null) return null
      place += digit * weight
      const threshold = Math.min(Math.max(position - bias, 1), 26)
      if (digit < threshold) break
      weight *= BASE - threshold
    }
    const length = points.length + 1
    bias = adapt(place - before, length, before === 0)
    point += Math.floor(place / length)
    if (point > LAST_CODE) return null
    place %= length
    points.splice(place++, 0, point)
  }
  return String.fromCodePoint(...points)
}
