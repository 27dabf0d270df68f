import { shownSite } from '@/lib/browser/website-frame'
import type { DfyWebsite, WebsitePicture } from '@/lib/contract/website'
import { Business, WebsiteDocument } from '@/lib/website/document'
import type { Site } from '@/lib/website/props'
import { picturesOf, shownPictures } from './pictures-of'

/** A document of the server as it is drawn; null when it is none that this version can read. */
export function readSite(website: DfyWebsite, document: unknown, pictures?: readonly WebsitePicture[]): Site | null {
  const read = WebsiteDocument.safeParse(document)
  const business = Business.safeParse(website.business ?? { name: website.name })
  if (!read.success || !business.success) return null
  return shownSite({
    document: read.data,
    business: business.data,
    pictures: pictures ? shownPictures(pictures) : picturesOf(website),
  })
}
