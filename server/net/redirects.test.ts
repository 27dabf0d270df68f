import { mayFollow } from './redirects'

test.each<[from: string, to: string, isAllowed: boolean]>([
  ['http://shop.test/', 'https://shop.test/a', true],
  ['http://shop.test/', 'https://www.shop.test/', true],
  ['http://www.shop.test/', 'https://shop.test./', true],
  ['http://shop.test/', 'https://www.www.shop.test/', false],
  ['http://shop.test/', 'https://cdn.shop.test/', false],
  ['http://shop.test/', 'ftp://shop.test/', false],
])('a walk that started at %s goes on to %s: %p', (from, to, isAllowed) => {
  expect(mayFollow(new URL(from), new URL(to), true)).toBe(isAllowed)
})

test('the very host only, where that is asked for', () => {
  expect(mayFollow(new URL('http://shop.test/'), new URL('http://www.shop.test/'), 'same-host')).toBe(false)
})
