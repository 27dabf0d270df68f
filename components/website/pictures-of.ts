import { pictureAddress, type ShownPicture } from '@/lib/browser/website-frame'
import type { DfyWebsite, WebsitePicture } from '@/lib/contract/website'

/** What was uploaded, by its name in the document. */
export const shownPictures = (pictures: readonly WebsitePicture[] = []): ReadonlyMap<string, ShownPicture> =>
  new Map(pictures.map(({ id, url, width, height }) => [id, { src: pictureAddress(url), width, height }]))

export const picturesOf = ({ pictures }: DfyWebsite) => shownPictures(pictures)
