import { contrast } from './brand-shades'
import { readableUnder } from './readable-colour'

test.each([
  ['#007dff', '#ffffff'],
  ['#ffe600', '#ffffff'],
  ['#000000', '#111111'],
  ['#808080', '#808080'],
  ['#00ff00', '#0000ff'],
])('words on a shade of %s in %s can be read', (colour, words) => {
  const shade = readableUnder(colour, words)
  expect(contrast(shade, words)).toBeGreaterThanOrEqual(4.5)
})

test('the shade is of the same kind, and what can be read stays', () => {
  expect(readableUnder('#007dff', '#ffffff')).toMatch(/^#00[67]/)
  expect(readableUnder('#0057b8', '#ffffff')).toBe('#0057b8')
})
