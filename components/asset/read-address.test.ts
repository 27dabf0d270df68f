import { readAddress } from './read-address'

test.each([
  ['Shop.Example.COM', { type: 'domain', value: 'shop.example.com' }],
  ['https://shop.example.com/', { type: 'domain', value: 'shop.example.com' }],
  ['http://shop.example.com', { type: 'domain', value: 'shop.example.com' }],
  ['shop.example.com.', { type: 'domain', value: 'shop.example.com' }],
  ['bücher.example', { type: 'domain', value: 'xn--bcher-kva.example' }],
  ['shop.example.com/a/', { type: 'url', value: 'https://shop.example.com/a' }],
  ['http://shop.example.com:8080', { type: 'url', value: 'http://shop.example.com:8080' }],
  ['93.184.216.34', { type: 'ip', value: '93.184.216.34' }],
  ['2001:db8::1', { type: 'ip', value: '2001:db8::1' }],
  ['  ', { problem: 'empty' }],
  ['two words', { problem: 'space' }],
  ['javascript:alert(1)', { problem: 'scheme' }],
  ['javascript:1', { problem: 'scheme' }],
  ['ftp://example.com', { problem: 'scheme' }],
  ['https://me@example.com', { problem: 'credentials' }],
  ['https://:secret@example.com', { problem: 'credentials' }],
  ['10.0.0.1', { type: 'ip', value: '10.0.0.1' }],
  ['http://192.168.1.1/admin', { type: 'url', value: 'http://192.168.1.1/admin' }],
  ['127.0.0.1:4301', { type: 'url', value: 'https://127.0.0.1:4301' }],
  ['::1', { type: 'ip', value: '::1' }],
  ['169.254.169.254', { problem: 'reserved' }],
  ['fe80::1', { problem: 'reserved' }],
  ['localhost:3000', { type: 'url', value: 'https://localhost:3000' }],
  ['intranet', { problem: 'noDot' }],
  ['10.example.com', { type: 'domain', value: '10.example.com' }],
  ['a..b', { problem: 'invalid' }],
])('%s is read as %o', (typed, reading) => {
  expect(readAddress(typed)).toEqual(reading)
})
