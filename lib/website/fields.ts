/** What a section of a website is filled with. */
export type LineField = { kind: 'line' | 'lines'; max: number; required?: true }
export type ItemField = LineField | { kind: 'link' } | { kind: 'picture' }
export type Field =
  | ItemField
  | { kind: 'choice'; options: readonly [string, ...string[]] }
  | { kind: 'items'; max: number; fields: Record<string, ItemField> }

type BlockKind = { variants: readonly [string, ...string[]]; fields: Record<string, Field> }

const line = (max: number): LineField => ({ kind: 'line', max })
const lines = (max: number): LineField => ({ kind: 'lines', max })
const headline: LineField = { kind: 'line', max: 90, required: true }
const link = { kind: 'link' } as const
const picture = { kind: 'picture' } as const
/** What is behind the section: the paper of the page, a shade of it, or the ink. */
const tone = { kind: 'choice', options: ['paper', 'soft', 'ink'] } as const
const items = (max: number, fields: Record<string, ItemField>) => ({ kind: 'items', max, fields }) as const
const button = { button: line(30), link }

/** THE catalogue of sections: what each is filled with, and how it may look. The first variant is the usual one. */
export const BLOCKS = {
  opening: {
    variants: ['split', 'over', 'centre'],
    fields: {
      kicker: line(60),
      title: headline,
      text: lines(300),
      ...button,
      second: line(30),
      second_link: link,
      picture,
      tone,
    },
  },
  services: {
    variants: ['cards', 'rows', 'pictures'],
    fields: {
      title: headline,
      text: lines(300),
      items: items(12, { title: line(60), text: lines(300), note: line(40), picture, link }),
      tone,
    },
  },
  about: {
    variants: ['right', 'left', 'plain'],
    fields: {
      kicker: line(60),
      title: headline,
      text: lines(1600),
      picture,
      items: items(4, { title: line(20), text: line(60) }),
      ...button,
      tone,
    },
  },
  gallery: {
    variants: ['grid', 'mosaic'],
    fields: {
      title: headline,
      text: lines(300),
      items: items(12, { picture, title: line(80), text: line(120) }),
      tone,
    },
  },
  quotes: {
    variants: ['one', 'columns'],
    fields: { title: line(90), items: items(6, { text: lines(400), title: line(60), note: line(60) }), tone },
  },
  prices: {
    variants: ['list', 'plans'],
    fields: {
      title: headline,
      text: lines(300),
      items: items(24, { title: line(60), text: lines(400), note: line(30), button: line(30), link }),
      small: line(160),
      tone,
    },
  },
  questions: {
    variants: ['split', 'plain'],
    fields: { title: headline, text: lines(300), items: items(20, { title: line(120), text: lines(800) }), tone },
  },
  team: {
    variants: ['cards', 'rows'],
    fields: {
      title: headline,
      text: lines(300),
      items: items(12, { title: line(60), note: line(60), text: lines(300), picture }),
      tone,
    },
  },
  place: {
    variants: ['map', 'plain'],
    fields: {
      title: headline,
      text: lines(400),
      items: items(7, { title: line(40), note: line(40) }),
      ...button,
      tone,
    },
  },
  call: { variants: ['band', 'card'], fields: { title: headline, text: lines(240), ...button, tone } },
  contact: {
    variants: ['split', 'centre'],
    fields: {
      title: headline,
      text: lines(400),
      button: line(30),
      topics: items(8, { title: line(60) }),
      small: line(200),
      tone,
    },
  },
  trust: {
    variants: ['strip', 'cards'],
    fields: { title: line(90), items: items(4, { title: line(60), text: line(120) }), tone },
  },
  foot: {
    variants: ['columns', 'line'],
    fields: { text: lines(240), items: items(8, { title: line(40), link }), small: line(160) },
  },
} as const satisfies Record<string, BlockKind>

export type BlockType = keyof typeof BLOCKS
export const BLOCK_TYPES = Object.keys(BLOCKS) as BlockType[]

/** A section of a newer version has none: it is kept and not drawn. */
export const blockKind = (type: string): BlockKind | null =>
  Object.hasOwn(BLOCKS, type) ? BLOCKS[type as BlockType] : null
