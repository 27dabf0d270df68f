import { compareVersions, isInRange, isVersion } from './versions'

test.each([
  ['6.4', '6.4.0', 0],
  ['6.4.2', '6.4.10', -1],
  ['10.0', '9.9.9', 1],
  ['1.0-beta2', '1.0', -1],
  ['1.0-beta2', '1.0-rc1', -1],
  ['v2.1', '2.1', 0],
  ['6.1.9+dfsg1', '6.1.9', 0],
])('%s against %s', (a, b, order) => {
  expect(Math.sign(compareVersions(a, b))).toBe(order)
  expect(Math.sign(compareVersions(b, a))).toBe(0 - order)
})

const range = { from: '2.0', fromIncluded: true, to: '2.5.1', toIncluded: false }
test.each([
  ['1.9', false],
  ['2.0', true],
  ['2.5', true],
  ['2.5.1', false],
  ['3.0', false],
])('%s lies in 2.0 up to before 2.5.1: %s', (version, isInside) => {
  expect(isInRange(version, range)).toBe(isInside)
})

test('an open end holds every version', () => {
  expect(isInRange('0.1', { from: null, fromIncluded: true, to: '1.0', toIncluded: true })).toBe(true)
  expect(isInRange('99', { from: '1.0', fromIncluded: true, to: null, toIncluded: true })).toBe(true)
})

test.each(['trunk', '', 'latest', '1.2.3 (see below)', '../etc'])('%j is no version', (text) => {
  expect(isVersion(text)).toBe(false)
})
