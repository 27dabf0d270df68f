import { isInside, originOf, parseTarget } from './target'

test.each([
  ['example.com', 'example.com', '/', 80, 443],
  ['  Example.COM.  ', 'example.com', '/', 80, 443],
  ['https://example.com/shop?x=1', 'example.com', '/shop', 80, 443],
  ['http://example.com', 'example.com', '/', 80, 443],
  ['http://host:8080/', 'host', '/', 8080, null],
  ['https://host:8443/', 'host', '/', null, 8443],
  ['example.com:8443', 'example.com', '/', null, 8443],
  ['bücher.example', 'xn--bcher-kva.example', '/', 80, 443],
  ['http://[2001:db8::1]:8080/', '2001:db8::1', '/', 8080, null],
  ['[2001:db8::1]', '2001:db8::1', '/', 80, 443],
  ['2001:db8::1', '2001:db8::1', '/', 80, 443],
  ['fd00::1', 'fd00::1', '/', 80, 443],
  ['2001:DB8:0:0:0:0:0:1', '2001:db8::1', '/', 80, 443],
  ['[2001:db8::1]:8443', '2001:db8::1', '/', null, 8443],
])('%s is the host %s', (input, host, path, httpPort, httpsPort) => {
  expect(parseTarget(input)).toMatchObject({ input, host, path, httpPort, httpsPort })
})

test.each([
  'localhost',
  'shop.localhost',
  '127.0.0.1',
  'http://127.9.8.7/',
  'http://[::1]/',
  '0x7f.1',
  '[::ffff:127.0.0.1]',
])('%s is this computer', (input) => {
  expect(parseTarget(input).isLoopback).toBe(true)
})

test.each(['example.com', 'localhost.example.com', '10.0.0.1', 'notlocalhost'])('%s is another computer', (input) => {
  expect(parseTarget(input).isLoopback).toBe(false)
})

test.each([
  '',
  '   ',
  'http://',
  'two words',
  'ftp://example.com',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'https://user:secret@example.com/',
  'https://user@example.com/',
])('"%s" is refused with a sentence', (input) => {
  expect(() => parseTarget(input)).toThrow(
    expect.objectContaining({ name: 'Blocked', message: expect.stringMatching(/^[A-Z“].+\.$/) }),
  )
})

test('the origins of an address name its ports and nothing else', () => {
  expect(originOf(parseTarget('example.com'), 'https')).toBe('https://example.com')
  expect(originOf(parseTarget('http://[::1]:8080/x'), 'http')).toBe('http://[::1]:8080')
  expect(originOf(parseTarget('http://host:8080/'), 'https')).toBeNull()
})

test.each([
  ['https://example.com/x', true],
  ['https://www.example.com/', true],
  ['https://example.com./', true],
  ['https://shop.example.com/', false],
  ['https://example.com.evil.test/', false],
])('%s belongs to example.com: %s', (url, inside) => {
  expect(isInside({ host: 'example.com' }, new URL(url))).toBe(inside)
})
