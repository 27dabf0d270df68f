import { createSocket, type Socket } from 'node:dgram'
import type { AddressInfo } from 'node:net'
import { type Dns, type DnsOptions, systemDns } from './dns'

type Reply = { code: number; answers?: Buffer[] }
let server: Socket

/** A name server of our own: answers every question with the reply, or not at all. */
async function nameServer(reply: Reply | null, options: DnsOptions = { timeoutMs: 200 }): Promise<Dns> {
  server = createSocket('udp4')
  server.on('message', (query, from) => {
    if (!reply) return
    const question = query.subarray(12, query.indexOf(0, 12) + 5)
    const header = Buffer.from(query.subarray(0, 12))
    header.writeUInt16BE(0x8180 | reply.code, 2)
    header.writeUInt16BE(reply.answers?.length ?? 0, 6)
    header.writeUInt32BE(0, 8)
    server.send(Buffer.concat([header, question, ...(reply.answers ?? [])]), from.port, from.address)
  })
  await new Promise<void>((resolve) => server.bind(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return systemDns({ servers: [`127.0.0.1:${port}`], tries: 1, ...options })
}

function record(type: number, data: Buffer): Buffer {
  const head = Buffer.from([0xc0, 12, 0, type >> 8, 0, 1, 0, 0, 0, 60, 0, data.length])
  head.writeUInt16BE(type, 2)
  return Buffer.concat([head, data])
}
const text = (value: string) => Buffer.concat([Buffer.from([value.length]), Buffer.from(value)])

afterEach(() => server.close())

test('the pieces of a TXT record are joined without a space', async () => {
  const dns = await nameServer({
    code: 0,
    answers: [record(16, Buffer.concat([text('v=spf1 inc'), text('lude:x -all')]))],
  })
  await expect(dns.txt('example.test')).resolves.toEqual({ state: 'found', records: ['v=spf1 include:x -all'] })
})

test('addresses and CAA records are read', async () => {
  const a = await nameServer({ code: 0, answers: [record(1, Buffer.from([192, 0, 2, 7]))] })
  await expect(a.a('example.test')).resolves.toEqual({ state: 'found', records: ['192.0.2.7'] })
  server.close()
  const caa = await nameServer({
    code: 0,
    answers: [record(257, Buffer.concat([Buffer.from([128]), text('issue'), Buffer.from('ca.example')]))],
  })
  await expect(caa.caa('example.test')).resolves.toEqual({
    state: 'found',
    records: [{ critical: true, tag: 'issue', value: 'ca.example' }],
  })
})

test('an empty answer and an unknown name are both none, and told apart', async () => {
  const empty = await nameServer({ code: 0 })
  await expect(empty.txt('example.test')).resolves.toEqual({ state: 'none', records: [], nameExists: true })
  server.close()
  const unknown = await nameServer({ code: 3 })
  await expect(unknown.txt('example.test')).resolves.toEqual({ state: 'none', records: [], nameExists: false })
})

test.each<[string, Reply | null, RegExp, string]>([
  ['a failing server', { code: 2 }, /ESERVFAIL/, 'dnsServfail'],
  ['a refusing server', { code: 5 }, /EREFUSED/, 'dnsRefused'],
  ['a silent server', null, /didn’t respond in time \(ETIMEOUT\)/, 'dnsTimeoutCode'],
])('%s is a failure, never none', async (_, reply, reason, say) => {
  const dns = await nameServer(reply)
  await expect(dns.txt('example.test')).resolves.toEqual({
    state: 'failed',
    records: [],
    reason: expect.stringMatching(reason),
    says: { say, values: { code: expect.any(String) } },
  })
})

test('a question that still waits when the scan ends is given up', async () => {
  const controller = new AbortController()
  const dns = await nameServer(null, { timeoutMs: 60_000, signal: controller.signal })
  const question = dns.txt('example.test')
  controller.abort()
  await expect(question).resolves.toMatchObject({ state: 'failed', reason: 'The query was cancelled (ECANCELLED)' })
})
