import type { Block, Business, Page, Theme, WebsiteDocument } from '../document'
import type { BlockType } from '../fields'
import { PALETTES } from '../palette'

export type Template = {
  id: string
  name: string
  category: string
  tags: string[]
  version: number
  /** Shown until somebody enters their own. */
  business: Business
  document: WebsiteDocument
}

type Props = Record<string, unknown>

export const block = (id: string, look: `${BlockType}` | `${BlockType}/${string}`, props: Props): Block => {
  const [type = '', variant] = look.split('/')
  return { id, type, ...(variant !== undefined && { variant }), props }
}

/** Drawn, and without a word: what it shows stands beside it. */
export const art = (name: string, alt = '') => ({ src: `art:${name}`, alt })

export const entry = (title: string, text = '', note = '', more: Props = {}): Props => ({
  title,
  ...(text !== '' && { text }),
  ...(note !== '' && { note }),
  ...more,
})

export const said = (text: string, title: string, note: string): Props => ({ text, title, note })
export const fact = (title: string, text: string): Props => ({ title, text })
export const open = (title: string, note: string): Props => ({ title, note })
export const to = (title: string, link: string): Props => ({ title, link })

type Seo = [title: string, description: string]

/** The home page is called home, and has the root as its path. */
export const page = (id: string, title: string, [seoTitle, description]: Seo, ...blocks: Block[]): Page => ({
  id,
  slug: id === 'home' ? '' : id,
  title,
  seo: { title: seoTitle, description },
  blocks,
})

export const website = (
  look: { palette: keyof typeof PALETTES } & Pick<Theme, 'letters' | 'corners' | 'spacing'>,
  ...pages: Page[]
): WebsiteDocument => ({
  schema: 1,
  lang: 'en',
  theme: { ...look, palette: PALETTES[look.palette] },
  nav: pages.filter(({ id }) => id !== 'home').map(({ id }) => id),
  pages,
})
