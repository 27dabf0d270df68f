import { plainModel } from './row-model'
import type { ColumnSource } from './row-source'
import { ipKey, type Ordering, orderingOf, textCollator, valueText } from './sort-key'

function sorted(values: readonly unknown[], ordering?: Ordering, desc = false) {
  const column: ColumnSource<unknown> = {
    id: 'v',
    label: 'V',
    value: (row) => row,
    text: valueText,
    hasOwnText: false,
    ordering,
    isSortable: true,
    isSearchable: true,
  }
  const positions = plainModel(values, [column], textCollator('en'))
    .view('', [{ id: 'v', desc }])
    .slice(0, values.length)
  return positions.map((position) => values[position])
}

test.each<[string, unknown[], Ordering | undefined]>([
  ['texts as people count, whatever their case and accents', ['asset1', 'Asset2', 'ässet3', 'asset10', 'b'], undefined],
  ['numbers', [-5, 0, 1.5, 10], undefined],
  [
    'dates, whatever their zone',
    ['2026-01-01T00:30:00+01:00', '2026-01-01T00:00:00Z', '2026-01-01T00:00:00.500Z', '2026-01-02'],
    undefined,
  ],
  ['date objects', [new Date(1), new Date(20), new Date(100)], undefined],
  ['addresses', ['9.0.0.1', '10.0.0.9', '10.0.0.10', '::1', '2001:db8::1', '2001:db8::10', 'ff02::1'], undefined],
  ['severities by their weight', ['critical', 'High', 'low'], ['critical', 'high', 'medium', 'low']],
  ['grades', ['A+', 'A', 'A-', 'B', 'F'], ['A+', 'A', 'A-', 'B', 'F']],
  ['booleans', [false, true], undefined],
])('%s have their order', (_what, values, ordering) => {
  const mixed = [...values.slice(1), values[0]]
  expect(sorted(mixed, ordering)).toEqual(values)
  expect(sorted(mixed, ordering, true)).toEqual(values.toReversed())
})

test('what has no value stands last, whichever way', () => {
  expect(sorted([undefined, 2, null, 1])).toEqual([1, 2, undefined, null])
  expect(sorted(['', 'b', undefined, 'a'], undefined, true)).toEqual(['b', 'a', '', undefined])
  expect(sorted(['unheard-of', 'low', 'high'], ['high', 'low'], true)).toEqual(['low', 'high', 'unheard-of'])
})

test('equal values stay as they came, both ways', () => {
  const rows = ['b', 'A', 'a', 'B', 'á']
  expect(sorted(rows)).toEqual(['A', 'a', 'á', 'b', 'B'])
  expect(sorted(rows, undefined, true)).toEqual(['b', 'B', 'A', 'a', 'á'])
})

test('the order is found out from all values', () => {
  expect(orderingOf([undefined, 1, 2])).toBe('number')
  expect(orderingOf(['10.0.0.1', 'shop.example'])).toBe('text')
  expect(orderingOf(['2026-01-01', 'never'])).toBe('text')
  expect(orderingOf([null, ''])).toBe('text')
})

test.each(['256.1.1.1', '1.2.3', ':::', '1::2::3', 'g::1', '1:2:3:4:5:6:7:8:9', 'abc', ''])(
  '%j is no address',
  (text) => {
    expect(ipKey(text)).toBeNull()
  },
)
