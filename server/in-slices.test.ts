import { inSlices, SLICE, slicedJson } from './in-slices'

/** How often the event loop came round while a work was done. */
async function turnsOf(work: Promise<unknown>): Promise<number> {
  let turns = 0
  let isDone = false
  void work.then(() => (isDone = true))
  while (!isDone) {
    await new Promise(setImmediate)
    turns += 1
  }
  return turns
}

const rows = Array.from({ length: 5 * SLICE + 1 }, (_, number) => ({ number }))

test('many rows are made and written in slices, with a turn for others between two', async () => {
  expect(await turnsOf(inSlices(rows, (row) => row))).toBeGreaterThanOrEqual(5)
  expect(await turnsOf(slicedJson({ rows }))).toBeGreaterThanOrEqual(5)
})

test('what is written in slices is what is written at once', async () => {
  const answers = [
    null,
    'text',
    [],
    rows,
    [rows],
    {},
    { rows, next: null },
    { 'a "name"': rows, left: undefined, more: [1] },
  ]
  for (const answer of answers) expect(await slicedJson(answer)).toBe(JSON.stringify(answer))
})
