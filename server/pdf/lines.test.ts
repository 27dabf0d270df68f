import PDFDocument from 'pdfkit'
import { type Face, Fonts } from './fonts'
import { breakLines } from './lines'

const fonts = new Fonts(new PDFDocument({ font: '' }))
const set = (text: string, width = 300, face: Face = 'mono', direction: 'ltr' | 'rtl' = 'ltr') =>
  breakLines(text, { face, size: 10, width, direction }, fonts)
/** What is drawn, from left to right. */
const drawn = (text: string, width?: number) => set(text, width).map(({ runs }) => runs.map((run) => run.text).join(''))

test('words wrap, and what stands in lines stays in lines', () => {
  expect(drawn('one two three', 45)).toEqual(['one two', 'three'])
  expect(drawn('first\n\n  second\r\nthird')).toEqual(['first', '', '  second', 'third'])
})

test('a word of 10,000 characters wraps too, and nothing of it is lost', () => {
  const word = `https://shop.example.com/${'abcdefghi/'.repeat(1000)}`
  const lines = set(`see ${word} now`)
  expect(
    lines
      .map(({ runs }) => runs.map((run) => run.text).join(''))
      .join('')
      .replace('see ', 'see'),
  ).toBe(`see${word} now`)
  for (const { width } of lines) expect(width).toBeLessThanOrEqual(300)
  expect(lines[0]?.runs[0]?.text).toMatch(/\/$/)
})

test('text from right to left is drawn in that order, its brackets turned, numbers and names as they are', () => {
  const [line] = set('مرحبا (2026) shop.example.com')
  expect(line?.isRtl).toBe(true)
  expect(line?.runs.map((run) => run.text).join('')).toBe('shop.example.com (2026) مرحبا')
  const [ours] = set('مثال.example, Nov 20', 300, 'regular')
  expect(ours?.isRtl).toBe(false)
  expect(ours?.runs.map((run) => run.text).join('')).toBe('مثال.example, Nov 20')
  const [within] = set('Title: مرحبا بالعالم.')
  expect(within?.isRtl).toBe(false)
  expect(within?.runs.map((run) => run.text).join('')).toBe('Title: بالعالم مرحبا.')
})

test('a sentence of ours from right to left keeps what stands in it, and never shows the signs that do that', () => {
  const [line] = set('الموقع \u2068https://shop.example.com/\u2069 بطيء.', 500, 'regular', 'rtl')
  expect(line?.isRtl).toBe(true)
  expect(line?.runs.map((run) => run.text).join('')).toBe('.بطيء https://shop.example.com/ الموقع')
  const [date] = set('20\u200F/11\u200F/2026', 500, 'regular', 'rtl')
  expect(date?.runs.map((run) => run.text).join('')).toBe('2026/11/20')
  expect(
    set('a\u2068b\u202E', 500, 'mono', 'rtl')[0]
      ?.runs.map((run) => run.text)
      .join(''),
  ).toBe('a[U+2068]b[U+202E]')
  expect(
    set('a\u2068b\u202E', 500, 'regular', 'rtl')[0]
      ?.runs.map((run) => run.text)
      .join(''),
  ).toBe('ab[U+202E]')
})

test.each([
  ['a control character', 'a\u0007b', 'a[U+0007]b'],
  ['a sign that turns text round', 'a\u202Eb', 'a[U+202E]b'],
  ['half a character', 'a\uD83Db', 'a\uFFFDb'],
  ['what no font has', 'a漢字b', 'a[U+6F22 U+5B57]b'],
  ['a great deal of it', '漢'.repeat(40), `[${Array(12).fill('U+6F22').join(' ')} +28]`],
  ['a sign put together from several', 'e\u0301 👩‍💻', 'é [U+1F469 U+1F4BB]'],
  ['a tab and strange spaces', 'a\tb\u202Fc', 'a b c'],
  ['other scripts', 'ż Ж Ω ạ', 'ż Ж Ω ạ'],
])('%s is visible and never an empty box', (_, text, expected) => {
  expect(drawn(text, 2000)).toEqual([expected])
})
