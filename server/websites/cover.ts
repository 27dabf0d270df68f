import { sha256 } from '@noble/hashes/sha2'
import { bytesToHex } from '@noble/hashes/utils'
import { COVER, COVER_SIZES, coverOf } from '@/lib/website/cover'
import type { Business, WebsiteDocument } from '@/lib/website/document'
import { FACES, LETTERINGS } from '@/lib/website/letters'
import type { Deps } from '@/server/records/deps'

type Tools = Pick<Deps, 'images' | 'websites'>
export type DrawnPicture = { hash: string; width: number; height: number; body: Uint8Array }

const MOST_LINES = 4
const MOST_LETTERS = 90

/** The name of a picture: nobody finds one by trying. */
export const pictureHash = (body: Uint8Array) => bytesToHex(sha256(body))

/** What others show of a website, as a picture. Null where it cannot be drawn: then nothing is shown. */
export async function drawCover(
  { images, websites }: Tools,
  document: WebsiteDocument,
  business: Business,
): Promise<DrawnPicture | null> {
  const { file } = FACES[LETTERINGS[document.theme.letters].display]
  const line = async (words: string, size: number) => ({ words, outline: await websites.outline(words, file, size) })
  const title = document.pages[0]?.blocks.find(({ type }) => type === 'opening')?.props.title
  const headline = (typeof title === 'string' && title.trim()) || business.name
  const lines: Awaited<ReturnType<typeof line>>[] = []
  for (const word of headline.slice(0, MOST_LETTERS).split(/\s+/)) {
    const last = lines.at(-1)
    const longer = last && (await line(`${last.words} ${word}`, COVER_SIZES.title))
    const width = longer?.outline?.width ?? (longer?.words.length ?? 0) * COVER_SIZES.title * 0.55
    if (longer && width <= COVER_SIZES.room) lines.splice(-1, 1, longer)
    else if (lines.length < MOST_LINES) lines.push(await line(word, COVER_SIZES.title))
    else break
  }
  const name = await line(business.name.slice(0, 40), COVER_SIZES.name)
  const body = await images.rasterize(coverOf(document, { name, title: lines }), 'webp', COVER.width)
  return body && { hash: pictureHash(body), ...COVER, body }
}
