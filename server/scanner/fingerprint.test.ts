import { fingerprint, place } from './fingerprint'

test('the same problem at the same place has the same 16 hex digits', () => {
  expect(fingerprint('http.headers/hsts-missing', 'https://example.com/')).toBe(
    fingerprint('http.headers/hsts-missing', 'https://example.com/', ''),
  )
  expect(fingerprint('a', 'b', 'c')).toMatch(/^[0-9a-f]{16}$/)
})

test('rule, place and key each make another one', () => {
  const all = [
    fingerprint('a', 'b', 'c'),
    fingerprint('x', 'b', 'c'),
    fingerprint('a', 'x', 'c'),
    fingerprint('a', 'b', 'x'),
    fingerprint('ab', '', 'c'),
  ]
  expect(new Set(all).size).toBe(all.length)
})

test.each([
  ['https://Example.com:443/Shop?id=1#top', 'https://example.com/Shop'],
  ['http://example.com:80', 'http://example.com/'],
  ['http://user:pw@example.com:8080/', 'http://example.com:8080/'],
  ['Example.COM:443', 'example.com:443'],
  ['_dmarc.Example.com.', '_dmarc.example.com'],
])('%s is the place %s', (at, expected) => {
  expect(place(at)).toBe(expected)
})

test('a session in the path does not make another place of it', () => {
  expect(place('https://shop.test/index.jsp;jsessionid=8F3A.node1')).toBe('https://shop.test/index.jsp')
})
