import { inflateSync } from 'node:zlib'

const HEADER = 44
const ENTRY = 20
const SFNT_HEADER = 12
const SFNT_ENTRY = 16

/**
 * A WOFF file as the font that it packs (https://www.w3.org/TR/WOFF/#OverallStructure): fontkit would unpack a table
 * anew for each glyph that it takes out of it. Throws a RangeError for half a file.
 */
export function unpackWoff(file: Buffer): Buffer {
  const count = file.readUInt16BE(12)
  const tables = Array.from({ length: count }, (_, index) => {
    const at = HEADER + index * ENTRY
    const [offset, packed, length] = [file.readUInt32BE(at + 4), file.readUInt32BE(at + 8), file.readUInt32BE(at + 12)]
    const data = file.subarray(offset, offset + packed)
    const isPacked = packed < length
    return {
      tag: file.subarray(at, at + 4),
      sum: file.readUInt32BE(at + 16),
      data: isPacked ? inflateSync(data) : data,
    }
  })
  const head = Buffer.alloc(SFNT_HEADER + count * SFNT_ENTRY)
  file.copy(head, 0, 4, 8)
  head.writeUInt16BE(count, 4)
  const power = Math.floor(Math.log2(count))
  head.writeUInt16BE(2 ** power * SFNT_ENTRY, 6)
  head.writeUInt16BE(power, 8)
  head.writeUInt16BE((count - 2 ** power) * SFNT_ENTRY, 10)
  const parts: Buffer[] = [head]
  let end = head.length
  for (const [index, { tag, sum, data }] of tables.entries()) {
    const at = SFNT_HEADER + index * SFNT_ENTRY
    tag.copy(head, at)
    head.writeUInt32BE(sum, at + 4)
    head.writeUInt32BE(end, at + 8)
    head.writeUInt32BE(data.length, at + 12)
    const padded = Math.ceil(data.length / 4) * 4
    parts.push(data, Buffer.alloc(padded - data.length))
    end += padded
  }
  return Buffer.concat(parts)
}
