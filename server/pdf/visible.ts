import type { Face, Fonts } from './fonts'

/** Characters that a person cannot see, and that could hide or turn round what stands beside them. */
const INVISIBLE =
  /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB]/u
/** These only choose how their neighbours look. */
const JOINERS = /\u200C|\u200D|[\uFE00-\uFE0F]/gu
/** As wide as it may be, a space is a space. */
const SPACES = /[^\P{Zs}\u00A0]|\t/gu
const PLAIN = /^[\x20-\x7E]*$/
/** Signs by which our own words from right to left, and the dates in them, keep their order. They are never drawn. */
export const MARKS = /[\u061C\u200E\u200F\u2068\u2069]/g
const MARK = new RegExp(MARKS.source)
const MAX_NAMED = 12

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** A stretch of text in one font. */
export type Run = { text: string; font: string }

/** A text between the signs that let it run its own way. */
export const apartIn = (text: string) => `\u2068${text}\u2069`

/**
 * One line of text as runs that the fonts can draw. What they cannot, and what nobody could see, is written as
 * `[U+202E]`; `keepsMarks`: but not MARKS.
 */
export function visibleRuns(text: string, face: Face, fonts: Fonts, keepsMarks = false): Run[] {
  const plain = fonts.nameFor('a', face) ?? ''
  if (PLAIN.test(text)) return text === '' ? [] : [{ text, font: plain }]
  const runs: Run[] = []
  let missing: string[] = []
  const add = (part: string, font: string) => {
    const last = runs.at(-1)
    if (last?.font === font) last.text += part
    else runs.push({ text: part, font })
  }
  const flush = () => {
    if (missing.length > 0) add(nameOf(missing), plain)
    missing = []
  }
  for (const part of partsOf(text, face, fonts)) {
    if (keepsMarks && MARK.test(part)) {
      flush()
      add(part, runs.at(-1)?.font ?? plain)
      continue
    }
    const font = INVISIBLE.test(part) ? null : fonts.nameFor(part, face)
    if (font === null) missing.push(part)
    else {
      flush()
      add(part, font)
    }
  }
  flush()
  return runs
}

/** What a person sees as one character, in one piece when a font has all of it. */
function partsOf(text: string, face: Face, fonts: Fonts): string[] {
  const clean = text.toWellFormed().replace(SPACES, ' ').normalize('NFC')
  return Array.from(graphemes.segment(clean), ({ segment }) => segment).flatMap((segment) => {
    if (fonts.nameFor(segment, face) !== null) return [segment]
    const bare = segment.replace(JOINERS, '')
    return fonts.nameFor(bare, face) === null ? Array.from(bare) : [bare]
  })
}

/** For names that are not drawn: bookmarks, titles, descriptions. */
export const withoutInvisible = (text: string) =>
  Array.from(text.toWellFormed().replace(MARKS, ''), (character) => (INVISIBLE.test(character) ? ' ' : character)).join(
    '',
  )

function nameOf(characters: string[]): string {
  const names = characters
    .slice(0, MAX_NAMED)
    .map((character) => `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`)
  const more = characters.length - MAX_NAMED
  return `[${names.join(' ')}${more > 0 ? ` +${more}` : ''}]`
}
