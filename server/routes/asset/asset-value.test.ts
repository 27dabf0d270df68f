import { HttpError } from '@/server/errors'
import { assetValue } from './asset-value'

const from = (allowCidrs: string[], allowOrigins: string[]) => ({
  policy: { allowCidrs, allowOrigins },
  isThisMachine: () => false,
})
const closed = from([], [])

const refusal = (value: string, outside = closed, type?: 'domain' | 'url' | 'ip') => {
  try {
    return assetValue({ value, type }, outside)
  } catch (error) {
    return error instanceof HttpError ? error.details.errors?.value?.[0] : error
  }
}

test.each([
  ['Example.COM', 'domain', 'example.com'],
  ['  example.com. ', 'domain', 'example.com'],
  ['https://example.com', 'domain', 'example.com'],
  ['http://example.com/', 'domain', 'example.com'],
  ['https://example.com:443/', 'domain', 'example.com'],
  ['bücher.example', 'domain', 'xn--bcher-kva.example'],
  ['пример.испытание', 'domain', 'xn--e1afmkfd.xn--80akhbyknj4f'],
  ['ⓔxample。com', 'domain', 'example.com'],
  ['https://example.com/Shop/', 'url', 'https://example.com/Shop'],
  ['http://example.com/shop', 'url', 'http://example.com/shop'],
  ['example.com/shop?token=1#x', 'url', 'https://example.com/shop'],
  ['https://example.com:8443', 'url', 'https://example.com:8443'],
  ['http://example.com:8080/a', 'url', 'http://example.com:8080/a'],
  ['93.184.216.34', 'ip', '93.184.216.34'],
  ['https://93.184.216.34/', 'ip', '93.184.216.34'],
  ['2606:2800:0220:0001:0248:1893:25C8:1946', 'ip', '2606:2800:220:1:248:1893:25c8:1946'],
  ['https://[2606:2800:220:1::1]/', 'ip', '2606:2800:220:1::1'],
  ['https://[2606:2800:220:1::1]:8443/x', 'url', 'https://[2606:2800:220:1::1]:8443/x'],
])('%s is the %s %s', (typed, type, value) => {
  expect(assetValue({ value: typed }, closed)).toEqual({ type, value })
})

test.each([
  '127.0.0.1',
  '127.1.2.3',
  '10.0.0.1',
  '172.16.3.4',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '255.255.255.255',
  '224.0.0.1',
  '192.0.2.1',
  '198.18.0.1',
  '::1',
  '::',
  'fe80::1',
  'fc00::1',
  'fd00:ec2::254',
  'ff02::1',
  '::ffff:127.0.0.1',
  '::ffff:10.0.0.1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  '[::1]',
  'https://[::ffff:7f00:1]/',
  'http://127.0.0.1:8080/admin',
  'https://169.254.169.254/latest/meta-data/',
])('%s is not public and is refused', (value) => {
  expect(refusal(value)).toMatch(/^This address can’t be scanned: |^“/)
})

test.each([
  '0x7f.1',
  '2130706433',
  '0177.0.0.1',
  '0x5db8d822',
  '1.1',
  '93.184.55330',
  'http://0x7f000001/',
  'https://1572395042/',
  '①②⑦.0.0.1',
])('%s is another spelling of an address and is refused', (value) => {
  expect(refusal(value)).toBe('Enter an IP address as four decimal numbers, such as 93.184.216.34.')
})

test.each([
  ['localhost', 'This hostname points to the scanner itself and can’t be scanned.'],
  ['foo.localhost', 'This hostname points to the scanner itself and can’t be scanned.'],
  ['http://localhost:8080/x', 'This hostname points to the scanner itself and can’t be scanned.'],
  ['intranet', 'Enter a full domain, such as example.com.'],
  ['printer.local', 'This is a private network name and can’t be scanned.'],
  ['metadata.google.internal', 'This is a private network name and can’t be scanned.'],
  ['exam ple.com', 'URLs can’t contain spaces.'],
  ['example.com\r\nHost: evil', 'URLs can’t contain spaces.'],
  ['https://user:secret@example.com', 'Remove the username and password from the URL.'],
  ['user@example.com', 'Remove the username and password from the URL.'],
  [`${'a'.repeat(64)}.com`, 'Use up to 253 characters, and up to 63 between two dots.'],
  [`${'abcd.'.repeat(60)}com`, 'Use up to 253 characters, and up to 63 between two dots.'],
  ['-example.com', 'Enter a domain with letters, digits and hyphens only, such as shop.example.com.'],
  ['exa$mple.com', 'Enter a domain with letters, digits and hyphens only, such as shop.example.com.'],
  ['example..com', 'Enter a domain with letters, digits and hyphens only, such as shop.example.com.'],
  ['example.com:22', 'Port 22 can’t be scanned. Use one of the web ports 80, 443, 8080, 8443.'],
  ['https://93.184.216.34:3306', 'Port 3306 can’t be scanned. Use one of the web ports 80, 443, 8080, 8443.'],
])('%s is refused: %s', (value, text) => {
  expect(refusal(value)).toBe(text)
})

test.each([
  'ftp://example.com',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'gopher://example.com',
  'data:text/html,x',
])('%s is no web address', (value) => {
  expect(refusal(value)).toMatch(/Only http and https|with a hostname/)
})

test.each([
  'https://',
  'http:///',
  '???',
  '%',
  'https://exa<mple.com',
  'a'.repeat(3000),
  '.',
  '..',
  '[',
  'https://[::1',
])('%s is refused with a sentence', (value) => {
  expect(refusal(value)).toMatch(/\.$/)
})

test('what kind of address is wanted can be said, and is then held to', () => {
  expect(refusal('example.com', closed, 'ip')).toBe('Enter an IP address, such as 93.184.216.34.')
  expect(refusal('https://example.com/shop', closed, 'domain')).toBe('Enter a domain, such as example.com.')
  expect(refusal('https://example.com', closed, 'url')).toEqual({ type: 'domain', value: 'example.com' })
})

test('the operator can open private ranges, and nothing beside them', () => {
  const open = from(['10.20.0.0/16', '127.0.0.0/8'], [])
  expect(refusal('10.20.3.4', open)).toEqual({ type: 'ip', value: '10.20.3.4' })
  expect(refusal('http://10.20.3.4:9000/x', open)).toEqual({ type: 'url', value: 'http://10.20.3.4:9000/x' })
  expect(refusal('http://localhost:4000', open)).toEqual({ type: 'url', value: 'http://localhost:4000' })
  expect(refusal('wiki.corp', open)).toEqual({ type: 'domain', value: 'wiki.corp' })
  expect(refusal('10.21.3.4', open)).toMatch(/is not a public internet address/)
  expect(refusal('169.254.169.254', open)).toMatch(/is never scanned/)
  expect(refusal('0x7f.1', open)).toMatch(/four decimal numbers/)
})

test('in try-out mode the demo shop is open, and its machine is not', () => {
  const demo = from([], ['127.0.0.1:3001'])
  expect(refusal('http://127.0.0.1:3001', demo)).toEqual({ type: 'url', value: 'http://127.0.0.1:3001' })
  expect(refusal('http://127.0.0.1:3001/shop', demo)).toEqual({ type: 'url', value: 'http://127.0.0.1:3001/shop' })
  expect(refusal('http://127.0.0.1:3000', demo)).toMatch(/is not a public internet address/)
  expect(refusal('127.0.0.1', demo)).toMatch(/is not a public internet address/)
})
