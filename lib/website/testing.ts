import type { Block, Business, WebsiteDocument } from './document'
import { BLOCKS, BLOCK_TYPES, type Field } from './fields'
import { PALETTES } from './palette'
import type { Publishing } from './publish'
import { siteWords } from './words'

const STARTS = [
  '',
  '"',
  "'",
  '>',
  '">',
  '</title>',
  '</textarea>',
  '-->',
  ']]>',
  '\u202e',
  '\u0000',
  '\ud800',
  '[x](',
  '**',
]
const MIDDLES = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  ' \tJaVaScRiPt:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '//evil.example',
  '/\\evil.example',
  '[press](javascript:alert(1))',
  '[press](//evil.example) **bold** [ok](https://ok.example)',
  '&lt;script&gt; &amp; &#x3c;',
  '{{constructor.constructor("alert(1)")()}}',
  '__proto__',
  'a\r\nb\rc\u2028d',
]

/** 200 texts that want to be more than text. */
export const HOSTILE = STARTS.flatMap((start) => MIDDLES.map((middle) => start + middle)).slice(0, 200)

const filled = (field: Field, text: string): unknown => {
  if (field.kind === 'items')
    return [0, 1].map(() =>
      Object.fromEntries(Object.entries(field.fields).map(([key, each]) => [key, filled(each, text)])),
    )
  return field.kind === 'picture' ? { src: `art:${text}`, alt: text } : text
}

/** A page with every section, in one of its variants by turns, and this text in each of its fields. */
export const everySection = (text: string, turn = 0): Block[] =>
  BLOCK_TYPES.map((type) => {
    const { variants, fields } = BLOCKS[type]
    const props = Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, filled(field, text)]))
    return { id: type, type, variant: variants[turn % variants.length], props }
  })

export const websiteOf = (blocks: Block[], change: Partial<WebsiteDocument> = {}): WebsiteDocument => ({
  schema: 1,
  lang: 'en',
  theme: { palette: PALETTES.lime, letters: 'fraunces', corners: 'soft', spacing: 'normal' },
  nav: ['home'],
  pages: [{ id: 'home', slug: '', title: 'Home', seo: { title: 'Home', description: 'A page.' }, blocks }],
  ...change,
})

const BAKERY: Business = {
  name: 'Bakery Nord',
  line: '',
  phone: '+44 20 7946 0001',
  email: 'hello@bakery-nord.example',
  address: '1 Quay',
  kind: 'Bakery',
}

export const publishing = (document: WebsiteDocument, business: Partial<Business> = {}): Publishing => ({
  document,
  business: { ...BAKERY, ...business },
  words: siteWords(document.lang),
  base: '',
  picture: () => null,
  facts: { on: '22 November 2026', grade: 'A', url: 'https://soteria.example/shared/x' },
  address: 'https://bakery-nord.example',
  nameOf: (start, text, ending) => `${start}.${text.length}.${ending}`,
  fonts: { fraunces: '/fonts/fraunces.woff2' },
  socialPicture: null,
  expires: new Date('2027-06-01T00:00:00Z'),
})
