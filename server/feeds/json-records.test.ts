import { recordsOf } from './json-records'

/** The text in pieces of this many bytes, as a slow line brings it. */
async function* pieces(text: string, size: number) {
  const bytes = new TextEncoder().encode(text)
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

const read = async (text: string, size: number) => {
  const members: [string, unknown][] = []
  for await (const member of recordsOf(pieces(text, size))) members.push(member)
  return members
}

const RECORDS = {
  a: { text: 'brackets }{][, "quotes" and \\ in ü €' },
  'b,{"': [1, [2, { c: null }]],
  d: 'plain',
  e: 7,
  f: {},
}

test.each([1, 2, 3, 7, 1_000])('the members of an object come one by one, in pieces of %i bytes', async (size) => {
  for (const text of [JSON.stringify(RECORDS), JSON.stringify(RECORDS, null, 2)])
    expect(Object.fromEntries(await read(text, size))).toEqual(RECORDS)
})

test('an empty object has no members', async () => {
  expect(await read(' { } ', 2)).toEqual([])
})

test.each([
  ['[{"a":1}]', 'a list'],
  ['{"a":1', 'text that breaks off'],
  ['{"a":1} {"b":2}', 'two objects'],
  ['{"a":1}}', 'a bracket too many'],
  ['{a:1}', 'no JSON'],
  ['<html>', 'a page'],
  ['"text"', 'a text'],
])('%s is refused: %s', async (text) => {
  await expect(read(text, 4)).rejects.toThrow(/^it /)
})

test('a record without an end is given up before it fills the memory', async () => {
  await expect(read(`{"a":"${'x'.repeat(2_100_000)}"}`, 65_536)).rejects.toThrow('one of its records is too long')
})
