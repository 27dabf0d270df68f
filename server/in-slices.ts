/** So many rows are made in a few milliseconds. */
const SLICE = 500

/** A page has no `setImmediate`, and its `setTimeout` only waits a little longer. */
const turn = () => new Promise<void>((done) => void (globalThis.setImmediate ?? setTimeout)(done))

/** What `make` makes of many rows, in slices: whoever else is being answered gets their turn between two of them. */
export async function inSlices<T, R>(rows: readonly T[], make: (row: T) => R): Promise<R[]> {
  const made: R[] = []
  for (let start = 0; start < rows.length; start += SLICE) {
    if (start > 0) await turn()
    for (const row of rows.slice(start, start + SLICE)) made.push(make(row))
  }
  return made
}
