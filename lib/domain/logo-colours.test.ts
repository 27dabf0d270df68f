import { coloursOf } from './logo-colours'

/** So many pixels of each colour, `rrggbbaa`. */
const pixels = (parts: Record<string, number>) =>
  Object.entries(parts).flatMap(([colour, count]) =>
    Array.from({ length: count }, () => [0, 2, 4, 6].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))).flat(),
  )

test('the colours of a logo: what covers most, vivid before grey, without its background', () => {
  const logo = {
    ffffffff: 900,
    '00000000': 900,
    '777777ff': 120,
    '12a48cff': 100,
    '13a58dff': 20,
    '0b2a24ff': 50,
    ff0000ff: 1,
  }
  expect(coloursOf(pixels(logo))).toEqual(['#12a48c', '#777777', '#0b2a24'])
})

test('five at most, and none of a picture without any', () => {
  const many = { ff0000ff: 9, '00ff00ff': 8, '0000ffff': 7, ffff00ff: 6, ff00ffff: 5, '00ffffff': 4, '000000ff': 3 }
  expect(coloursOf(pixels(many))).toEqual(['#ff0000', '#00ff00', '#0000ff', '#ffff00', '#ff00ff'])
  expect(coloursOf(pixels({ fffffff0: 10, ff000010: 10 }))).toEqual([])
  expect(coloursOf([])).toEqual([])
})
