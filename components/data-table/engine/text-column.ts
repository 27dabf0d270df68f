import { plainText } from '@/components/data-table/search-text'

/** A word, and which letters and pairs of letters it is made of. */
export type Word = { text: string; letters: number; pairs: number }

/** Few different texts: each is looked at once, whatever the number of rows. */
export type FewTexts = { kind: 'few'; codes: Uint16Array; texts: readonly string[] }
/** Many different texts: most rows are ruled out by their letters before a text is looked at. */
export type ManyTexts = { kind: 'many'; texts: readonly string[]; letters: Uint32Array; pairs: Uint32Array }
export type TextColumn = FewTexts | ManyTexts

const pairBit = (first: number, second: number) => 1 << (Math.imul(first * 31 + second, 0x9e3779b1) >>> 27)

export function wordOf(text: string): Word {
  let letters = 0
  let pairs = 0
  let before = 0
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    letters |= 1 << (code & 31)
    if (index > 0) pairs |= pairBit(before, code)
    before = code
  }
  return { text, letters, pairs }
}

export function textColumn(texts: readonly string[]): TextColumn {
  return fewTexts(texts) ?? manyTexts(texts)
}

function fewTexts(texts: readonly string[]): FewTexts | null {
  const max = Math.min(65_536, Math.max(1024, texts.length >> 3))
  const places = new Map<string, number>()
  const codes = new Uint16Array(texts.length)
  for (let row = 0; row < texts.length; row++) {
    const text = texts[row] as string
    let code = places.get(text)
    if (code === undefined) {
      if (places.size >= max) return null
      code = places.size
      places.set(text, code)
    }
    codes[row] = code
  }
  return { kind: 'few', codes, texts: [...places.keys()].map(plainText) }
}

function manyTexts(texts: readonly string[]): ManyTexts {
  const plain = texts.map(plainText)
  const letters = new Uint32Array(texts.length)
  const pairs = new Uint32Array(texts.length)
  plain.forEach((text, row) => {
    const marks = wordOf(text)
    letters[row] = marks.letters
    pairs[row] = marks.pairs
  })
  return { kind: 'many', texts: plain, letters, pairs }
}

/** Which of the few texts hold the word; null when none does. */
function holders({ texts }: FewTexts, { text }: Word) {
  const held = Uint8Array.from(texts, (one) => (one.includes(text) ? 1 : 0))
  return held.includes(1) ? held : null
}

/** Marks the rows that hold the word in this column. */
export function markRows(column: TextColumn, word: Word, marks: Uint8Array) {
  if (column.kind === 'many') return markMany(column, word, marks)
  const held = holders(column, word)
  if (held) markFew(column.codes, held, marks)
}

function markFew(codes: Uint16Array, held: Uint8Array, marks: Uint8Array) {
  for (let row = 0; row < marks.length; row++)
    marks[row] = (marks[row] as number) | (held[codes[row] as number] as number)
}

// Bit operations answer in signed numbers, the arrays hold unsigned ones.
function markMany(
  { texts, letters, pairs }: ManyTexts,
  { text, letters: ofWord, pairs: pairsOfWord }: Word,
  marks: Uint8Array,
) {
  for (let row = 0; row < marks.length; row++) {
    if (
      marks[row] !== 0 ||
      ((letters[row] as number) & ofWord) !== ofWord ||
      ((pairs[row] as number) & pairsOfWord) !== pairsOfWord
    )
      continue
    if ((texts[row] as string).includes(text)) marks[row] = 1
  }
}

/** Asks single rows whether they hold the word in this column. */
export function rowTest(column: TextColumn, word: Word): ((row: number) => boolean) | null {
  if (column.kind === 'few') {
    const held = holders(column, word)
    return held && ((row) => held[column.codes[row] as number] === 1)
  }
  const { texts, letters, pairs } = column
  return (row) =>
    ((letters[row] as number) & word.letters) === word.letters &&
    ((pairs[row] as number) & word.pairs) === word.pairs &&
    (texts[row] as string).includes(word.text)
}
