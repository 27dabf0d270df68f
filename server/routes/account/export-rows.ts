/** Rows of a table, a batch at a time. */
export type Rows = AsyncIterable<readonly object[]>

export async function* once(read: () => PromiseLike<readonly object[]>): Rows {
  yield await read()
}
