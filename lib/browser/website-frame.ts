import { styleSheet } from '@/lib/website/css'
import type { Business, Page, WebsiteDocument } from '@/lib/website/document'
import type { Face } from '@/lib/website/letters'
import type { Site } from '@/lib/website/props'
import { pageBody } from '@/lib/website/render'
import { toDom } from '@/lib/website/tree'
import { siteWords } from '@/lib/website/words'
import { withBase } from './base-path'
import { apiOrigin } from './page-config'
import { reachable } from './tenant-brand'

/** An uploaded picture by the name that the document has for it, without `picture:`. */
export type ShownPicture = { src: string; width: number; height: number }

/** Where this page asks for it: where the API is, under whatever name the page was opened. */
export const pictureAddress = (url: string) => new URL(reachable(url, apiOrigin()), apiOrigin()).href

type Shown = {
  document: WebsiteDocument
  business: Business
  pictures?: ReadonlyMap<string, ShownPicture>
  facts?: Site['facts']
}

/** What the renderer is told where a website is shown and not published. Without `pictures` only drawn ones are seen. */
export const shownSite = ({ document, business, pictures, facts = null }: Shown): Site => ({
  document,
  business,
  words: siteWords(document.lang),
  base: '',
  picture(src) {
    const found = pictures?.get(src.replace(/^picture:/, ''))
    // What the editor knows of it beyond that is no attribute of an element.
    return found ? { src: found.src, width: found.width, height: found.height } : null
  },
  facts,
})

/** Where the build puts the faces of websites (scripts/faces.mjs). */
const faceFile = (face: Face) => new URL(withBase(`/faces/${face}.woff2`), location.href).href

/** The style sheet of a website with the faces that we serve. Nothing waits for them here: letters change as they come. */
export const shownSheet = (theme: WebsiteDocument['theme']) =>
  styleSheet(theme, faceFile).replaceAll('font-display:optional', 'font-display:swap')

const sheets = new WeakMap<Document, { sheet: CSSStyleSheet; css: string }>()

/** Gives an empty frame the style sheet of a website; a sheet belongs to the window it is made in. */
export function dressFrame(page: Document, css: string) {
  const known = sheets.get(page)
  if (known?.css === css) return
  const Sheet = page.defaultView ? (Reflect.get(page.defaultView, 'CSSStyleSheet') as typeof CSSStyleSheet) : undefined
  if (!Sheet || !('adoptedStyleSheets' in page)) return
  const sheet = known?.sheet ?? new Sheet()
  sheet.replaceSync(css)
  if (!known) page.adoptedStyleSheets = [sheet]
  sheets.set(page, { sheet, css })
}

/**
 * Draws a page of a website into an empty frame of ours as visitors see it. Elements are made one by one and the style
 * sheet is adopted, so the policy of our pages lets it and no text is ever read as markup.
 */
export function drawInFrame(frame: HTMLIFrameElement, page: Page, site: Site) {
  const inside = frame.contentDocument
  if (!inside?.body) return
  const { lang, theme } = site.document
  inside.documentElement.lang = lang
  inside.documentElement.dir = lang === 'ar' ? 'rtl' : 'ltr'
  dressFrame(inside, shownSheet(theme))
  inside.body.replaceChildren(...pageBody(page, site).flatMap((node) => toDom(node, inside) ?? []))
}
