import { apiOrigin } from '@/lib/browser/page-config'
import { reachable } from '@/lib/browser/tenant-brand'
import type { ShownPicture } from '@/lib/browser/website-frame'
import type { DfyWebsite, WebsitePicture } from '@/lib/contract/website'

/** Where this page asks for an uploaded picture: where the API is, under whatever name the page was opened. */
export const placeOf = (url: string) => new URL(reachable(url, apiOrigin()), apiOrigin()).href

/** What was uploaded, by its name in the document. */
export const shownPictures = (pictures: readonly WebsitePicture[] = []): ReadonlyMap<string, ShownPicture> =>
  new Map(pictures.map(({ id, url, width, height }) => [id, { src: placeOf(url), width, height }]))

export const picturesOf = ({ pictures }: DfyWebsite) => shownPictures(pictures)
