import { markRows, rowTest, type TextColumn, type Word, wordOf } from './text-column'

/** What a search found: a mark for each row, and the rows themselves when they are few. */
export type Hits = { words: readonly string[]; marks: Uint8Array; found: number; rows: Uint32Array | null }

/** Rows that hold every word in some column. What was found for the shorter word is not looked for everywhere again. */
export function find(
  columns: readonly TextColumn[],
  words: readonly string[],
  count: number,
  before: Hits | null,
): Hits {
  const asked = words.map(wordOf)
  const isNarrower = before?.rows && before.words.every((old) => words.some((word) => word.includes(old)))
  return isNarrower && before.rows ? narrow(columns, asked, count, before.rows) : findAll(columns, asked, count)
}

function narrow(columns: readonly TextColumn[], words: readonly Word[], count: number, candidates: Uint32Array): Hits {
  const marks = new Uint8Array(count)
  const rows = new Uint32Array(candidates.length)
  const tests = words.map((word) => columns.flatMap((column) => rowTest(column, word) ?? []))
  let found = 0
  for (const row of candidates) {
    if (!tests.every((some) => some.some((test) => test(row)))) continue
    marks[row] = 1
    rows[found++] = row
  }
  return { words: words.map(({ text }) => text), marks, found, rows: rows.subarray(0, found) }
}

function findAll(columns: readonly TextColumn[], words: readonly Word[], count: number): Hits {
  const marks = new Uint8Array(count)
  words.forEach((word, index) => {
    const target = index === 0 ? marks : new Uint8Array(count)
    for (const column of columns) markRows(column, word, target)
    if (index > 0) keepCommon(marks, target)
  })
  let found = 0
  for (let row = 0; row < count; row++) found += marks[row] as number
  return {
    words: words.map(({ text }) => text),
    marks,
    found,
    rows: found * 8 < count ? markedRows(marks, found) : null,
  }
}

function keepCommon(marks: Uint8Array, others: Uint8Array) {
  for (let row = 0; row < marks.length; row++) marks[row] = (marks[row] as number) & (others[row] as number)
}

function markedRows(marks: Uint8Array, found: number) {
  const rows = new Uint32Array(found)
  let at = 0
  for (let row = 0; row < marks.length; row++) if (marks[row] === 1) rows[at++] = row
  return rows
}
