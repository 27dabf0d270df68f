/** So many rows are read, or made, in a few milliseconds. */
export const SLICE = 500

/** Lets others be answered. A page has no `setImmediate`, and its `setTimeout` only waits a little longer. */
export const turn = () => new Promise<void>((done) => void (globalThis.setImmediate ?? setTimeout)(done))

/** What `make` makes of many rows, a slice at a time: whoever else is being answered gets their turn between two. */
export async function bySlices<T, R>(
  rows: readonly T[],
  make: (slice: readonly T[]) => readonly R[] | Promise<readonly R[]>,
): Promise<R[]> {
  const made: R[] = []
  for (let start = 0; start < rows.length; start += SLICE) {
    if (start > 0) await turn()
    made.push(...(await make(rows.slice(start, start + SLICE))))
  }
  return made
}

/** The same of each row. */
export const inSlices = <T, R>(rows: readonly T[], make: (row: T) => R): Promise<R[]> =>
  bySlices(rows, (slice) => slice.map(make))

/** JSON of an answer: of the long lists in it a slice at a time. */
export async function slicedJson(reply: unknown): Promise<string> {
  const isPlain = typeof reply === 'object' && reply !== null && !Array.isArray(reply)
  if (!isPlain || !Object.values(reply).some(isLong)) return JSON.stringify(reply)
  const members = Object.entries(reply).map(async ([name, value]: [string, unknown]) => {
    const json = isLong(value)
      ? `[${(await bySlices(value, (slice) => [JSON.stringify(slice).slice(1, -1)])).join(',')}]`
      : JSON.stringify(value)
    return json === undefined ? [] : [`${JSON.stringify(name)}:${json}`]
  })
  return `{${(await Promise.all(members)).flat().join(',')}}`
}

const isLong = (value: unknown): value is readonly unknown[] => Array.isArray(value) && value.length > SLICE
