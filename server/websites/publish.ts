import { sha256 } from '@noble/hashes/sha2'
import { bytesToHex } from '@noble/hashes/utils'
import { and, eq } from 'drizzle-orm'
import { type PublishingFault, publishingFaults } from '@/lib/website/checks'
import type { WebsiteDocument } from '@/lib/website/document'
import { FACES, type Face, LETTERINGS } from '@/lib/website/letters'
import { isPlain, plainFileOf } from '@/lib/website/plain-letters'
import { websiteFiles } from '@/lib/website/publish'
import { siteWords } from '@/lib/website/words'
import type { Db } from '@/server/db/db'
import { siteFiles, sitePictures, sites, siteVersions } from '@/server/db/schema'
import { HttpError } from '@/server/errors'
import type { Encoding } from '@/server/records/deps'

export type PublishDeps = {
  /** Where visitors find the website, without a slash at its end. */
  address: string
  /** A face of `lib/website/letters.ts`, or its plain letters; null where it is not installed: then visitors see a font of their device. */
  fontOf(file: string): Promise<Uint8Array | null>
  encodings: readonly Encoding[]
  now(): Date
}

const MAX_FILES = 200
const MAX_BYTES = 25 * 1024 * 1024
/** A year is the longest that security.txt may promise. */
const PROMISED_MS = 300 * 86_400_000

type Site = typeof sites.$inferSelect
type Made = { path: string; type: string; body: Uint8Array }

export const hashOf = (body: Uint8Array | string) => bytesToHex(sha256(body)).slice(0, 20)

/**
 * Makes the files of what is being worked on and shows them to visitors, in the caller's transaction: they see the old
 * website or the new one, never a part. Answers what has to be put right first, and then changes nothing.
 */
export async function publishWebsite(tx: Db, site: Site, deps: PublishDeps): Promise<PublishingFault[]> {
  const [version] = await tx
    .select()
    .from(siteVersions)
    .where(and(eq(siteVersions.id, site.version_id ?? ''), eq(siteVersions.site_id, site.id)))
  if (!version) throw new Error(`The website ${site.id} has no version`)
  const faults = publishingFaults(version.document, site.business).filter(({ isWarning }) => !isWarning)
  if (faults.length > 0) return faults
  await writeFiles(tx, site, version, deps)
  await tx.update(siteVersions).set({ kind: 'published' }).where(eq(siteVersions.id, version.id))
  const now = deps.now()
  await tx
    .update(sites)
    .set({
      status: 'published',
      published_id: version.id,
      first_published_at: site.first_published_at ?? now,
      last_published_at: now,
    })
    .where(eq(sites.id, site.id))
  return []
}

/** The same version again, at another address: what visitors see, and what is worked on, stay as they are. */
export async function rebuildWebsite(tx: Db, site: Site, deps: PublishDeps): Promise<void> {
  const isShown = and(eq(siteVersions.id, site.published_id ?? NONE), eq(siteVersions.site_id, site.id))
  const [version] = await tx.select().from(siteVersions).where(isShown)
  if (!version) return
  await writeFiles(tx, site, version, deps)
  await tx.update(sites).set({ last_published_at: deps.now() }).where(eq(sites.id, site.id))
}

const NONE = '00000000-0000-0000-0000-000000000000'

async function writeFiles(tx: Db, site: Site, version: typeof siteVersions.$inferSelect, deps: PublishDeps) {
  const made = await filesOf(tx, site, version.document, deps)
  const rows = await Promise.all(made.map((file) => rowOf(version.id, file, deps.encodings)))
  await tx.delete(siteFiles).where(eq(siteFiles.version_id, version.id))
  await tx.insert(siteFiles).values(rows)
}

async function filesOf(tx: Db, site: Site, document: WebsiteDocument, deps: PublishDeps): Promise<Made[]> {
  const pictures = await usedPictures(tx, site, document)
  const fonts = await fontFiles(document, site, deps)
  const found = new Map(pictures.map(({ id, file, width, height }) => [id, { src: `/${file.path}`, width, height }]))
  const written = websiteFiles({
    document,
    business: site.business,
    words: siteWords(document.lang),
    base: '',
    picture: (src) => found.get(src.replace('picture:', '')) ?? null,
    facts: null,
    address: deps.address,
    nameOf: (start, text, ending) => `${start}.${hashOf(text)}.${ending}`,
    fonts: Object.fromEntries(fonts.map(({ face, file }) => [face, `/${file.path}`])),
    socialPicture: pictures.find(({ id }) => id === site.id)?.file.path ?? null,
    expires: new Date(deps.now().getTime() + PROMISED_MS),
  })
  const texts = written.map(({ path, type, text }) => ({ path, type, body: new TextEncoder().encode(text) }))
  const files = [...texts, ...fonts.map(({ file }) => file), ...pictures.map(({ file }) => file)]
  // Two pictures may be the same one.
  const all = [...new Map(files.map((file) => [file.path, file])).values()]
  const bytes = all.reduce((sum, { body }) => sum + body.byteLength, 0)
  if (all.length > MAX_FILES || bytes > MAX_BYTES)
    throw new HttpError(422, 'website_too_large', {
      values: { files: MAX_FILES, size: 25 },
      errors: { status: ['too large'] },
    })
  return all
}

/** What the website names of what was uploaded, and its cover. */
async function usedPictures(tx: Db, site: Site, document: WebsiteDocument) {
  const written = JSON.stringify([document, site.business])
  const rows = await tx.select().from(sitePictures).where(eq(sitePictures.site_id, site.id))
  return rows
    .filter(({ id }) => id === site.id || written.includes(`picture:${id}`))
    .map(({ id, hash, width, height, body }) => ({
      id,
      width,
      height,
      file: { path: `pictures/${hash}.webp`, type: 'image/webp', body },
    }))
}

/** Cut to plain letters where those are all that the website is written with, and the build has made them. */
async function fontFiles(
  document: WebsiteDocument,
  { business }: Site,
  { fontOf }: PublishDeps,
): Promise<{ face: Face; file: Made }[]> {
  const faces = [...new Set(Object.values(LETTERINGS[document.theme.letters]))]
  const isCut = document.lang === 'en' && isPlain([document, business])
  const bytesOf = async (file: string) => (isCut && (await fontOf(plainFileOf(file)))) || fontOf(file)
  const read = await Promise.all(faces.map(async (face) => ({ face, body: await bytesOf(FACES[face].file) })))
  return read.flatMap(({ face, body }) =>
    body === null ? [] : [{ face, file: { path: `fonts/${face}.${hashOf(body)}.woff2`, type: 'font/woff2', body } }],
  )
}

/** Compressed once, here: a visitor never waits for it. */
async function rowOf(version: string, { path, type, body }: Made, encodings: readonly Encoding[]) {
  const isText = /^(?:text|image\/svg|application\/xml)/.test(type)
  const shorter = async (name: string) => {
    const packed = isText ? await encodings.find((encoding) => encoding.name === name)?.compress(body) : undefined
    return packed && packed.byteLength < body.byteLength ? packed : null
  }
  const [br, gzip] = await Promise.all([shorter('br'), shorter('gzip')])
  return { version_id: version, path, type, body, br, gzip, hash: hashOf(body), bytes: body.byteLength }
}
