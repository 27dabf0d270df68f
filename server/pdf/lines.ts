import createBidi from 'bidi-js'
import type { Face, Fonts } from './fonts'
import { MARKS, type Run, visibleRuns } from './visible'

export type Placed = Run & { x: number }
/** A line as it is drawn: its runs from left to right. */
export type Line = { runs: Placed[]; width: number; isRtl: boolean }
/** `direction`: which way our own sentences run; what a site answered, which is set in mono, runs as it begins. */
export type Setting = { face: Face; size: number; width: number; direction?: 'ltr' | 'rtl' }

/** Letters of one word, a space, or a single sign; of one font and one direction. */
type Piece = Run & { level: number; width: number; isSpace: boolean }

const RTL = /[\u0590-\u08FF\u200F\u2068\uFB1D-\uFDFF\uFE70-\uFEFC]/
const BREAK_AFTER = /[/\-?&=.,;:_)\]}|]/
/** A long word breaks at a sign only in the last part of a line. */
const EARLIEST_BREAK = 0.6
/** A line with less left than this takes no part of one. */
const FULL = 0.8

const bidi = createBidi()

/** A text broken into lines no wider than `width`, words that are longer broken too. */
export function breakLines(text: string, setting: Setting, fonts: Fonts): Line[] {
  return text.split(/\r\n?|\n/).flatMap((paragraph) => breakParagraph(paragraph, setting, fonts))
}

function breakParagraph(paragraph: string, { face, size, width, direction = 'ltr' }: Setting, fonts: Fonts): Line[] {
  const own = face === 'mono' ? 'auto' : direction
  const runs = visibleRuns(paragraph, face, fonts, own === 'rtl')
  const text = runs.map((run) => run.text).join('')
  const { levels, base } = levelsOf(text, own)
  const lines: Line[] = []
  let line: Piece[] = []
  let used = 0
  const finish = () => {
    lines.push(arrange(line, base, size))
    line = []
    used = 0
  }
  const put = (pieces: Piece[]) => {
    line.push(...pieces)
    used += widthOf(pieces) * size
  }
  for (const word of wordsOf(runs, levels, fonts)) {
    const isSpace = word[0]?.isSpace === true
    if (used + widthOf(word) * size <= width) put(word)
    else if (isSpace) {
      if (line.length > 0) finish()
    } else if (widthOf(word) * size <= width) {
      finish()
      put(word)
    } else {
      if (used > width * FULL) finish()
      for (const part of cutWord(word, width / size, used / size, fonts)) {
        if (used + widthOf(part) * size > width) finish()
        put(part)
      }
    }
  }
  finish()
  return lines
}

/**
 * Our own sentences run one way, whatever name they begin with. Those without a letter from right to left are not ours,
 * or not translated.
 */
function levelsOf(text: string, direction: 'auto' | 'ltr' | 'rtl'): { levels: Uint8Array | null; base: number } {
  if (!RTL.test(text)) return { levels: null, base: 0 }
  const { levels, paragraphs } = bidi.getEmbeddingLevels(text, direction)
  return { levels, base: paragraphs[0]?.level ?? 0 }
}

/** Words and the spaces between them, each as its pieces. */
function wordsOf(runs: Run[], levels: Uint8Array | null, fonts: Fonts): Piece[][] {
  const words: Piece[][] = []
  let start = 0
  let before = ' '
  for (const run of runs) {
    for (const [part] of run.text.matchAll(/ +|[^ ]+/g)) {
      const pieces = piecesOf(part, run.font, levels?.subarray(start, start + part.length), fonts)
      const isSpace = part.startsWith(' ')
      const last = words.at(-1)
      if (last && !isSpace && before !== ' ') last.push(...pieces)
      else words.push(pieces)
      start += part.length
      before = part.charAt(part.length - 1)
    }
  }
  return words
}

function piecesOf(text: string, font: string, levels: Uint8Array | undefined, fonts: Fonts): Piece[] {
  const pieces: Piece[] = []
  const add = (marked: string, level: number) => {
    const part = marked.replace(MARKS, '')
    if (part !== '')
      pieces.push({ text: part, font, level, width: fonts.width(part, font), isSpace: part.startsWith(' ') })
  }
  if (!levels) {
    add(text, 0)
    return pieces
  }
  let start = 0
  for (let end = 1; end <= text.length; end++) {
    if (end < text.length && levels[end] === levels[start]) continue
    const level = levels[start] ?? 0
    const part = text.slice(start, end)
    // A font draws the letters of a word from right to left by itself, but not the signs between words.
    if (level % 2 === 0) add(part, level)
    else
      for (const [own] of part.matchAll(/[\p{L}\p{M}\u200C\u200D]+|[^]/gu))
        add(bidi.getMirroredCharacter(own) ?? own, level)
    start = end
  }
  return pieces
}

/** A word that is wider than a line, in parts that fit: the first in what is left of this line. */
function cutWord(word: Piece[], width: number, used: number, fonts: Fonts): Piece[][] {
  const parts: Piece[][] = []
  let part: Piece[] = []
  let room = width - used
  for (const piece of word) {
    const characters = Array.from(piece.text)
    let from = 0
    let taken = 0
    let sign = 0
    for (const [index, character] of characters.entries()) {
      const next = fonts.width(character, piece.font)
      if (taken + next > room && (index > from || part.length > 0)) {
        const end = sign > from ? sign : index
        if (end > from) part.push(sized(characters.slice(from, end).join(''), piece, fonts))
        parts.push(part)
        part = []
        taken = characters.slice(end, index).reduce((total, each) => total + fonts.width(each, piece.font), 0)
        from = end
        room = width
      }
      taken += next
      if (BREAK_AFTER.test(character) && taken > room * EARLIEST_BREAK) sign = index + 1
    }
    part.push(sized(characters.slice(from).join(''), piece, fonts))
    room -= taken
  }
  return [...parts, part]
}

const sized = (text: string, piece: Piece, fonts: Fonts): Piece => ({
  ...piece,
  text,
  width: fonts.width(text, piece.font),
})

const widthOf = (pieces: Piece[]) => pieces.reduce((total, piece) => total + piece.width, 0)

/** The pieces in the order of the eye (rule L2 of the bidirectional algorithm), neighbours of one font joined. */
function arrange(line: Piece[], base: number, size: number): Line {
  const pieces = [...line]
  while (pieces.length > 1 && pieces.at(-1)?.isSpace) pieces.pop()
  const highest = Math.max(0, ...pieces.map(({ level }) => level))
  for (let level = highest; level > 0; level--) {
    let start = 0
    while (start < pieces.length) {
      let end = start
      while ((pieces[end]?.level ?? -1) >= level) end++
      pieces.splice(start, end - start, ...pieces.slice(start, end).reverse())
      start = end + 1
    }
  }
  const runs: Placed[] = []
  let x = 0
  let before: Piece | undefined
  for (const piece of pieces) {
    const last = runs.at(-1)
    if (last && before?.font === piece.font && before.level % 2 === 0 && piece.level % 2 === 0) last.text += piece.text
    else runs.push({ text: piece.text, font: piece.font, x: x * size })
    x += piece.width
    before = piece
  }
  return { runs, width: x * size, isRtl: base % 2 === 1 }
}
