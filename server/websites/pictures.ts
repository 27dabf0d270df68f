import { and, eq, inArray, ne } from 'drizzle-orm'
import type { Db } from '@/server/db/db'
import { sitePictures, sites, siteVersions } from '@/server/db/schema'
import { HttpError, refused } from '@/server/errors'
import type { Deps } from '@/server/records/deps'
import { type DrawnPicture, pictureHash } from './cover'

type Images = Pick<Deps, 'images'>
export type Upload = DrawnPicture & { id: string }

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
const MAX_PICTURES = 30
/** A whole website, with those of its earlier versions. */
const MAX_KEPT = 300

/**
 * Pictures as they were sent, drawn anew, under the names that the browser made for them. Throws 422 on the very one:
 * `images.2`.
 */
export async function readUploads({ images }: Images, sent: unknown, names: unknown): Promise<Upload[]> {
  const files = sent === undefined || sent === null ? [] : Array.isArray(sent) ? (sent as unknown[]) : [sent]
  if (files.length > MAX_PICTURES) throw refused('images', 'too_many_pictures', { count: MAX_PICTURES })
  const ids = namesOf(names)
  const uploads: Upload[] = []
  for (const [at, file] of files.entries()) {
    const drawn = await drawnAnew({ images }, file, `images.${at}`)
    const id = ids[at]
    if (ids.length > 0 && (id === undefined || !UUID.test(id))) throw refused(`image_ids.${at}`, 'picture_unread')
    uploads.push({ id: id ?? crypto.randomUUID(), ...drawn })
  }
  return uploads
}

/** A list, or its JSON in a form. */
function namesOf(names: unknown): string[] {
  const list: unknown = typeof names === 'string' && names.startsWith('[') ? parsed(names) : names
  return (Array.isArray(list) ? list : list === undefined || list === null ? [] : [list]).map(String)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

async function drawnAnew({ images }: Images, file: unknown, field: string): Promise<DrawnPicture> {
  if (!(file instanceof Blob)) throw refused(field, 'picture_unread')
  if (file.size > MAX_BYTES) throw tooLarge(field)
  const drawn = await images.photo(new Uint8Array(await file.arrayBuffer()))
  if (drawn === 'picture_too_large') throw tooLarge(field)
  if (typeof drawn === 'string') throw refused(field, drawn)
  const { webp, width, height } = drawn
  return { hash: pictureHash(webp), width, height, body: webp }
}

const MAX_BYTES = 5 * 1024 * 1024

const tooLarge = (field: string) =>
  new HttpError(413, 'picture_too_large', { errors: { [field]: ['Use images of up to 5 MB.'] } })

/** A logo may be a drawing as well: it is kept as it looks, and nothing of what it says. */
export async function readLogo({ images }: Images, file: unknown): Promise<Upload> {
  const bytes = file instanceof Blob && file.size <= MAX_BYTES ? new Uint8Array(await file.arrayBuffer()) : null
  const drawing = bytes && isDrawing(bytes) ? await images.redraw(bytes, false) : null
  if (typeof drawing === 'string') throw refused('logo', drawing)
  const drawn = await drawnAnew({ images }, drawing ? new Blob([drawing.png]) : file, 'logo')
  return { id: crypto.randomUUID(), ...drawn }
}

const isDrawing = (bytes: Uint8Array) => /<svg[\s>]/i.test(new TextDecoder().decode(bytes.subarray(0, 8_192)))

/** Keeps them in the caller's transaction. The same name again is another picture from now on. */
export async function keepPictures(tx: Db, site: string, uploads: readonly Upload[]): Promise<void> {
  if (uploads.length === 0) return
  const kept = await tx.$count(sitePictures, eq(sitePictures.site_id, site))
  if (kept + uploads.length > MAX_KEPT) await dropUnused(tx, site)
  for (const { body, ...picture } of uploads) {
    const row = { ...picture, body, bytes: body.byteLength }
    await tx
      .insert(sitePictures)
      .values({ site_id: site, ...row })
      .onConflictDoUpdate({ target: [sitePictures.site_id, sitePictures.id], set: row })
  }
}

/** Those that stand in no version that can be gone back to. */
async function dropUnused(tx: Db, site: string): Promise<void> {
  const versions = await tx
    .select({ document: siteVersions.document })
    .from(siteVersions)
    .where(eq(siteVersions.site_id, site))
  const [row] = await tx.select({ business: sites.business }).from(sites).where(eq(sites.id, site))
  const written = JSON.stringify([versions, row])
  const pictures = await tx
    .select({ id: sitePictures.id })
    .from(sitePictures)
    .where(and(eq(sitePictures.site_id, site), ne(sitePictures.id, site)))
  const unused = pictures.map(({ id }) => id).filter((id) => !written.includes(`picture:${id}`))
  if (unused.length > 0)
    await tx.delete(sitePictures).where(and(eq(sitePictures.site_id, site), inArray(sitePictures.id, unused)))
}

/** The cover has the id of its website, which no document names. */
export async function keepCover(tx: Db, site: string, cover: DrawnPicture | null): Promise<void> {
  if (!cover) return
  await keepPictures(tx, site, [{ id: site, ...cover }])
  await tx.update(sites).set({ cover: cover.hash }).where(eq(sites.id, site))
}
