import { LOCAL } from './canvas-page'
import type { EditedPicture } from './bench'

/** What the server takes (design/websites.md, section 5). */
const TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/avif']
export const ACCEPTED = TYPES.join(',')
const MOST_BYTES = 5 * 1024 * 1024
const MOST_PIXELS = 40_000_000
/** Of what is seen before it is sent. */
const PREVIEW_PX = 1280

export type PictureFault = 'type' | 'size' | 'pixels'
export class PictureError extends Error {
  readonly fault: PictureFault
  constructor(fault: PictureFault) {
    super(fault)
    this.fault = fault
  }
}

/** Reads a picture by what is in it, whatever it is called. Throws PictureError. */
export async function readPicture(id: string, file: Blob): Promise<EditedPicture> {
  if (file.size > MOST_BYTES) throw new PictureError('size')
  if (!TYPES.includes(file.type)) throw new PictureError('type')
  const bitmap = await createImageBitmap(file).catch(() => {
    throw new PictureError('type')
  })
  const { width, height } = bitmap
  if (width * height > MOST_PIXELS) throw new PictureError('pixels')
  const share = Math.min(1, PREVIEW_PX / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * share))
  canvas.height = Math.max(1, Math.round(height * share))
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  return { src: `${LOCAL}${id}`, width, height, preview: canvas.toDataURL('image/webp', 0.85) }
}
