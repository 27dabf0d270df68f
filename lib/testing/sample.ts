/** `npm run test:full` tries the whole product of each matrix. */
export const isFull = process.env.TEST_FULL === '1'

/** Another part of each matrix: `.ci/run` sets it by the commit, so that over time the whole of it is tried. */
const SHIFT = Number(process.env.TEST_TURN ?? 0)

/**
 * What `npm test` tries of one side of a matrix at one place of the other: `count` of the items, the next ones each
 * time, so that every item and every place has its turn, in their order. One rule decides about all of them, and a
 * fault in it shows wherever it is asked.
 */
export function byTurns<T>(items: readonly T[], turn: number, count: number): T[] {
  if (isFull || items.length <= count) return [...items]
  const start = ((turn + SHIFT) * count) % items.length
  return items.filter((_, index) => (index - start + items.length) % items.length < count)
}
