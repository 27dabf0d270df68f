import { createSocket } from 'node:dgram'
import { once } from 'node:events'

const TYPES = { A: 1, TXT: 16 } as const
const HEADER_BYTES = 12
const [SERVFAIL, NXDOMAIN] = [2, 3]

export type NameServer = {
  set(name: string, type: keyof typeof TYPES, value: string): void
  /** Whether questions about a name and those below it, other than for its address, fail. */
  mute(name: string, isMute: boolean): void
  close(): void
}

/** A small name server (RFC 1035): addresses and texts, each name with one of either. */
export async function startNameServer(address: string): Promise<NameServer> {
  const records = new Map<string, string>()
  const names = new Set<string>()
  const muted = new Set<string>()
  const server = createSocket('udp4')
  server.on('message', (query, from) => {
    const { name, type, end } = questionOf(query)
    const kind = type === TYPES.TXT ? 'TXT' : type === TYPES.A ? 'A' : null
    const value = kind && records.get(`${kind} ${name}`)
    const isMute = type !== TYPES.A && [...muted].some((one) => name === one || name.endsWith(`.${one}`))
    const code = isMute ? SERVFAIL : names.has(name) || value ? 0 : NXDOMAIN
    const answers =
      value && !isMute
        ? [answer(type, kind === 'A' ? Buffer.from(value.split('.').map(Number)) : textBytes(value))]
        : []
    const header = Buffer.from(query.subarray(0, HEADER_BYTES))
    header.writeUInt16BE(0x8180 | code, 2)
    header.writeUInt16BE(answers.length, 6)
    header.writeUInt32BE(0, 8)
    server.send(Buffer.concat([header, query.subarray(HEADER_BYTES, end), ...answers]), from.port, from.address)
  })
  server.bind(53, address)
  await once(server, 'listening')
  return {
    set(name, type, value) {
      records.set(`${type} ${name}`, value)
      names.add(name)
    },
    mute(name, isMute) {
      if (isMute) muted.add(name)
      else muted.delete(name)
    },
    close: () => server.close(),
  }
}

function questionOf(query: Buffer) {
  const labels: string[] = []
  let at = HEADER_BYTES
  for (let length = query.readUInt8(at); length > 0; length = query.readUInt8(at)) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length))
    at += length + 1
  }
  return { name: labels.join('.').toLowerCase(), type: query.readUInt16BE(at + 1), end: at + 5 }
}

/** The name is a pointer to that of the question; nobody may keep the answer. */
function answer(type: number, data: Buffer): Buffer {
  const length = Buffer.alloc(2)
  length.writeUInt16BE(data.length)
  return Buffer.concat([Buffer.from([0xc0, HEADER_BYTES, 0, type, 0, 1, 0, 0, 0, 0]), length, data])
}

const textBytes = (text: string) => Buffer.concat([Buffer.from([text.length]), Buffer.from(text, 'latin1')])
