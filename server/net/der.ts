/** One element of DER (X.690): its tag, and what is in it. */
export type DerElement = { tag: number; content: Buffer }

/** What should be DER is none. */
export class NotDer extends Error {
  override name = 'NotDer'
}

/** The elements that these bytes are made of, one behind the other. Throws NotDer; nothing beyond the bytes is read, whatever their lengths claim. */
export function readDer(bytes: Buffer): DerElement[] {
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
