import { randomBytes } from 'node:crypto'

export const VERSION_NUMBERS = {
  SSLv3: 0x0300,
  'TLSv1.0': 0x0301,
  'TLSv1.1': 0x0302,
  'TLSv1.2': 0x0303,
  'TLSv1.3': 0x0304,
} as const

const HANDSHAKE = 22
const ALERT = 21
const SERVER_HELLO = 2
const X25519 = 29
const GROUPS = [X25519, 23, 24, 25, 30, 0x0100, 0x0101]
/** X25519MLKEM768: keys agreed on by it stay secret from the quantum computers of a later day. */
export const POST_QUANTUM_GROUP = 0x11ec
const SIGNATURES = [
  0x0403, 0x0503, 0x0603, 0x0807, 0x0808, 0x0804, 0x0805, 0x0806, 0x0401, 0x0501, 0x0601, 0x0203, 0x0201, 0x0402,
  0x0202,
]
const EXTENSION = {
  serverName: 0,
  groups: 10,
  pointFormats: 11,
  signatures: 13,
  extendedMasterSecret: 23,
  sessionTicket: 35,
  versions: 43,
  pskModes: 45,
  keyShare: 51,
  renegotiation: 0xff01,
}

/**
 * The first message of a TLS handshake, offering exactly one version and these suites: what no TLS library would still
 * send.
 */
export function clientHello(version: number, suites: number[], serverName?: string, groups: number[] = GROUPS): Buffer {
  const isTls13 = version === VERSION_NUMBERS['TLSv1.3']
  const body = Buffer.concat([
    uint16(Math.min(version, VERSION_NUMBERS['TLSv1.2'])),
    randomBytes(32),
    vector8(isTls13 ? randomBytes(32) : Buffer.alloc(0)),
    vector16(numbers(suites)),
    vector8(Buffer.from([0])),
    ...(version === VERSION_NUMBERS.SSLv3 ? [] : [vector16(extensions(version, serverName, groups))]),
  ])
  const message = Buffer.concat([Buffer.from([1, 0]), uint16(body.length), body])
  return Buffer.concat([
    Buffer.from([HANDSHAKE]),
    uint16(Math.min(version, VERSION_NUMBERS['TLSv1.0'])),
    vector16(message),
  ])
}

function extensions(version: number, serverName: string | undefined, groups: number[]): Buffer {
  const list = [
    extension(EXTENSION.groups, vector16(numbers(groups))),
    extension(EXTENSION.pointFormats, vector8(Buffer.from([0]))),
    extension(EXTENSION.sessionTicket, Buffer.alloc(0)),
    extension(EXTENSION.extendedMasterSecret, Buffer.alloc(0)),
    extension(EXTENSION.renegotiation, Buffer.from([0])),
  ]
  if (serverName)
    list.unshift(
      extension(EXTENSION.serverName, vector16(Buffer.concat([Buffer.from([0]), vector16(Buffer.from(serverName))]))),
    )
  if (version >= VERSION_NUMBERS['TLSv1.2']) list.push(extension(EXTENSION.signatures, vector16(numbers(SIGNATURES))))
  if (version === VERSION_NUMBERS['TLSv1.3']) list.push(...tls13Extensions(groups))
  return Buffer.concat(list)
}

function tls13Extensions(groups: number[]): Buffer[] {
  // Without a share of its groups the server asks for one, and so tells which it takes.
  const share = groups.includes(X25519) ? Buffer.concat([uint16(X25519), vector16(randomBytes(32))]) : Buffer.alloc(0)
  return [
    extension(EXTENSION.versions, vector8(uint16(VERSION_NUMBERS['TLSv1.3']))),
    extension(EXTENSION.keyShare, vector16(share)),
    extension(EXTENSION.pskModes, vector8(Buffer.from([1]))),
  ]
}

export type HelloAnswer =
  | { kind: 'hello'; version: number; suite: number }
  | { kind: 'alert'; code: number }
  | { kind: 'other' }
  | { kind: 'not-tls'; head: string }

/** Reads what came back so far; null while more bytes are needed to tell. */
export function readAnswer(bytes: Buffer): HelloAnswer | null {
  if (bytes.length < 7) return null
  if (bytes[0] === ALERT) return { kind: 'alert', code: bytes.readUInt8(6) }
  if (bytes[0] !== HANDSHAKE) return { kind: 'not-tls', head: bytes.subarray(0, 12).toString('latin1') }
  if (bytes[5] !== SERVER_HELLO) return { kind: 'other' }
  return readServerHello(bytes)
}

/** Record header 5, message header 4, version 2, random 32, session id 1 + n, suite 2, compression 1, extensions. */
function readServerHello(bytes: Buffer): HelloAnswer | null {
  const SESSION_ID = 43
  if (bytes.length <= SESSION_ID) return null
  const suiteAt = SESSION_ID + 1 + bytes.readUInt8(SESSION_ID)
  const extensionsAt = suiteAt + 3
  const end = 9 + bytes.readUIntBE(6, 3)
  if (bytes.length < Math.max(extensionsAt, end)) return null
  const version = selectedVersion(bytes.subarray(extensionsAt + 2, end)) ?? bytes.readUInt16BE(9)
  return { kind: 'hello', version, suite: bytes.readUInt16BE(suiteAt) }
}

/** TLS 1.3 says its version in an extension and calls itself 1.2 in the old place. */
function selectedVersion(list: Buffer): number | null {
  for (let at = 0; at + 4 <= list.length; at += 4 + list.readUInt16BE(at + 2)) {
    if (list.readUInt16BE(at) === EXTENSION.versions && at + 6 <= list.length) return list.readUInt16BE(at + 4)
  }
  return null
}

function uint16(value: number): Buffer {
  return Buffer.from([value >> 8, value & 0xff])
}
function numbers(values: number[]): Buffer {
  return Buffer.concat(values.map(uint16))
}
function vector8(content: Buffer): Buffer {
  return Buffer.concat([Buffer.from([content.length]), content])
}
function vector16(content: Buffer): Buffer {
  return Buffer.concat([uint16(content.length), content])
}
function extension(type: number, content: Buffer): Buffer {
  return Buffer.concat([uint16(type), vector16(content)])
}
