import { createServer } from 'node:net'
import { closeServers, startTcp } from '@/server/scanner/testing'
import { networkPortsOn } from './network-ports'
import { QUESTIONS } from './network-services'
import { judge } from './testing'

afterEach(closeServers)

const speaking = async (words: string) => (await startTcp((socket) => socket.write(Buffer.from(words, 'latin1')))).port
const answering = async (question: RegExp, words: string) =>
  (
    await startTcp((socket) =>
      socket.on('data', (data) => question.test(data.toString()) && socket.write(Buffer.from(words, 'latin1'))),
    )
  ).port

async function closedPort() {
  const server = createServer()
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as { port: number }
  await new Promise((done) => server.close(done))
  return port
}

const HOME = { http: () => ({ body: 'Home' }), mode: 'full' as const }

test.each([
  ['MySQL', 'J\u0000\u0000\u0000\n8.0.36\u0000', 'MySQL or MariaDB', 'high'],
  ['VNC', 'RFB 003.008\n', 'VNC', 'high'],
  ['Telnet', '\u00ff\u00fd\u0018', 'Telnet', 'high'],
  ['FTP', '220 ProFTPD Server ready\r\n', 'FTP', 'low'],
])('%s is known by what it says, whatever its port', async (_, words, name, severity) => {
  const port = await speaking(words)
  const { findings } = await judge(networkPortsOn([port]), HOME)
  expect(findings).toMatchObject([
    { title: `${name} is open to the internet on port ${port}`, severity, at: `shop.test:${port}` },
  ])
})

test('Redis that answers without a password is critical, one that asks for it is not', async () => {
  const [open, guarded] = [
    await answering(/^PING/, '+PONG\r\n'),
    await answering(/^PING/, '-NOAUTH Authentication required.\r\n'),
  ]
  const { findings } = await judge(networkPortsOn([open, guarded], { [open]: 'PING\r\n', [guarded]: 'PING\r\n' }), HOME)
  expect(findings.map(({ key, severity }) => [key, severity])).toEqual([
    ['Redis without a password', 'critical'],
    ['Redis', 'high'],
  ])
})

const MONGO_ANSWER = (words: string) => `\u0090\0\0\0\u0001\0\0\0\u0001\0\0\0\u00dd\u0007\0\0\0\0\0\0\0${words}`
test.each([
  [
    'PostgreSQL',
    5432,
    /^\0\0\0\u0008\0\u0004\0\0$/,
    'E\0\0\0\u0080SFATAL\0VFATAL\0C0A000\0Munsupported frontend protocol 4.0\0',
    'PostgreSQL',
    'high',
  ],
  [
    'MongoDB with a sign-in',
    27017,
    /listDatabases/,
    MONGO_ANSWER('\u0002errmsg\0Command listDatabases requires authentication\0\u0002codeName\0Unauthorized'),
    'MongoDB',
    'high',
  ],
  [
    'MongoDB without one',
    27017,
    /listDatabases/,
    MONGO_ANSWER('\u0004databases\0\u00200name\0admin'),
    'MongoDB without a password',
    'critical',
  ],
])(
  '%s is known by its answer to a question that changes nothing',
  async (_, usualPort, question, words, name, severity) => {
    const port = await answering(question, words)
    const { findings } = await judge(networkPortsOn([port], { [port]: QUESTIONS[usualPort] ?? '' }), HOME)
    expect(findings.map((finding) => [finding.key, finding.severity])).toEqual([[name, severity]])
  },
)

test.each([
  ['SSH', 'SSH-2.0-OpenSSH_9.2\r\n'],
  ['SMTP', '220 mail.shop.test ESMTP Postfix\r\n'],
  ['a database that is closed to us', 'E\u0000\u0000\u0000\u00ffj\u0004Host is not allowed'],
  ['something unknown', 'hello\r\n'],
  ['nothing', ''],
])('%s is a fact and no finding', async (_, words) => {
  const port = await speaking(words)
  const { state, observations } = await judge(networkPortsOn([port]), HOME)
  expect(state).toBe('passed')
  expect(observations.ports).toEqual([{ port, service: expect.any(String) }])
})

test('a closed port is an answer', async () => {
  const { state, observations } = await judge(networkPortsOn([await closedPort()]), HOME)
  expect([state, observations.ports]).toEqual(['passed', []])
})
