import { generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

export type TestCertificate = { key: string; cert: string }

type Wanted = {
  names?: string[]
  /** Days from now; negative ones are past. */
  from?: number
  to?: number
  key?: 'ec' | 'rsa2048' | 'rsa1024'
  hash?: 'sha256' | 'sha1'
  /** By an authority nobody knows, instead of by itself. */
  byAuthority?: boolean
  /** What its extension for the timestamps of transparency logs holds; see `timestamps`. */
  logged?: Buffer
}

const DAY = 86_400_000
const OID = {
  commonName: '550403',
  alternativeNames: '551d11',
  timestamps: '2b06010401d679020402',
  ecdsaSha256: '2a8648ce3d040302',
  rsaSha256: '2a864886f70d01010b',
  rsaSha1: '2a864886f70d010105',
}

/** An X.509 certificate with any dates, names, keys and signatures, which no tool makes without fuss. */
export function makeCertificate({
  names = ['shop.test'],
  from = -30,
  to = 60,
  key = 'ec',
  hash = 'sha256',
  byAuthority = false,
  logged,
}: Wanted = {}): TestCertificate {
  const own = makeKeys(key)
  const signer = byAuthority ? makeKeys(key).privateKey : own.privateKey
  const algorithm = sequence(
    oid(key === 'ec' ? OID.ecdsaSha256 : hash === 'sha1' ? OID.rsaSha1 : OID.rsaSha256),
    ...(key === 'ec' ? [] : [tlv(0x05)]),
  )
  const subject = nameOf(names[0] ?? 'nobody')
  const body = sequence(
    tlv(0xa0, tlv(0x02, Buffer.from([2]))),
    tlv(0x02, serialNumber()),
    algorithm,
    byAuthority ? nameOf('Unknown Test Authority') : subject,
    sequence(time(from), time(to)),
    subject,
    own.publicKey.export({ type: 'spki', format: 'der' }),
    tlv(
      0xa3,
      sequence(
        sequence(oid(OID.alternativeNames), tlv(0x04, sequence(...names.map(alternativeName)))),
        ...(logged ? [sequence(oid(OID.timestamps), tlv(0x04, logged))] : []),
      ),
    ),
  )
  const der = sequence(body, algorithm, tlv(0x03, Buffer.from([0]), sign(hash, body, signer)))
  return { key: own.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(), cert: pem(der) }
}

/** As many timestamps of logs as wanted, as a certificate carries them (RFC 6962, 3.3). */
export function timestamps(count: number): Buffer {
  const entries = Array.from({ length: count }, () => Buffer.concat([Buffer.from([0, 47]), randomBytes(47)]))
  return tlv(0x04, Buffer.concat([Buffer.from([0, count * 49]), ...entries]))
}

function makeKeys(kind: NonNullable<Wanted['key']>): { publicKey: KeyObject; privateKey: KeyObject } {
  if (kind === 'ec') return generateKeyPairSync('ec', { namedCurve: 'P-256' })
  return generateKeyPairSync('rsa', { modulusLength: kind === 'rsa1024' ? 1024 : 2048 })
}

function tlv(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts)
  const { length } = content
  const size = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.from([tag, ...size]), content])
}

const sequence = (...parts: Buffer[]) => tlv(0x30, ...parts)
const oid = (hex: string) => tlv(0x06, Buffer.from(hex, 'hex'))
const nameOf = (name: string) => sequence(tlv(0x31, sequence(oid(OID.commonName), tlv(0x0c, Buffer.from(name)))))
/** No empty line at the end: OpenSSL takes that for another kind of text. */
const pem = (der: Buffer) =>
  `-----BEGIN CERTIFICATE-----\n${der.toString('base64').replace(/.{64}(?!$)/g, '$&\n')}\n-----END CERTIFICATE-----\n`

/** Positive and without padding, as DER wants. */
const serialNumber = () => Buffer.concat([Buffer.from([0x40]), randomBytes(7)])

function time(days: number): Buffer {
  const text = new Date(Date.now() + days * DAY)
    .toISOString()
    .replace(/[-:T]|\.\d+/g, '')
    .slice(2)
  return tlv(0x17, Buffer.from(text))
}

function alternativeName(name: string): Buffer {
  const address = name.split('.').map(Number)
  return address.every((part) => Number.isInteger(part))
    ? tlv(0x87, Buffer.from(address))
    : tlv(0x82, Buffer.from(name))
}
