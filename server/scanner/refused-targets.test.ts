import { scan } from './scan'
import { assertSaid } from './testing-words'
import { closeServers, dnsWith, INFO_URL, LOOPBACK, PUBLIC_ONLY, startTcp, type TestServer } from './testing'

let canary: TestServer

beforeEach(async () => {
  canary = await startTcp((socket) => socket.end())
})
afterEach(closeServers)

/** Names resolve to the canary's machine: only the guard keeps us away from it. */
const resolve = async (host: string) => [
  { address: /rebind/.test(host) ? '8.8.8.8' : '127.0.0.1', family: 4 as const },
  { address: '127.0.0.1', family: 4 as const },
]

async function attempt(address: string, policy = PUBLIC_ONLY) {
  const outcome = await scan(
    {
      scanId: 's',
      address,
      mode: 'light',
      policy,
      infoUrl: INFO_URL,
    },
    { resolve, dns: dnsWith(), checks: [] },
  )
  // Nobody can save an empty address, so nobody is told about one.
  if (outcome.status === 'failed' && address) assertSaid(outcome.says)
  return outcome
}

/** `PORT` stands for the canary's. */
const REFUSED = [
  // This machine, in every way to write it.
  'http://127.0.0.1:PORT/',
  'http://127.0.0.2:PORT/',
  'http://127.255.255.254:PORT/',
  'http://127.1:PORT/',
  'http://127.0.1:PORT/',
  'http://2130706433:PORT/',
  'http://0x7f000001:PORT/',
  'http://0x7f.1:PORT/',
  'http://0177.0.0.1:PORT/',
  'http://017700000001:PORT/',
  'http://0x7f.0.0.0x1:PORT/',
  'http://①②⑦.0.0.1:PORT/',
  'http://１２７.０.０.１:PORT/',
  'http://127。0。0。1:PORT/',
  'http://127.0.0.1.:PORT/',
  '::1',
  '[::1]',
  '::ffff:7f00:1',
  'fd00::1',
  'fe80::1',
  '64:ff9b::a00:1',
  '2002:a00:1::1',
  'http://%31%32%37.0.0.1:PORT/',
  '127.0.0.1',
  '127.0.0.1:PORT',
  'https://127.0.0.1:PORT/',
  'http://[::1]:PORT/',
  'http://[0:0:0:0:0:0:0:1]:PORT/',
  'http://[::ffff:127.0.0.1]:PORT/',
  'http://[::ffff:7f00:1]:PORT/',
  'http://[::127.0.0.1]:PORT/',
  'http://[0000::1]:PORT/',
  'http://0.0.0.0:PORT/',
  'http://0:PORT/',
  'http://[::]:PORT/',
  'http://0.0.0.1:PORT/',
  // Names that lead here.
  'localhost',
  'http://localhost:PORT/',
  'http://LOCALHOST:PORT/',
  'http://localhost.:PORT/',
  'http://app.localhost:PORT/',
  'http://inner.example:PORT/',
  'http://rebind.example:PORT/',
  // Private and shared networks.
  'http://10.0.0.1/',
  'http://10.255.255.255/',
  'http://172.16.0.1/',
  'http://172.31.255.255/',
  'http://192.168.0.1/',
  'http://192.168.1.254/',
  'http://100.64.0.1/',
  'http://100.127.255.254/',
  'http://0xa000001/',
  'http://167772161/',
  'http://[fc00::1]/',
  'http://[fd00::1]/',
  'http://[fec0::1]/',
  'http://[::ffff:10.0.0.1]/',
  'http://[::ffff:192.168.0.1]/',
  // Links and cloud metadata.
  'http://169.254.169.254/latest/meta-data/',
  'http://0xa9fea9fe/',
  'http://2852039166/',
  'http://169.254.1.1/',
  'http://[fe80::1]/',
  'http://[::ffff:169.254.169.254]/',
  'http://[fd00:ec2::254]/',
  'http://100.100.100.200/',
  // Ways through: NAT64, 6to4, Teredo.
  'http://[64:ff9b::7f00:1]/',
  'http://[64:ff9b::10.0.0.1]/',
  'http://[64:ff9b:1::1]/',
  'http://[2002:7f00:1::]/',
  'http://[2002:a00:1::]/',
  'http://[2001::1]/',
  // Nobody's, everybody's, examples.
  'http://192.0.0.1/',
  'http://192.0.2.1/',
  'http://198.18.0.1/',
  'http://198.51.100.1/',
  'http://203.0.113.1/',
  'http://[2001:db8::1]/',
  'http://[3fff::1]/',
  'http://224.0.0.1/',
  'http://[ff02::1]/',
  'http://240.0.0.1/',
  'http://255.255.255.255/',
  // Credentials and other schemes.
  'http://user:pw@127.0.0.1:PORT/',
  'http://example.com@127.0.0.1:PORT/',
  'http://user@example.com/',
  'file:///etc/passwd',
  'file://localhost/etc/passwd',
  'gopher://127.0.0.1:PORT/_x',
  'dict://127.0.0.1:PORT/',
  'ftp://127.0.0.1:PORT/',
  'ldap://127.0.0.1:PORT/',
  'data:text/html,x',
  'javascript:alert(1)',
  'ws://127.0.0.1:PORT/',
  'blob:http://127.0.0.1:PORT/x',
  'unix:/var/run/docker.sock',
  // Not addresses at all.
  '',
  'http://',
  'http:///',
  '//127.0.0.1:PORT/',
  'two words',
  'http://[::1',
  'http://127.0.0.1:99999/',
]

test.each(REFUSED)('%s is refused without a connection', async (address) => {
  const outcome = await attempt(address.replace('PORT', String(canary.port)))
  expect(outcome).toMatchObject({ status: 'failed', reason: 'blocked' })
  // Not for its port: the address itself must be the reason.
  expect(outcome).not.toMatchObject({ message: expect.stringMatching(/^Port /) })
  expect(canary.connections).toBe(0)
})

test.each([22, 25, 3306, 6379, 9200, 8000])(
  'port %i of a public address is refused without a connection',
  async (port) => {
    await expect(attempt(`http://8.8.8.8:${port}/`)).resolves.toMatchObject({
      reason: 'blocked',
      message: `Port ${port} can’t be scanned. Use one of the web ports 80, 443, 8080, 8443.`,
    })
  },
)

test('the canary hears of it when the guard lets us through', async () => {
  await expect(attempt(`http://127.1:${canary.port}/`, LOOPBACK)).resolves.toMatchObject({ reason: 'unreachable' })
  expect(canary.connections).toBe(1)
})
