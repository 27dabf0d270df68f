import type { PageColours } from '@/lib/contract/widget'
import type { HttpClient } from '@/server/net/http'
import { Told } from '@/lib/domain/told'
import { without } from './without'

const SHEETS = 2
const SHEET_BYTES = 256 * 1024

/** Names that people give the colour of their house. */
const ACCENTS = /--[\w-]{0,40}(?:primary|accent|brand)[\w-]{0,40}\s*:\s*([^;}]{1,60})/gi

/**
 * The two colours that a page is known by: its background, and that of its buttons and headings. From what it says of
 * itself (theme-color, its own styles, its first style sheets from the same origin), so that a sketch looks like it;
 * null: it says nothing that is understood.
 */
export async function coloursOf(html: string, url: string, client: HttpClient): Promise<PageColours> {
  const own = [...html.matchAll(/<style\b[^<>]{0,500}>([^<]*)/gi)].map(([, text]) => text ?? '')
  const css = without('/*', '*/', [...own, ...(await sheetsOf(html, url, client))].join('\n'))
  const theme = /<meta\b[^<>]{0,300}name\s*=\s*["']?theme-color[^<>]{0,300}>/i.exec(html)?.[0]
  const body = /<body\b[^<>]{0,1000}>/i.exec(html)?.[0] ?? ''
  const background =
    backgroundIn(body) ?? colourIn(/\bbgcolor\s*=\s*["']?([^"'\s>]{1,30})/i.exec(body)?.[1]) ?? ofRule(css, 'body|html')
  const accent =
    colourIn(/\bcontent\s*=\s*["']([^"']{1,40})/i.exec(theme ?? '')?.[1]) ??
    first([...css.matchAll(ACCENTS)].map(([, value]) => colourIn(value))) ??
    ofRule(css, 'button|\\.btn|\\.button')
  return { background, accent: accent === background ? null : accent }
}

const first = (colours: readonly (string | null)[]) => colours.find((colour) => colour !== null) ?? null

/** The last word that the sheets have on one of these elements. */
function ofRule(css: string, element: string): string | null {
  const rules = css.matchAll(
    new RegExp(`(?:^|[}\\s,;])(?:${element})\\s*(?:,[^{}]{0,300})?\\{([^{}]{0,4000})\\}`, 'gi'),
  )
  return first([...rules].map(([, text]) => backgroundIn(text ?? '')).toReversed())
}

const backgroundIn = (text: string) => colourIn(/\bbackground(?:-color)?\s*:\s*([^;}"']{1,60})/i.exec(text)?.[1])

/** As #rrggbb; null: none of the ways that are read here, or one that can be seen through. */
function colourIn(text: string | undefined): string | null {
  const value = text?.trim().toLowerCase() ?? ''
  if (value.startsWith('white')) return '#ffffff'
  if (value.startsWith('black')) return '#000000'
  const hex = /^#([\da-f]{6}|[\da-f]{3})\b/.exec(value)?.[1]
  if (hex) return `#${hex.length === 3 ? hex.replaceAll(/./g, '$&$&') : hex}`
  const parts = /^rgb\(\s*(\d{1,3})\s*[, ]\s*(\d{1,3})\s*[, ]\s*(\d{1,3})\s*\)/.exec(value)?.slice(1).map(Number)
  if (!parts || parts.some((part) => part > 255)) return null
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

/** Those that the page links to, from its own origin. What cannot be read is left out. */
async function sheetsOf(html: string, url: string, client: HttpClient): Promise<string[]> {
  const links = (html.match(/<link\b[^<>]{0,1000}>/gi) ?? []).filter((tag) => /\brel\s*=\s*["']?stylesheet/i.test(tag))
  const addresses = links.flatMap((tag) => {
    const address = URL.parse(
      /\bhref\s*=\s*["']?([^"'\s>]{1,1000})/i.exec(tag)?.[1]?.replaceAll('&amp;', '&') ?? '',
      url,
    )
    return address && address.origin === new URL(url).origin ? [address.href] : []
  })
  return Promise.all(
    addresses.slice(0, SHEETS).map((address) =>
      client
        .get(address, { follow: true, limit: SHEET_BYTES })
        .then(({ status, body }) => (status === 200 ? body : ''))
        .catch((error: unknown) => {
          if (error instanceof Told) return ''
          throw error
        }),
    ),
  )
}
