import { networkInterfaces } from 'node:os'
import { type Address, asLiteral, assertPortAllowed, isAllowed, refusal, type Resolve } from './address'
import { isThisMachine, pin } from './guard'

const PUBLIC = { allowCidrs: [] }
const v4 = (address: string): Address => ({ address, family: 4 })
const answering =
  (...addresses: Address[]): Resolve =>
  async () =>
    addresses

test.each([
  '93.184.216.34',
  '8.8.8.8',
  '1.1.1.1',
  '2606:4700:4700::1111',
  '2a00:1450:4001:81b::200e',
  '::ffff:8.8.8.8',
])('%s may be contacted', (ip) => {
  expect(refusal(ip, PUBLIC)).toBeNull()
})

test.each([
  '127.0.0.1',
  '127.255.255.254',
  '10.0.0.1',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '100.64.0.1',
  '192.0.0.1',
  '192.0.2.1',
  '198.18.0.1',
  '198.51.100.7',
  '203.0.113.9',
  '240.0.0.1',
  '::1',
  '::127.0.0.1',
  '::ffff:10.0.0.1',
  '64:ff9b::7f00:1',
  '64:ff9b:1::1',
  '2002:7f00:1::',
  '2001::1',
  '2001:db8::1',
  '3fff::1',
  'fc00::1',
  'fd12:3456::1',
  'fec0::1',
  '5f00::1',
  '100::1',
  '::7f00:1',
  '::2',
  '4000::1',
  '1000::1',
])('%s is not the public internet', (ip) => {
  expect(refusal(ip, PUBLIC)).toMatch(/is not a public internet address/)
})

test.each([
  '0.0.0.0',
  '0.1.2.3',
  '169.254.169.254',
  '169.254.1.1',
  '100.100.100.200',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  'fe80::1',
  'ff02::1',
  'fd00:ec2::254',
  '::ffff:169.254.169.254',
])('%s is refused even where the operator opened everything', (ip) => {
  expect(refusal(ip, { allowCidrs: ['0.0.0.0/0', '::/0'] })).toMatch(/is reserved and is never scanned/)
})

test('an operator opens a private range and nothing beside it', () => {
  const policy = { allowCidrs: ['10.20.0.0/16', 'fd12::/64'] }
  expect(refusal('10.20.3.4', policy)).toBeNull()
  expect(refusal('fd12::9', policy)).toBeNull()
  expect(refusal('::ffff:10.20.3.4', policy)).toBeNull()
  expect(refusal('10.21.0.1', policy)).toMatch(/private/)
  expect(isAllowed('8.8.8.8', policy)).toBe(false)
})

test('a name is resolved once and the first IPv4 address is taken', async () => {
  const resolve = jest.fn(answering({ address: '2606:4700::1111', family: 6 }, v4('8.8.8.8'), v4('8.8.4.4')))
  await expect(pin('example.com', PUBLIC, resolve)).resolves.toEqual(v4('8.8.8.8'))
  expect(resolve).toHaveBeenCalledTimes(1)
})

test('one private address among public ones refuses the whole name', async () => {
  await expect(pin('rebind.example', PUBLIC, answering(v4('8.8.8.8'), v4('127.0.0.1')))).rejects.toThrow(
    'rebind.example can’t be scanned: 127.0.0.1 is not a public internet address (loopback).',
  )
})

test('a name without an address is not a refusal', async () => {
  await expect(pin('empty.example', PUBLIC, answering())).rejects.toMatchObject({ code: 'ENOTFOUND' })
})

test('literals are never looked up', async () => {
  const resolve = jest.fn(answering(v4('8.8.8.8')))
  await expect(pin('[::1]', PUBLIC, resolve)).rejects.toThrow('loopback')
  expect(resolve).not.toHaveBeenCalled()
  expect(asLiteral('[2606:4700::1]')).toEqual({ address: '2606:4700::1', family: 6 })
  expect(asLiteral('example.com')).toBeNull()
})

test('other ports than those of the web are only for addresses the operator opened', () => {
  for (const port of [80, 443, 8080, 8443])
    expect(() => assertPortAllowed(port, '8.8.8.8', PUBLIC, isThisMachine)).not.toThrow()
  for (const port of [22, 25, 3306, 6379, 8000])
    expect(() => assertPortAllowed(port, '8.8.8.8', PUBLIC, isThisMachine)).toThrow(`Port ${port} can’t be scanned`)
  expect(() => assertPortAllowed(3000, '10.0.0.5', { allowCidrs: ['10.0.0.0/8'] }, isThisMachine)).not.toThrow()
})

test.each(['168.63.129.16', '::ffff:168.63.129.16', 'fd20:ce::254'])(
  '%s, where clouds keep secrets, is never contacted',
  (ip) => {
    expect(refusal(ip, { allowCidrs: ['0.0.0.0/0', '::/0'] })).toMatch(/never scanned/)
  },
)

test('the port of this very server is closed on every address of this machine, whatever is opened', () => {
  const policy = { allowCidrs: ['0.0.0.0/0', '::/0'], allowOrigins: ['127.0.0.1:3000'], ownPort: 3000 }
  const own = Object.values(networkInterfaces()).flatMap((list) => (list ?? []).map(({ address }) => address))
  expect(own.length).toBeGreaterThan(0)
  for (const ip of ['127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1', ...own])
    expect(() => assertPortAllowed(3000, ip, policy, isThisMachine)).toThrow(/belongs to this server/)
  expect(() => assertPortAllowed(3001, '127.0.0.1', policy, isThisMachine)).not.toThrow()
  expect(() => assertPortAllowed(3000, '198.18.0.1', policy, isThisMachine)).not.toThrow()
})
