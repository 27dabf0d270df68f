import { markedParts, otherNameFor, rankOf } from './match'

test.each([
  ['scan hi', 'Scan History', '', 0],
  ['history scan', 'Scan History', '', 1],
  ['EXAMPLE', 'shop.example.com', '', 1],
  ['stor', 'Scan History', '', 2],
  ['ssl', 'Assets', 'ssl domain', 3],
  ['past scan', 'Scan History', 'reports past', 3],
  ['cafe', 'Café Nord', '', 0],
  ['history zebra', 'Scan History', '', null],
])('a search for “%s” finds %s (%s) with rank %s', (query, name, otherNames, rank) => {
  expect(rankOf(query, name, otherNames)).toBe(rank)
})

test('what is found by another name says which', () => {
  expect(otherNameFor('ssl', 'Assets', 'domain ssl site')).toBe('ssl')
  expect(otherNameFor('ass', 'Assets', 'ssl')).toBeUndefined()
})

test('every place that a search names is marked, and nothing is lost', () => {
  const parts = markedParts('Scan of scanners', 'SCAN of')
  expect(parts.filter(({ isMarked }) => isMarked).map(({ text }) => text)).toEqual(['Scan', 'of', 'scan'])
  expect(parts.map(({ text }) => text).join('')).toBe('Scan of scanners')
  expect(markedParts('İstanbul', 'ist')).toEqual([{ text: 'İstanbul', isMarked: false }])
})
