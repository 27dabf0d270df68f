import { say } from '@/lib/domain/say'
import { randomBytes } from 'node:crypto'
import { createSocket } from 'node:dgram'
import { isIPv6 } from 'node:net'
import type { Says } from '@/lib/contract/scan-result'
import { type DnsAnswer, noAnswer } from './dns-answer'

const DS = 43
const NXDOMAIN = 3
const HEADER_BYTES = 12

/** `1.1.1.1`, `127.0.0.53:5353`, `[::1]:53`, as Node lists its name servers. */
function addressOf(server: string) {
  if (server.startsWith('[')) {
    const [host = '', rest = ''] = server.slice(1).split(']')
    return { host, port: Number(rest.slice(1) || 53) }
  }
  const [host = '', port, ...more] = server.split(':')
  return more.length > 0 ? { host: server, port: 53 } : { host, port: Number(port ?? 53) }
}

const nameBytes = (name: string) =>
  Buffer.concat([
    ...name.split('.').map((label) => Buffer.concat([Buffer.from([label.length]), Buffer.from(label, 'ascii')])),
    Buffer.from([0]),
  ])

/** One question for DS records, recursion wanted (RFC 1035, RFC 4034). */
export function dsQuestion(id: number, name: string): Buffer {
  const header = Buffer.alloc(HEADER_BYTES)
  header.writeUInt16BE(id, 0)
  header.writeUInt16BE(0x01_00, 2)
  header.writeUInt16BE(1, 4)
  return Buffer.concat([header, nameBytes(name), Buffer.from([0, DS, 0, 1])])
}

/** The key tags of the DS records in an answer, or why there is none. Null: not an answer to this question. */
export function readDsAnswer(packet: Buffer, id: number): DnsAnswer<string> | null {
  if (packet.length < HEADER_BYTES || packet.readUInt16BE(0) !== id || (packet[2] ?? 0) < 0x80) return null
  const code = (packet[3] ?? 0) & 0x0f
  if (code === NXDOMAIN) return { state: 'none', records: [], nameExists: false }
  if (code !== 0) return noAnswer(say('dnsUselessNumber', { code }))
  try {
    const records = keyTags(packet)
    return records.length > 0 ? { state: 'found', records } : { state: 'none', records: [], nameExists: true }
  } catch {
    return noAnswer(say('dnsUnreadable'))
  }
}

function keyTags(packet: Buffer): string[] {
  let at = endOfName(packet, HEADER_BYTES) + 4
  const tags: string[] = []
  for (let left = packet.readUInt16BE(6); left > 0; left -= 1) {
    at = endOfName(packet, at)
    const [type, length] = [packet.readUInt16BE(at), packet.readUInt16BE(at + 8)]
    if (type === DS) tags.push(String(packet.readUInt16BE(at + 10)))
    at += 10 + length
  }
  return tags
}

/** A name ends with an empty label or with a pointer to another place. */
function endOfName(packet: Buffer, start: number): number {
  let at = start
  for (;;) {
    const length = packet.readUInt8(at)
    if (length >= 0xc0) return at + 2
    if (length === 0) return at + 1
    at += length + 1
  }
}

/**
 * Asks a name server whether the parent zone vouches for a domain's keys. Node's resolver does not know this kind of
 * record.
 */
export function askForDs(
  name: string,
  server: string,
  timeoutMs: number,
  signal?: AbortSignal,
): Promise<DnsAnswer<string>> {
  const { host, port } = addressOf(server)
  const id = randomBytes(2).readUInt16BE(0)
  const socket = createSocket(isIPv6(host) ? 'udp6' : 'udp4')
  return new Promise((resolve) => {
    const end = (answer: DnsAnswer<string>) => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', giveUp)
      socket.close()
      resolve(answer)
    }
    const fail = (says: Says) => end(noAnswer(says))
    const giveUp = () => fail(say('dnsCancelled'))
    const timer = setTimeout(() => fail(say('dnsTimeout')), timeoutMs)
    signal?.addEventListener('abort', giveUp, { once: true })
    socket.on('error', () => fail(say('dnsUnreachable')))
    socket.on('message', (packet) => {
      const answer = readDsAnswer(packet, id)
      if (answer) end(answer)
    })
    socket.connect(port, host, () => socket.send(dsQuestion(id, name)))
  })
}
