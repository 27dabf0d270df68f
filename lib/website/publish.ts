import { styleSheet } from './css'
import type { Business, Page, WebsiteDocument } from './document'
import { type Face, LETTERINGS } from './letters'
import type { Site } from './props'
import { pageBody, plainPage } from './render'
import { escaped, h, type Node, toHtml } from './tree'

export type WebsiteFile = { path: string; type: string; text: string }

export type Publishing = Site & {
  /** Where the website is, without a slash at its end. */
  address: string
  /** Named by what is in it, so that a browser may keep it for ever. */
  nameOf(start: string, text: string, ending: string): string
  /** The paths of the faces that are published with it. */
  fonts: Partial<Record<Face, string>>
  /** The path of the picture that others show of a page. */
  socialPicture: string | null
  /** When security.txt stops being true. */
  expires: Date
}

const HTML = 'text/html; charset=utf-8'
const TEXT = 'text/plain; charset=utf-8'

/** The whole website as files. Each page holds its styles, so that nothing has to come before it is seen; no script. */
export function websiteFiles(publishing: Publishing): WebsiteFile[] {
  const { document, business, fonts } = publishing
  const css = styleSheet(document.theme, (face) => fonts[face] ?? null)
  const icon = { path: 'icon.svg', type: 'image/svg+xml', text: iconOf(document, business) }
  const pages = document.pages.map((page) => ({
    path: page.slug === '' ? 'index.html' : `${page.slug}.html`,
    type: HTML,
    text: pageHtml(page, publishing, css),
  }))
  return [...pages, ...answers(publishing, css), icon, ...forMachines(publishing)]
}

export function pageHtml(page: Page, publishing: Publishing, css: string): string {
  const { address, base, business, socialPicture } = publishing
  const title = page.seo.title || `${page.title} · ${business.name}`
  const { description } = page.seo
  const url = `${address}${base}/${page.slug}`
  const isHidden = page.seo.no_index === true
  return whole(publishing, css, title, pageBody(page, publishing), [
    h('meta', { name: 'description', content: description }),
    isHidden ? h('meta', { name: 'robots', content: 'noindex' }) : h('link', { rel: 'canonical', href: url }),
    property('og:type', 'website'),
    property('og:title', title),
    property('og:description', description),
    property('og:url', url),
    property('og:site_name', business.name),
    socialPicture === null ? null : property('og:image', `${address}${base}/${socialPicture}`),
    socialPicture === null ? null : h('meta', { name: 'twitter:card', content: 'summary_large_image' }),
  ])
}

const property = (name: string, content: string): Node => h('meta', { property: name, content })

function whole(publishing: Publishing, css: string, title: string, body: Node[], more: Node[]): string {
  const { document, business, base, fonts } = publishing
  const { display, body: text } = LETTERINGS[document.theme.letters]
  const preloaded = [...new Set([display, text])].flatMap((face) => fonts[face] ?? [])
  const { lang } = document
  const head = h(
    'head',
    {},
    h('meta', { charset: 'utf-8' }),
    h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    h('title', {}, title),
    ...more,
    h('meta', { name: 'theme-color', content: document.theme.palette.paper }),
    ...preloaded.map((href) =>
      h('link', { rel: 'preload', as: 'font', type: 'font/woff2', href, crossorigin: 'anonymous' }),
    ),
    h('link', { rel: 'icon', href: `${base}/icon.svg`, type: 'image/svg+xml' }),
  )
  const kind = `https://schema.org/${business.kind || 'LocalBusiness'}`
  const attrs = { lang, dir: lang === 'ar' ? 'rtl' : null }
  const html = toHtml(h('html', attrs, head, h('body', { itemscope: true, itemtype: kind }, ...body)))
  // No text in it can hold a tag, and no style one.
  return `<!doctype html>${html.replace('</head>', () => `<style>${css}</style></head>`)}`
}

/** The styles that a page holds, for its policy has to name them; null for a file without any. */
export const styleOf = (html: string): string | null => /<style>([^<]*)<\/style><\/head>/.exec(html)?.[1] ?? null

/** What a path that is not there answers, and a form. */
function answers(publishing: Publishing, css: string): WebsiteFile[] {
  const { words, base } = publishing
  const noIndex = [h('meta', { name: 'robots', content: 'noindex' })]
  const answer = (path: string, title: string, text: string, link: [string, string]) => ({
    path,
    type: HTML,
    text: whole(publishing, css, title, plainPage(publishing, title, text, link), noIndex),
  })
  return [
    answer('404.html', words.lost, words.lostText, [words.toHome, `${base}/`]),
    answer('drawn/sent.html', words.thanks, words.thanksText, [words.toHome, `${base}/`]),
    answer('drawn/not-sent.html', words.failed, words.failedText, [words.back, `${base}/`]),
  ]
}

function forMachines({ document, business, address, base, expires }: Publishing): WebsiteFile[] {
  const urls = document.pages
    .filter(({ seo }) => seo.no_index !== true)
    .map(({ slug }) => `<url><loc>${escaped(`${address}${base}/${slug}`)}</loc></url>`)
  const sitemap = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`
  const robots = `User-agent: *\nAllow: /\nDisallow: ${base}/drawn/\nSitemap: ${address}${base}/sitemap.xml\n`
  const files = [
    { path: 'sitemap.xml', type: 'application/xml; charset=utf-8', text: sitemap },
    { path: 'robots.txt', type: TEXT, text: robots },
  ]
  if (!/^[^\s@<>]+@[^\s@<>]+$/.test(business.email)) return files
  const contact = `Contact: mailto:${business.email}\nExpires: ${expires.toISOString()}\nCanonical: ${address}${base}/.well-known/security.txt\n`
  return [...files, { path: '.well-known/security.txt', type: TEXT, text: contact }]
}

/** The first letter of the business on its colour. */
export function iconOf({ theme: { palette, corners } }: WebsiteDocument, { name }: Business): string {
  const letter = escaped((Array.from(name)[0] ?? '').toUpperCase())
  const radius = { sharp: 3, soft: 8, round: 16 }[corners]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="${radius}" fill="${palette.accent}"/><text x="16" y="22" font-family="system-ui,sans-serif" font-weight="700" font-size="18" text-anchor="middle" fill="${palette.on_accent}">${letter}</text></svg>`
}

/**
 * On every answer of a published website; a page that holds its styles names them by their hash in place of
 * `style-src 'self'`. `connect-src 'self'` is for tools that fetch robots.txt under the page's own policy.
 */
export const WEBSITE_HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy':
    "default-src 'none'; connect-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; upgrade-insecure-requests",
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
}
