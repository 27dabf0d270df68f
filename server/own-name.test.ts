import { isOwnName } from './own-name'

const asks = (url: string, publicUrl = 'http://localhost:3000') => isOwnName(new Request(url), publicUrl)

test.each([
  'http://localhost:3000/',
  'http://127.0.0.1:3000/api/user',
  'http://[::1]:3000/',
  'http://soteria.localhost:3000/',
  'http://LOCALHOST/',
])('%s is a name of this machine', (url) => {
  expect(asks(url)).toBe(true)
})

test.each([
  'http://evil.example:3000/',
  'http://localhost.evil.example/',
  'http://127.0.0.1.evil.example/',
  'http://evil.example/?localhost',
])('%s is not', (url) => {
  expect(asks(url)).toBe(false)
})

test('the public address is a name of this server', () => {
  expect(asks('https://soteria.example/', 'https://soteria.example')).toBe(true)
})
