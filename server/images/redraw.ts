import sharp from 'sharp'
import { MAX_IMAGE_BYTES, MAX_IMAGE_SIDE } from '@/lib/contract/branding-change'

/** Sharper on no screen that shows it, and small enough for mails. */
const SIDES = [1024, 512, 256] as const
const MARK_SIDE = 512
/** What is drawn at 72 dots an inch has its natural size. */
const NATURAL = 72

export type Redrawn = { png: Uint8Array<ArrayBuffer>; width: number; height: number }
export type Refusal = 'not_image' | 'image_too_large' | 'image_too_wide'

/**
 * A picture of somebody's, drawn anew as PNG: of a file nothing is kept but what can be seen. What it is, its content
 * says and not its name. A mark becomes a square.
 */
export async function redraw(bytes: Uint8Array, isMark: boolean): Promise<Redrawn | Refusal> {
  if (bytes.byteLength > MAX_IMAGE_BYTES) return 'image_too_large'
  const kind = kindOf(bytes)
  if (kind === null) return 'not_image'
  try {
    const { format, width, height } = await open(bytes, NATURAL).metadata()
    if (format !== kind || !width || !height) return 'not_image'
    if (Math.max(width, height) > MAX_IMAGE_SIDE) return 'image_too_wide'
    const density = kind === 'svg' ? NATURAL * (SIDES[0] / Math.max(width, height)) : NATURAL
    for (const side of isMark ? [MARK_SIDE, 256, 128] : SIDES) {
      const drawn = await draw(open(bytes, density), side, isMark)
      if (drawn.png.byteLength <= MAX_IMAGE_BYTES) return drawn
    }
    return 'image_too_large'
  } catch (error) {
    return /pixel limit|exceeds|too (?:large|wide|big)/i.test(String(error)) ? 'image_too_wide' : 'not_image'
  }
}

/** One that never ends costs a few seconds, and one that unpacks to more than can be looked at is not unpacked. */
const open = (bytes: Uint8Array, density: number) =>
  sharp(bytes, {
    limitInputPixels: MAX_IMAGE_SIDE * MAX_IMAGE_SIDE,
    density: Math.min(Math.max(density, 1), 100_000),
    failOn: 'error',
    sequentialRead: true,
  }).timeout({ seconds: 5 })

async function draw(image: ReturnType<typeof open>, side: number, isMark: boolean): Promise<Redrawn> {
  const clear = { r: 0, g: 0, b: 0, alpha: 0 }
  const { data, info } = await image
    .autoOrient()
    .resize(
      isMark
        ? { width: side, height: side, fit: 'contain', background: clear }
        : { width: side, height: side, fit: 'inside', withoutEnlargement: true },
    )
    .toColourspace('srgb')
    .png({ compressionLevel: 9 })
    .toBuffer({ resolveWithObject: true })
  return { png: new Uint8Array(data), width: info.width, height: info.height }
}

/** Of an uploaded picture of a website, and of one side of it as it is kept. */
const MAX_PICTURE_BYTES = 5 * 1024 * 1024
const MAX_PICTURE_PIXELS = 40_000_000
const PICTURE_SIDE = 1_600

export type Photo = { webp: Uint8Array<ArrayBuffer>; width: number; height: number }
export type PhotoRefusal = 'picture_unread' | 'picture_too_large' | 'picture_too_wide'

/**
 * A photograph of somebody's (PNG, JPEG, WebP or AVIF by its content, of one frame), drawn anew as WebP of 1,600 pixels
 * at most: nothing is kept that cannot be seen.
 */
export async function redrawPhoto(bytes: Uint8Array): Promise<Photo | PhotoRefusal> {
  if (bytes.byteLength > MAX_PICTURE_BYTES) return 'picture_too_large'
  const kind = isAvif(bytes) ? 'heif' : kindOf(bytes)
  if (kind === null || kind === 'svg') return 'picture_unread'
  const open = () => sharp(bytes, { limitInputPixels: MAX_PICTURE_PIXELS, failOn: 'error' }).timeout({ seconds: 6 })
  try {
    const { format, width, height, pages = 1 } = await open().metadata()
    if (format !== kind || !width || !height || pages > 1) return 'picture_unread'
    if (width * height > MAX_PICTURE_PIXELS) return 'picture_too_wide'
    const { data, info } = await open()
      .autoOrient()
      .resize({ width: PICTURE_SIDE, height: PICTURE_SIDE, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .webp({ quality: 80, effort: 4 })
      .toBuffer({ resolveWithObject: true })
    return { webp: new Uint8Array(data), width: info.width, height: info.height }
  } catch (error) {
    return /pixel limit|exceeds|too (?:large|wide|big)/i.test(String(error)) ? 'picture_too_wide' : 'picture_unread'
  }
}

/** A drawing of our own as pixels, so wide. */
export async function rasterize(svg: string, format: 'webp' | 'png', width: number): Promise<Uint8Array<ArrayBuffer>> {
  const drawn = sharp(new TextEncoder().encode(svg), { density: 144 }).resize({ width })
  const { buffer, byteOffset, byteLength } = await (format === 'webp'
    ? drawn.webp({ quality: 82 })
    : drawn.png()
  ).toBuffer()
  return new Uint8Array(buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer)
}

const isAvif = (bytes: Uint8Array) => text(bytes, 4, 12) === 'ftypavif'

const BEGINNINGS = {
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  jpeg: [0xff, 0xd8, 0xff],
} as const

type Kind = keyof typeof BEGINNINGS | 'webp' | 'svg'

const startsWith = (bytes: Uint8Array, beginning: readonly number[]) =>
  beginning.every((byte, at) => bytes[at] === byte)
const text = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to))

/** What may stand before the drawing: a mark of the encoding, a declaration, comments, a document type. */
const SVG =
  /^\uFEFF?\s*(?:<\?xml[^>]*>\s*|<!--[\s\S]*?-->\s*|<!DOCTYPE\s+svg(?:[^>[]*|[^>[]*\[[\s\S]*?\]\s*)>\s*)*<svg[\s>]/i

/** What the first bytes say it is: nothing else is given to the library, whose other readers stay closed. */
function kindOf(bytes: Uint8Array): Kind | null {
  if (startsWith(bytes, BEGINNINGS.png)) return 'png'
  if (startsWith(bytes, BEGINNINGS.jpeg)) return 'jpeg'
  if (text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WEBP') return 'webp'
  return SVG.test(new TextDecoder().decode(bytes.subarray(0, 8_192))) ? 'svg' : null
}
