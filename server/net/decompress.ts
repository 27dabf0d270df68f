import { promisify } from 'node:util'
import { brotliDecompress, constants, gunzip, inflate } from 'node:zlib'

const flush = { finishFlush: constants.Z_SYNC_FLUSH }
const flushBrotli = { finishFlush: constants.BROTLI_OPERATION_FLUSH }
const DECODERS: Record<string, (data: Buffer, maxOutputLength: number) => Promise<Buffer>> = {
  gzip: (data, maxOutputLength) => promisify(gunzip)(data, { ...flush, maxOutputLength }),
  'x-gzip': (data, maxOutputLength) => promisify(gunzip)(data, { ...flush, maxOutputLength }),
  deflate: (data, maxOutputLength) => promisify(inflate)(data, { ...flush, maxOutputLength }),
  br: (data, maxOutputLength) => promisify(brotliDecompress)(data, { ...flushBrotli, maxOutputLength }),
}

/** Unpacks what a server compressed although we asked it not to. Null when it is garbage, packed in a way we do not know, or grows beyond `maxBytes` (a bomb). */
export async function decompress(data: Buffer, encoding: string, maxBytes: number): Promise<Buffer | null> {
  const name = encoding.trim().toLowerCase()
  if (data.length === 0 || name === '' || name === 'identity') return data
  const decode = DECODERS[name]
  if (!decode) return null
  return decode(data, maxBytes).catch(() => null)
}
