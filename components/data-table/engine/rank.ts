import { keyComparer, type Ordering, orderingOf, type SortKey, sortKeyOf } from '@/components/data-table/sort-key'
import { asciiWeights, isPlainAscii, naturalBytes } from './natural-bytes'
import { compareBytes, sortBytes } from './sort-bytes'

/** For each row the place of its value among the distinct ones; rows without a value have the last place. */
export type Ranks = { ranks: Uint32Array; places: number }

export function rankValues(values: readonly unknown[], told: Ordering | undefined, collator: Intl.Collator): Ranks {
  const ordering = told ?? orderingOf(values)
  const distinct = new Map<unknown, number>()
  const codes = new Uint32Array(values.length)
  const few = Math.max(1024, values.length >> 3)
  for (let row = 0; row < values.length; row++) {
    let code = distinct.get(values[row])
    if (code === undefined) {
      if (distinct.size >= few) return rankKeys(values.map(sortKeyOf(ordering)), ordering, collator)
      code = distinct.size
      distinct.set(values[row], code)
    }
    codes[row] = code
  }
  const { ranks, places } = rankKeys([...distinct.keys()].map(sortKeyOf(ordering)), ordering, collator)
  for (let row = 0; row < codes.length; row++) codes[row] = ranks[codes[row] as number] as number
  return { ranks: codes, places }
}

function rankKeys(keys: readonly SortKey[], ordering: Ordering, collator: Intl.Collator): Ranks {
  if (ordering === 'text') return rankTexts(keys, collator)
  if (ordering === 'ip')
    return rankInOrder(keys, sortedPositions(keys, keyComparer(ordering, collator)), (a, b) => keys[a] === keys[b])
  return rankNumbers(keys)
}

function sortedPositions(keys: readonly SortKey[], compare: (a: SortKey, b: SortKey) => number) {
  return positionsOf(keys, (key) => key !== undefined).sort((a, b) => compare(keys[a], keys[b]))
}

function positionsOf(keys: readonly SortKey[], isWanted: (key: SortKey) => boolean) {
  const positions: number[] = []
  keys.forEach((key, position) => {
    if (isWanted(key)) positions.push(position)
  })
  return positions
}

/** Equal neighbours share a place; what is not in the order comes last. */
function rankInOrder(
  keys: readonly SortKey[],
  order: ArrayLike<number>,
  isSame: (a: number, b: number) => boolean,
): Ranks {
  const ranks = new Uint32Array(keys.length)
  let place = 0
  for (let index = 0; index < order.length; index++) {
    const position = order[index] as number
    if (index > 0 && !isSame(order[index - 1] as number, position)) place += 1
    ranks[position] = place
  }
  const places = order.length === 0 ? 0 : place + 1
  if (order.length < keys.length)
    for (let position = 0; position < keys.length; position++)
      if (keys[position] === undefined) ranks[position] = places
  return { ranks, places: places + 1 }
}

function rankNumbers(keys: readonly SortKey[]): Ranks {
  const sorted = Float64Array.from(keys.filter((key) => typeof key === 'number')).sort()
  const places = new Map<number, number>()
  for (const number of sorted) if (!places.has(number)) places.set(number, places.size)
  const last = places.size
  return {
    ranks: Uint32Array.from(keys, (key) => (typeof key === 'number' ? (places.get(key) ?? last) : last)),
    places: last + 1,
  }
}

/** Plain ASCII is ordered by its bytes; the rest is asked from the collator and put between. */
function rankTexts(keys: readonly SortKey[], collator: Intl.Collator): Ranks {
  const weights = asciiWeights(collator)
  const compare = (a: number, b: number) => collator.compare(String(keys[a]), String(keys[b]))
  const isPlain = (key: SortKey): key is string => typeof key === 'string' && weights !== null && isPlainAscii(key)
  const plain = positionsOf(keys, isPlain)
  const others = positionsOf(keys, (key) => key !== undefined && !isPlain(key)).sort(compare)
  if (plain.length === 0 || !weights) return rankInOrder(keys, others, (a, b) => compare(a, b) === 0)
  const texts = naturalBytes(
    plain.map((position) => String(keys[position])),
    weights,
  )
  const order = sortBytes(texts)
  if (others.length === 0) {
    const indexes = new Map<number, number>()
    if (plain.length === keys.length) return rankInOrder(keys, order, (a, b) => compareBytes(texts, a, b) === 0)
    plain.forEach((position, index) => indexes.set(position, index))
    return rankInOrder(
      keys,
      order.map((index) => plain[index] as number),
      (a, b) => compareBytes(texts, indexes.get(a) ?? 0, indexes.get(b) ?? 0) === 0,
    )
  }
  return rankInOrder(
    keys,
    merge(
      Array.from(order, (index) => plain[index] as number),
      others,
      compare,
    ),
    (a, b) => compare(a, b) === 0,
  )
}

/** Two sorted lists as one: each of the few is searched for among the many. */
function merge(many: readonly number[], few: readonly number[], compare: (a: number, b: number) => number) {
  const merged: number[] = []
  let from = 0
  for (const item of few) {
    let low = from
    let high = many.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (compare(many[middle] as number, item) < 0) low = middle + 1
      else high = middle
    }
    for (; from < low; from++) merged.push(many[from] as number)
    merged.push(item)
  }
  for (; from < many.length; from++) merged.push(many[from] as number)
  return merged
}
