import { foundBy } from './found-by'

const finding = (check: string, severity: 'low' | 'info') => ({ check, severity })

test('what is known of the findings counts, and notes are counted apart', () => {
  const known = [finding('a', 'low'), finding('a', 'info'), finding('a', 'info'), finding('b', 'low')]
  expect(foundBy({ key: 'a', findings: 3 }, known)).toEqual({ findings: 1, notes: 2 })
  expect(foundBy({ key: 'b', findings: 1 }, known)).toEqual({ findings: 1, notes: 0 })
})

test('while nothing is known of them the check itself counts, also one of before, which knows no notes', () => {
  expect(foundBy({ key: 'a', findings: 8, notes: 5 })).toEqual({ findings: 3, notes: 5 })
  expect(foundBy({ key: 'a', findings: 8 })).toEqual({ findings: 8, notes: 0 })
  expect(foundBy({ key: 'a', findings: 0 })).toEqual({ findings: 0, notes: 0 })
})
