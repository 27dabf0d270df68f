import { gzipSync } from 'node:zlib'
import { drawing } from './art/drawings'
import { publishingFaults } from './checks'
import { styleSheet } from './css'
import { WebsiteDocument } from './document'
import { BLOCK_TYPES } from './fields'
import { PALETTES, paletteFaults } from './palette'
import { iconOf, styleOf, WEBSITE_HEADERS, websiteFiles } from './publish'
import { pageBody } from './render'
import { TEMPLATES } from './templates/templates'
import { everySection, HOSTILE, publishing, websiteOf } from './testing'
import { isPlain } from './plain-letters'
import { siteWords } from './words'
import { elementsOf, h, safeAddress, toDom, toHtml } from './tree'

const asPage = (html: string) => new DOMParser().parseFromString(html, 'text/html')
const faultOf = (document: unknown) =>
  WebsiteDocument.safeParse(document).error?.issues.map(({ path }) => path.join('.'))

test('none of 200 hostile texts, in every field of every section, is more than text, on the page and on the canvas alike', () => {
  const seen = new Set<string>()
  const wrong: string[] = []
  for (const [turn, text] of HOSTILE.entries()) {
    const site = publishing(websiteOf(everySection(text, turn)), {
      name: text,
      phone: text,
      email: text,
      address: text,
    })
    const body = h('body', {}, ...site.document.pages.flatMap((page) => pageBody(page, site)))
    const published = asPage(`<!doctype html><html><head></head>${toHtml(body)}</html>`)
    const canvas = toDom(body, document) as HTMLElement
    for (const element of canvas.querySelectorAll('[data-edit]')) element.removeAttribute('data-edit')
    canvas.normalize()
    if (!canvas.isEqualNode(published.body)) wrong.push(`the canvas differs: ${text}`)
    for (const element of published.querySelectorAll('*')) {
      seen.add(element.tagName.toLowerCase())
      for (const { name, value } of element.attributes) {
        if (name.startsWith('on') || name === 'style') wrong.push(`${name}: ${text}`)
        const leads = ['href', 'src', 'action'].includes(name)
        if (leads && !/^(https?:\/\/[a-z]|mailto:|tel:|\/(?![/\\])|#)/.test(value)) wrong.push(`${value}: ${text}`)
      }
    }
    const ownStyles = styleSheet(site.document.theme)
    for (const page of websiteFiles(site).filter(({ path }) => path.endsWith('.html'))) {
      const tags = page.text.match(/<\/?[a-z!][^\s>/]*/gi) ?? []
      const styles = tags.filter((tag) => /style$/i.test(tag))
      if (styles.join(' ') !== '<style </style') wrong.push(`styles: ${text}`)
      if (!styleOf(page.text)?.endsWith(ownStyles)) wrong.push(`other styles: ${text}`)
      if (tags.some((tag) => /script|iframe|object|base$/i.test(tag))) wrong.push(`a file: ${text}`)
    }
    if (/<(?!\/?(svg|rect|text)\b)/.test(iconOf(site.document, site.business))) wrong.push(`icon: ${text}`)
  }
  expect(wrong).toEqual([])
  for (const each of ['script', 'style', 'iframe', 'object', 'base']) expect(seen).not.toContain(each)
  // The corpus reached the sections.
  expect(seen).toContain('blockquote')
  expect(BLOCK_TYPES).toHaveLength(13)
})

test('an element or an attribute that is not on the list stops', () => {
  expect(() => toHtml(h('script'))).toThrow('No such element: script')
  expect(() => toHtml(h('p', { onclick: 'x' }))).toThrow('No such attribute: onclick')
  expect(() => toDom(h('p', { style: 'x' }), document)).toThrow('No such attribute: style')
  expect(['/about', '#top', 'https://ok.example', 'tel:+44'].map(safeAddress)).not.toContain(null)
  expect(['vbscript:x', '/\\x', '//x', 'https:///x', 'blob:x', 'x'].map(safeAddress)).toEqual(Array(6).fill(null))
})

test('a document is refused where it is wrong, and what a newer version wrote into it stays and is not drawn', () => {
  const blocks = everySection('Bread').slice(0, 4)
  const first = { ...blocks[3], props: { ...blocks[3]?.props, title: 'x'.repeat(91) } }
  const newer = { id: 'later', type: 'hologram', props: { beam: 1 } }
  const good = websiteOf([
    { id: 'top', type: 'opening', props: { title: 'Bread', glow: 'new', link: 'page:home#later' } },
    newer,
  ])
  expect(WebsiteDocument.parse(good)).toMatchObject(good)
  expect(toHtml(h('div', {}, ...good.pages.flatMap((page) => pageBody(page, publishing(good)))))).not.toContain(
    'later"',
  )
  const [page] = good.pages
  const cases: [unknown, string][] = [
    [websiteOf([...(page?.blocks ?? []), first as never]), 'pages.0.blocks.2.props.title'],
    [
      websiteOf([{ id: 'top', type: 'opening', props: { title: 'x', link: 'javascript:alert(1)' } }]),
      'pages.0.blocks.0.props.link',
    ],
    [websiteOf([{ id: 'top', type: 'opening', props: {} }]), 'pages.0.blocks.0.props.title'],
    [
      websiteOf([{ id: 'g', type: 'gallery', props: { title: 'x', items: [{ picture: { src: '../../x' } }] } }]),
      'pages.0.blocks.0.props.items.0.picture.src',
    ],
    [{ ...good, theme: { ...good.theme, palette: { ...PALETTES.lime, ink: '#cccccc' } } }, 'theme.palette.ink'],
    [{ ...good, nav: ['nowhere'] }, 'nav'],
    [{ ...good, pages: [page, { ...page, id: 'two' }] }, 'pages'],
    [{ ...good, pages: [{ ...page, blocks: Array(41).fill(newer) }] }, 'pages.0.blocks'],
    [{ ...good, schema: 2 }, 'schema'],
  ]
  for (const [document, path] of cases) expect(faultOf(document)).toContain(path)
})

test.each(TEMPLATES.map((template) => [template.id, template] as const))(
  'the template %s is whole: pages with words and drawings, nothing to put right, no other host, a few kB',
  (_, { document, business }) => {
    expect(faultOf(document)).toBeUndefined()
    expect(publishingFaults(document, business)).toEqual([])
    expect(document.pages.length).toBeGreaterThanOrEqual(3)
    expect(document.pages.length).toBeLessThanOrEqual(5)
    const drawn = JSON.stringify(document).match(/art:[a-z0-9-]+/g) ?? []
    expect(drawn.filter((name) => drawing(name.slice(4)) === null)).toEqual([])
    const site = publishing(document, business)
    const files = websiteFiles(site)
    const hosts = files.flatMap(({ text }) => text.match(/(?:https?:)?\/\/[a-z][a-z0-9.-]+/g) ?? [])
    const known = [
      'https://bakery-nord.example',
      'https://soteria.example',
      'https://schema.org',
      'http://www.sitemaps.org',
      'http://www.w3.org',
    ]
    expect([...new Set(hosts)].filter((host) => !known.includes(host))).toEqual([])
    for (const page of files.filter(({ path }) => path.endsWith('.html'))) {
      // With its styles, in what a server sends before it waits for the first answer.
      expect(gzipSync(page.text).length).toBeLessThan(14_000)
      const { body } = asPage(page.text)
      expect(body.querySelectorAll('h1')).toHaveLength(1)
      const ids = Array.from(body.querySelectorAll('[id]'), ({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
      for (const link of body.querySelectorAll('a[href^="/"]'))
        expect(files.map(({ path }) => path)).toContain(
          `${link.getAttribute('href')?.slice(1).split('#')[0] || 'index'}.html`,
        )
    }
  },
)

test('every ready-made look can be read', () => {
  for (const palette of Object.values(PALETTES)) expect(paletteFaults(palette)).toEqual([])
})

test('what is published tells search engines, other sites and finders of flaws what they ask for, under a strict policy', () => {
  const hidden = {
    id: 'thanks',
    slug: 'thanks',
    title: 'Thanks',
    seo: { title: 'T', description: 'd', no_index: true },
    blocks: [],
  }
  const website = websiteOf([{ id: 'top', type: 'opening', props: { title: 'خبز' } }], { lang: 'ar' })
  const site = publishing({ ...website, pages: [...website.pages, hidden] })
  const files = new Map(websiteFiles(site).map(({ path, text }) => [path, text]))
  expect([...files.keys()].sort()).toEqual(
    [
      '.well-known/security.txt',
      '404.html',
      'drawn/not-sent.html',
      'drawn/sent.html',
      'icon.svg',
      'index.html',
      'robots.txt',
      'sitemap.xml',
      'thanks.html',
    ].sort(),
  )
  const home = asPage(files.get('index.html') ?? '')
  const meta = (name: string) => home.querySelector(`meta[property="${name}"]`)?.getAttribute('content')
  expect([home.documentElement.lang, home.documentElement.dir]).toEqual(['ar', 'rtl'])
  expect([meta('og:title'), meta('og:url')]).toEqual(['Home', 'https://bakery-nord.example/'])
  expect(home.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe('https://bakery-nord.example/')
  expect(home.body.getAttribute('itemtype')).toBe('https://schema.org/Bakery')
  expect(files.get('sitemap.xml')).not.toContain('thanks')
  expect(files.get('robots.txt')).toContain('Sitemap: https://bakery-nord.example/sitemap.xml')
  expect(files.get('.well-known/security.txt')).toMatch(/^Contact: mailto:hello@.*\nExpires: 2027-06-01/)
  expect(WEBSITE_HEADERS['Content-Security-Policy']).toContain("default-src 'none'")
  expect(WEBSITE_HEADERS['Content-Security-Policy']).not.toContain('unsafe')
})

test('before publishing it is said what is missing and where', () => {
  const website = websiteOf([
    { id: 'top', type: 'opening', props: { title: ' ', link: '#gone' } },
    { id: 'again', type: 'opening', props: { title: 'Bread', text: 'Read [more](page:away).' } },
    {
      id: 'pictures',
      type: 'gallery',
      props: { title: 'x', items: [{ picture: { src: 'picture:00000000-0000-4000-8000-000000000000', alt: '' } }] },
    },
    { id: 'form', type: 'contact', props: { title: 'Write' } },
    { id: 'hidden', type: 'contact', hidden: true, props: { title: '' } },
  ])
  const [page] = website.pages
  const bare = {
    ...website,
    pages: [{ id: 'home', slug: '', title: '', seo: { title: '', description: '' }, blocks: page?.blocks ?? [] }],
  }
  const faults = publishingFaults(bare, { ...publishing(bare).business, email: '', phone: '020 7946' })
  expect(faults.map(({ code, block }) => (block ? `${code} ${block}` : code))).toEqual([
    'headline_twice',
    'title_missing',
    'description_missing',
    'field_missing top',
    'link_to_nowhere top',
    'link_to_nowhere again',
    'picture_not_described pictures',
    'form_without_receiver form',
    'phone_without_country',
  ])
  expect(faults.filter(({ isWarning }) => isWarning).map(({ code }) => code)).toEqual(['phone_without_country'])
})

test('a drawing is the same wherever it is shown, and a name of the language is none', () => {
  expect(toHtml(drawing('shield'))).toBe(toHtml(drawing('shield')))
  expect([...elementsOf(drawing('shield'))].length).toBeGreaterThan(20)
  expect(['__proto__', 'constructor', ''].map(drawing)).toEqual([null, null, null])
})

test('every template, and what a website says of itself in English, is written in plain letters', () => {
  // What stands between braces is filled in.
  expect(isPlain(Object.values(siteWords('en')).map((words) => words.replaceAll(/[{}]/g, '')))).toBe(true)
  expect(TEMPLATES.filter(({ document: made, business }) => !isPlain([made, business])).map(({ id }) => id)).toEqual([])
  expect(isPlain('Café')).toBe(false)
})
