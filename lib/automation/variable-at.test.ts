import { nameBefore, namesLike, withVariable } from './variable-at'

test('a name is open after two braces and until they are closed', () => {
  expect(nameBefore('On {{', 5)).toBe('')
  expect(nameBefore('On {{ se', 8)).toBe('se')
  expect(nameBefore('On {{site}} x', 13)).toBeNull()
  expect(nameBefore('On {site', 8)).toBeNull()
})

test('names are offered by how they begin', () => {
  expect(namesLike('s')).toEqual(['site', 'severity', 'score'])
  expect(namesLike('x')).toEqual([])
})

test('a name takes the place of what was begun', () => {
  expect(withVariable('On {{se: now', 7, 'severity')).toEqual({ text: 'On {{severity}}: now', place: 15 })
  expect(withVariable('On {{se}} now', 7, 'severity')).toEqual({ text: 'On {{severity}} now', place: 15 })
  expect(withVariable('On  now', 3, 'site')).toEqual({ text: 'On {{site}} now', place: 11 })
})
