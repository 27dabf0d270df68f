import { useLocale, useTranslations } from 'use-intl'
import type { Block } from '@/lib/website/document'
import { type BlockType, BLOCK_TYPES } from '@/lib/website/fields'
import type { StepName } from '@/lib/website-editing/history'

/** What a field is called, by its name. */
const FIELDS = {
  kicker: 'smallLine',
  title: 'headline',
  text: 'text',
  button: 'button',
  link: 'buttonLink',
  second: 'second',
  second_link: 'secondLink',
  picture: 'picture',
  tone: 'tone',
  items: 'entries',
  topics: 'topics',
  small: 'smallPrint',
  note: 'note',
} as const

/** What it is called in some sections. */
const IN_BLOCK = {
  'services.items': 'services',
  'services.items.title': 'name',
  'services.items.note': 'price',
  'services.items.link': 'link',
  'about.items': 'facts',
  'about.items.title': 'figure',
  'about.items.text': 'meaning',
  'gallery.items': 'pictures',
  'gallery.items.title': 'caption',
  'gallery.items.text': 'detail',
  'quotes.items': 'quotes',
  'quotes.items.text': 'quote',
  'quotes.items.title': 'name',
  'quotes.items.note': 'role',
  'prices.items': 'prices',
  'prices.items.title': 'name',
  'prices.items.note': 'price',
  'prices.items.link': 'buttonLink',
  'questions.items': 'questions',
  'questions.items.title': 'question',
  'questions.items.text': 'answer',
  'team.items': 'people',
  'team.items.title': 'name',
  'team.items.note': 'role',
  'place.items': 'hours',
  'place.items.title': 'days',
  'place.items.note': 'times',
  'contact.topics.title': 'topic',
  'trust.items': 'proofs',
  'trust.items.title': 'name',
  'foot.items': 'links',
  'foot.items.title': 'linkText',
  'foot.items.link': 'link',
} as const

type FieldLabel = (typeof FIELDS)[keyof typeof FIELDS] | (typeof IN_BLOCK)[keyof typeof IN_BLOCK]
const IN_BLOCKS: Record<string, FieldLabel> = IN_BLOCK
const BY_NAME: Record<string, FieldLabel> = FIELDS

/** `items.2.title` of `prices` → `name`. */
export function labelKey(type: string, path: string): FieldLabel {
  const bare = path.replace(/\.\d+(?=\.|$)/, '')
  return IN_BLOCKS[`${type}.${bare}`] ?? BY_NAME[bare.split('.').at(-1) ?? ''] ?? 'text'
}

const isKnown = (type: string): type is BlockType => (BLOCK_TYPES as readonly string[]).includes(type)

/** The words of the editor that depend on what is in a document. */
export function useLabels() {
  const t = useTranslations('websiteEditor')
  const locale = useLocale()
  const block = (type: string) => t(isKnown(type) ? `block.${type}` : 'block.newer')
  const field = (type: string, path: string) => t(`field.${labelKey(type, path)}`)
  /** Inside a sentence; German nouns keep their capital. */
  const inSentence = (words: string) =>
    locale.startsWith('de') ? words : words.charAt(0).toLocaleLowerCase(locale) + words.slice(1)
  const step = ({ deed, field: path, block: type = '' }: StepName) =>
    t(`step.${deed}`, {
      field: path === undefined ? '' : inSentence(field(type, path)),
      block: type === '' ? '' : inSentence(block(type)),
    })
  return { block, field, step, inSentence }
}

/** What a row of the list says of a section, beside what it is: its headline, or what its first entry says. */
export function gistOf({ props }: Block): string {
  const texts = [props.title, props.kicker, props.text, firstOf(props.items)]
  return texts.find((text): text is string => typeof text === 'string' && text.trim() !== '')?.trim() ?? ''
}

function firstOf(items: unknown): unknown {
  const first: unknown = Array.isArray(items) ? items[0] : undefined
  if (typeof first !== 'object' || first === null) return undefined
  return 'title' in first ? first.title : 'text' in first ? first.text : undefined
}
