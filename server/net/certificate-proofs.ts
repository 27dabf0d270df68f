/**
 * Whether the server sent along what its authority says about the revocation of the certificate; `error`: only that the
 * authority could not say.
 */
export type Stapling = 'yes' | 'no' | 'error'

const TAGS = { sequence: 0x30, enumerated: 0x0a, extensions: 0xa3, octets: 0x04, objectId: 0x06 }
/** 1.3.6.1.4.1.11129.2.4.2: the timestamps of transparency logs (RFC 6962, 3.3). */
const TIMESTAMPS = Buffer.from('2b06010401d679020402', 'hex')
const SUCCESSFUL = Buffer.from([0])

/**
 * Reads the outermost status of an OCSP response (RFC 6960, 4.2.1) and nothing else: who signed it, and what it says,
 * is not judged.
 */
export function readStaple(response: Buffer | null): Stapling {
  if (!response || response.length === 0) return 'no'
  const status = unlessMalformed(() => first(first(response, TAGS.sequence), TAGS.enumerated))
  return status?.equals(SUCCESSFUL) ? 'yes' : 'error'
}

/**
 * How many timestamps of transparency logs a certificate carries; 0 without any, null when they cannot be read. They
 * are counted, not verified.
 */
export function countTimestamps(certificate: Buffer): number | null {
  return unlessMalformed(() => {
    const body = readDer(first(first(certificate, TAGS.sequence), TAGS.sequence))
    const extensions = body.find(({ tag }) => tag === TAGS.extensions)
    if (!extensions) return 0
    const own = readDer(first(extensions.content, TAGS.sequence))
      .map(({ content }) => readDer(content))
      .find(([id]) => id?.tag === TAGS.objectId && id.content.equals(TIMESTAMPS))
    // Between name and value a certificate may say that the extension is critical.
    return own ? countEntries(first(own.at(-1)?.content ?? Buffer.alloc(0), TAGS.octets)) : 0
  })
}

/** A list as TLS writes it: the length of the whole in two bytes, then of each entry. */
function countEntries(list: Buffer): number {
  if (list.length < 2 || list.readUInt16BE(0) !== list.length - 2) throw new NotDer('the list has another length')
  let count = 0
  for (let at = 2; at < list.length; count += 1) {
    if (at + 2 > list.length) throw new NotDer('the list breaks off')
    at += 2 + list.readUInt16BE(at)
    if (at > list.length) throw new NotDer('the list breaks off')
  }
  return count
}

function first(bytes: Buffer, tag: number): Buffer {
  const [element] = readDer(bytes)
  if (element?.tag !== tag) throw new NotDer('it is something else')
  return element.content
}

function unlessMalformed<T>(read: () => T): T | null {
  try {
    return read()
  } catch (error) {
    if (error instanceof NotDer) return null
    throw error
  }
}

/** One element of DER (X.690): its tag, and what is in it. */
type DerElement = { tag: number; content: Buffer }

/** What should be DER is none. */
class NotDer extends Error {
  override name = 'NotDer'
}

/**
 * The elements that these bytes are made of, one behind the other. Throws NotDer; nothing beyond the bytes is read,
 * whatever their lengths claim.
 */
function readDer(bytes: Buffer): DerElement[] {
  const elements: DerElement[] = []
  for (let at = 0; at < bytes.length; ) {
    const { start, end } = contentAt(bytes, at)
    elements.push({ tag: bytes.readUInt8(at), content: bytes.subarray(start, end) })
    at = end
  }
  return elements
}

/** A length below 128 is one byte; a longer one says first how many bytes it has. */
function contentAt(bytes: Buffer, at: number): { start: number; end: number } {
  const first = bytes[at + 1]
  if (first === undefined) throw new NotDer('it breaks off')
  const digits = first < 0x80 ? 0 : first - 0x80
  const start = at + 2 + digits
  if (first === 0x80 || digits > 4 || start > bytes.length) throw new NotDer('it has no sensible length')
  const end = start + (digits === 0 ? first : bytes.readUIntBE(at + 2, digits))
  if (end > bytes.length) throw new NotDer('it breaks off')
  return { start, end }
}
