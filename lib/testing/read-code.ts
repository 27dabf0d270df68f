import jsQR from 'jsqr'
import sharp from 'sharp'

/** What a phone reads of the QR code in a picture: an SVG or a PNG. Null where it finds none. */
export async function readCode(picture: string | Uint8Array, width?: number): Promise<string | null> {
  const { data, info } = await sharp(Buffer.from(picture as Uint8Array))
    .resize(width ? { width } : {})
    .flatten({ background: '#fff' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data ?? null
}
