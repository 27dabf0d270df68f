import { pageNumbers } from './pagination'

const shown = (page: number, pages: number) =>
  pageNumbers(page - 1, pages)
    .map((place) => (place === 'gap' ? '…' : place + 1))
    .join(' ')

test.each([
  [1, 1, '1'],
  [1, 7, '1 2 3 4 5 6 7'],
  [1, 8, '1 2 3 4 5 … 8'],
  [4, 8, '1 2 3 4 5 … 8'],
  [5, 8, '1 … 4 5 6 7 8'],
  [1, 12, '1 2 3 4 5 … 12'],
  [4, 12, '1 2 3 4 5 … 12'],
  [5, 12, '1 … 4 5 6 … 12'],
  [8, 12, '1 … 7 8 9 … 12'],
  [9, 12, '1 … 8 9 10 11 12'],
  [12, 12, '1 … 8 9 10 11 12'],
])('on page %i of %i the buttons are %s', (page, pages, places) => {
  expect(shown(page, pages)).toBe(places)
})

test('there are no buttons without pages and never more than seven places', () => {
  expect(pageNumbers(0, 0)).toEqual([])
  for (let page = 0; page < 40; page++) expect(pageNumbers(page, 40)).toHaveLength(7)
})
