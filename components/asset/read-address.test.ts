import { HttpError } from '@/server/errors'
import { assetValue } from '@/server/routes/asset/asset-value'
import { readAddress } from './read-address'
import { readLines } from './read-lines'

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

const stored = (value: string) => {
  try {
    return assetValue({ value }, { policy: { allowCidrs: [] }, isThisMachine: () => false }).value
  } catch (error) {
    if (error instanceof HttpError) return null
    throw error
  }
}

test.each([
  'Shop.Example.COM',
  'https://example.com:443/',
  'http://example.com/shop',
  'example.com/shop?token=1#x',
  'http://example.com:8080/a',
  '93.184.216.34',
  'https://93.184.216.34/',
  '2606:2800:0220:0001:0248:1893:25C8:1946',
  'https://[2606:2800:220:1::1]:8443/x',
  '10.example.com',
  '2130.example.com',
  '0x7f.1',
  '2130706433',
  '0177.0.0.1',
  '1.1',
  '93.184.55330',
  'http://0x7f000001/',
  '10.0.0.1',
  '172.16.3.4',
  '192.168.1.1',
  '127.0.0.1',
  '100.64.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '192.0.2.1',
  '198.18.0.1',
  '203.0.113.9',
  '::1',
  'fc00::1',
  'fd00:ec2::254',
  'ff02::1',
  '::ffff:10.0.0.1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  '2001:db8::1',
  'localhost',
  'foo.localhost',
  'http://localhost:8080/x',
  'printer.local',
  'nas.lan',
  'shop.corp',
  'example.com:3306',
  'example.com:22',
  `${'a'.repeat(64)}.example.com`,
  `${'abcdefg.'.repeat(32)}example.com`,
  'exa\u0000mple.com',
  'intranet',
  'a..b',
  'fe80::1',
])('a pasted line is called ready when the server takes it, and becomes what it stores: %s', (typed) => {
  const [line] = readLines(typed, new Set(), () => false)
  expect(line?.state === 'ready' ? line.value : null).toBe(stored(typed))
})

test('a file with named columns brings names and tags, whatever their order', () => {
  const file = '\uFEFFName;Website;Tags\r\n"Linden; shop";shop.example.com;"care, shop"\r\n;two words;\r\n'
  expect(readLines(file, new Set(), () => false)).toMatchObject([
    { number: 2, value: 'shop.example.com', state: 'ready', name: 'Linden; shop', tags: ['care', 'shop'] },
    { number: 3, value: 'two words', problem: 'space' },
  ])
})

test('without a line that names them the columns are address, name and tags', () => {
  const lines = readLines(
    'shop.example.com, Shop, care, care | linden\nhttps://a.example.com/x,y\nurl\n',
    new Set(),
    () => false,
  )
  expect(lines).toMatchObject([
    { value: 'shop.example.com', name: 'Shop', tags: ['care', 'linden'] },
    { value: 'https://a.example.com/x,y', name: '', tags: [] },
    { value: 'url', problem: 'noDot' },
  ])
})
