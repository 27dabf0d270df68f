import { eq } from 'drizzle-orm'
import { coverOf, COVER_SIZES } from '@/lib/website/cover'
import type { Business, WebsiteDocument } from '@/lib/website/document'
import { FACES, type Face, LETTERINGS } from '@/lib/website/letters'
import { type WebsiteFile, websiteFiles } from '@/lib/website/publish'
import { TEMPLATES, templateOf } from '@/lib/website/templates/templates'
import { siteWords } from '@/lib/website/words'
import type { Db } from '@/server/db/db'
import { sitePictures } from '@/server/db/schema'

/** What is drawn when it is asked for, below a path of its own: previews, and the templates. */
type Shown = {
  document: WebsiteDocument
  business: Business
  base: string
  origin: string
  picture: (src: string) => { src: string; width: number; height: number } | null
}

export const FONTS = '/_fonts'

/** All files of it by path. */
function drawnFiles({ document, business, base, origin, picture }: Shown): Map<string, WebsiteFile> {
  const faces = [...new Set(Object.values(LETTERINGS[document.theme.letters]))]
  const files = websiteFiles({
    document,
    business,
    words: siteWords(document.lang),
    base,
    picture,
    facts: null,
    address: origin,
    nameOf: (start, _text, ending) => `${start}.${ending}`,
    fonts: Object.fromEntries(faces.map((face): [Face, string] => [face, `${FONTS}/${face}.woff2`])),
    socialPicture: null,
    expires: new Date(0),
  })
  return new Map(files.map((file) => [file.path, file]))
}

const templates = new Map<string, Map<string, WebsiteFile>>()

/** A file of a template; null when there is none. */
export function templateFile(id: string, path: string, origin: string): WebsiteFile | null {
  const template = templateOf(id)
  if (!template) return null
  const { document, business } = template
  const base = `/_templates/${id}`
  const files = templates.get(id) ?? drawnFiles({ document, business, base, origin, picture: () => null })
  templates.set(id, files)
  return files.get(path) ?? null
}

/** The drawing of a template for the gallery. */
export async function templateCover(
  id: string,
  outline: (words: string, file: string, size: number) => Promise<{ d: string; width: number } | null>,
): Promise<string | null> {
  const template = TEMPLATES.find((each) => each.id === id)
  if (!template) return null
  const { document, business } = template
  const { file } = FACES[LETTERINGS[document.theme.letters].display]
  const line = async (words: string, size: number) => ({ words, outline: await outline(words, file, size) })
  return coverOf(document, {
    name: await line(business.name, COVER_SIZES.name),
    title: [await line(template.name, COVER_SIZES.title)],
  })
}

type Previewed = { site: string; document: WebsiteDocument; business: Business; base: string; origin: string }

/** A file of a version that nobody has published. */
export async function previewFile(db: Db, { site, ...shown }: Previewed, path: string): Promise<WebsiteFile | null> {
  const { id, hash, width, height } = sitePictures
  const rows = await db.select({ id, hash, width, height }).from(sitePictures).where(eq(sitePictures.site_id, site))
  const found = new Map(rows.map((row) => [`picture:${row.id}`, row]))
  const picture = (src: string) => {
    const row = found.get(src)
    return row ? { src: `${shown.base}/pictures/${row.hash}.webp`, width: row.width, height: row.height } : null
  }
  return drawnFiles({ ...shown, picture }).get(path) ?? null
}
