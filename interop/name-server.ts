import { createSocket } from 'node:dgram'
import { once } from 'node:events'

const TYPES = { A: 1, NS: 2, CNAME: 5, MX: 15, TXT: 16, CAA: 257 } as const
type RecordType = keyof typeof TYPES
const ANY = 255
const HEADER_BYTES = 12
const [SERVFAIL, NXDOMAIN] = [2, 3]

export type NameServer = {
  /** All records of a type that a name has. */
  set(name: string, type: RecordType, ...values: string[]): void
  /** A name has none of any type any more. */
  clear(name: string): void
  /** Whether questions about a name and those below it, other than for its address, fail. */
  mute(name: string, isMute: boolean): void
  close(): void
}

/** A small name server (RFC 1035), which also follows its own aliases. Nobody may keep its answers. */
export async function startNameServer(address: string): Promise<NameServer> {
  const names = new Map<string, Map<RecordType, string[]>>()
  const muted = new Set<string>()
  const found = (name: string, type: number) =>
    [...(names.get(name) ?? [])].flatMap(([each, values]) =>
      type === ANY || TYPES[each] === type ? values.map((value) => answer(name, each, value)) : [],
    )
  const resolved = (name: string, type: number): Buffer[] => {
    const own = found(name, type)
    const [alias] = names.get(name)?.get('CNAME') ?? []
    return own.length > 0 || alias === undefined ? own : [answer(name, 'CNAME', alias), ...resolved(alias, type)]
  }
  const server = createSocket('udp4')
  server.on('message', (query, from) => {
    const { name, type, end } = questionOf(query)
    const isMute = type !== TYPES.A && [...muted].some((one) => name === one || name.endsWith(`.${one}`))
    const code = isMute ? SERVFAIL : names.has(name) ? 0 : NXDOMAIN
    const answers = isMute ? [] : resolved(name, type)
    const header = Buffer.from(query.subarray(0, HEADER_BYTES))
    header.writeUInt16BE(0x8180 | code, 2)
    header.writeUInt16BE(answers.length, 6)
    header.writeUInt32BE(0, 8)
    server.send(Buffer.concat([header, query.subarray(HEADER_BYTES, end), ...answers]), from.port, from.address)
  })
  server.bind(53, address)
  await once(server, 'listening')
  return {
    set(name, type, ...values) {
      const known = names.get(name) ?? new Map<RecordType, string[]>()
      names.set(name, known.set(type, values))
    },
    clear: (name) => names.delete(name),
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

function answer(name: string, type: RecordType, value: string): Buffer {
  const data = dataOf(type, value)
  const facts = Buffer.alloc(10)
  facts.writeUInt16BE(TYPES[type], 0)
  facts.writeUInt16BE(1, 2)
  facts.writeUInt16BE(data.length, 8)
  return Buffer.concat([nameBytes(name), facts, data])
}

const counted = (text: string) => Buffer.concat([Buffer.from([text.length]), Buffer.from(text, 'latin1')])
const nameBytes = (name: string) => Buffer.concat([...name.split('.').map(counted), Buffer.from([0])])

function dataOf(type: RecordType, value: string): Buffer {
  if (type === 'A') return Buffer.from(value.split('.').map(Number))
  if (type === 'TXT') return counted(value)
  if (type === 'CAA') return Buffer.concat([Buffer.from([0]), counted('issue'), Buffer.from(value, 'latin1')])
  return type === 'MX' ? Buffer.concat([Buffer.from([0, 10]), nameBytes(value)]) : nameBytes(value)
}
