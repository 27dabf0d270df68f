import type { ByteTexts } from './natural-bytes'

const SMALL = 24

/** Below zero when text `a` stands before text `b`. */
export function compareBytes({ bytes, starts }: ByteTexts, a: number, b: number, from = 0): number {
  let left = (starts[a] as number) + from
  let right = (starts[b] as number) + from
  const leftEnd = starts[a + 1] as number
  const rightEnd = starts[b + 1] as number
  while (left < leftEnd && right < rightEnd) {
    const difference = (bytes[left++] as number) - (bytes[right++] as number)
    if (difference !== 0) return difference
  }
  return leftEnd - left - (rightEnd - right)
}

/**
 * The positions of the texts in order; equal ones by position. Sorts by five bytes at a time, and what is equal in them
 * by the next five.
 */
export function sortBytes(texts: ByteTexts): Uint32Array {
  const count = texts.starts.length - 1
  const order = Uint32Array.from({ length: count }, (_, index) => index)
  if (isSorted(texts, count)) return order
  const keys = new BigUint64Array(count)
  const words = new Uint32Array(keys.buffer)
  const groups: [start: number, end: number, from: number][] = [[0, count, 0]]
  for (let group = groups.pop(); group; group = groups.pop()) {
    const [start, end, from] = group
    if (end - start < 2) continue
    if (end - start <= SMALL) {
      order.subarray(start, end).sort((a, b) => compareBytes(texts, a, b, from) || a - b)
      continue
    }
    const shared = from + sharedBytes(texts, order, start, end, from)
    // The low half holds the fifth byte and the position (engines hold up to 2^24 rows), so that equal bytes keep their
    // order.
    for (let place = start; place < end; place++) pack(texts, order[place] as number, shared, words, place * 2)
    keys.subarray(start, end).sort()
    let first = start
    for (let place = start; place < end; place++) {
      const isLast = place + 1 === end || !hasSamePack(words, place, place + 1)
      if (!isLast) continue
      // A zero is the end of a text: equal packs that hold one are equal texts.
      if (place > first && (words[place * 2] as number) >>> 24 !== 0) groups.push([first, place + 1, shared + 5])
      first = place + 1
    }
    for (let place = start; place < end; place++) order[place] = (words[place * 2] as number) & 0xffffff
  }
  return order
}

function isSorted(texts: ByteTexts, count: number) {
  for (let index = 1; index < count; index++) if (compareBytes(texts, index - 1, index) > 0) return false
  return true
}

/** How many bytes all texts of a group have in common after the first `from`. */
function sharedBytes({ bytes, starts }: ByteTexts, order: Uint32Array, start: number, end: number, from: number) {
  const first = order[start] as number
  const begin = (starts[first] as number) + from
  let shared = (starts[first + 1] as number) - begin
  for (let place = start + 1; place < end && shared > 0; place++) {
    const row = order[place] as number
    const other = (starts[row] as number) + from
    const max = Math.min(shared, (starts[row + 1] as number) - other)
    let same = 0
    while (same < max && bytes[begin + same] === bytes[other + same]) same += 1
    shared = same
  }
  return Math.max(0, shared)
}

function pack({ bytes, starts }: ByteTexts, row: number, from: number, words: Uint32Array, place: number) {
  const at = (starts[row] as number) + from
  const end = starts[row + 1] as number
  const byte = (index: number) => (at + index < end ? (bytes[at + index] as number) : 0)
  words[place + 1] = ((byte(0) << 24) | (byte(1) << 16) | (byte(2) << 8) | byte(3)) >>> 0
  words[place] = ((byte(4) << 24) | row) >>> 0
}

const hasSamePack = (words: Uint32Array, a: number, b: number) =>
  words[a * 2 + 1] === words[b * 2 + 1] && (words[a * 2] as number) >>> 24 === (words[b * 2] as number) >>> 24
