import { type PublishingFault, publishingFaults } from '@/lib/website/checks'
import { Block, type Business, type Picture, type WebsiteDocument } from '@/lib/website/document'
import { blockKind } from '@/lib/website/fields'
import type { Place } from './history'
import { entriesIn, fieldAt, valueAt } from './values'

/** What is checked before publishing, each with the faults it is about. */
export const CHECKS = {
  headline: ['headline_missing', 'headline_twice'],
  texts: ['field_missing'],
  pictures: ['picture_not_described'],
  contrast: ['contrast_low'],
  links: ['link_to_nowhere'],
  search: ['title_missing', 'description_missing'],
  form: ['form_without_receiver'],
  phone: ['phone_without_country'],
} as const satisfies Record<string, readonly PublishingFault['code'][]>
export type Check = keyof typeof CHECKS

export type Fault = Omit<PublishingFault, 'code'> & { code: PublishingFault['code'] | 'too_long' }
export type Readiness = { checks: { check: Check; faults: Fault[] }[]; tooLong: Fault[]; isReady: boolean }

/** How far the website is from being published: every check, passed or not. */
export function readinessOf(document: WebsiteDocument, business: Business): Readiness {
  const faults = publishingFaults(document, business)
  const checks = (Object.keys(CHECKS) as Check[]).map((check) => {
    const codes: readonly string[] = CHECKS[check]
    return { check, faults: faults.filter(({ code }) => codes.includes(code)) }
  })
  const tooLong = unsavable(document)
  return { checks, tooLong, isReady: tooLong.length === 0 && faults.every(({ isWarning }) => isWarning) }
}

const checked = new WeakMap<Block, boolean>()
/** Sections are never changed in place, so each is asked about once. */
function isSavable(block: Block): boolean {
  const known = checked.get(block)
  if (known !== undefined) return known
  const isGood = Block.safeParse(block).success
  checked.set(block, isGood)
  return isGood
}

/** What the server would refuse to save: texts that are too long, and links that are none. */
export function unsavable({ pages }: WebsiteDocument): Fault[] {
  return pages.flatMap((page) => {
    const { title, seo } = page
    const isLong = title.length > 60 || seo.title.length > 60 || seo.description.length > 160
    const own: Fault[] = isLong ? [{ code: 'too_long', isWarning: false, page: page.id, block: null }] : []
    const blocks = page.blocks.filter((block) => !isSavable(block))
    return [
      ...own,
      ...blocks.map(({ id }): Fault => ({ code: 'too_long', isWarning: false, page: page.id, block: id })),
    ]
  })
}

/** Where a fault is mended: the page, the section and the field, `business.phone` or `seo.title` for what has none. */
export function placeOf({ code, page, block }: Fault, document: WebsiteDocument): Place {
  const home = document.pages[0]?.id ?? ''
  const there = { page: page ?? home, block }
  if (code === 'phone_without_country') return { ...there, block: null, field: 'business.phone' }
  if (code === 'form_without_receiver') return { ...there, block: null, field: 'business.email' }
  if (code === 'title_missing') return { ...there, field: 'seo.title' }
  if (code === 'description_missing') return { ...there, field: 'seo.description' }
  const found = document.pages.find(({ id }) => id === page)?.blocks.find(({ id }) => id === block)
  if (code === 'headline_twice') {
    const second = document.pages.find(({ id }) => id === page)?.blocks.findLast(({ type }) => type === 'opening')
    return { page: there.page, block: second?.id ?? null, field: null }
  }
  return { ...there, field: found ? fieldOf(code, found) : null }
}

function fieldOf(code: Fault['code'], block: Block): string | null {
  if (code === 'too_long') {
    const [issue] = Block.safeParse(block).error?.issues ?? []
    const path = (issue?.path ?? []).slice(1).join('.')
    return fieldAt(block.type, path) && valueAt(block, path) !== undefined ? path : null
  }
  const wanted = fieldsOf(block).find(({ path, kind }) => {
    const value = valueAt(block, path)
    if (code === 'field_missing') return path === 'title'
    if (code === 'picture_not_described') return kind === 'picture' && isUndescribed(value)
    return code === 'link_to_nowhere' && kind === 'link' && typeof value === 'string' && /^(page:|#)/.test(value)
  })
  return wanted?.path ?? null
}

const isUndescribed = (value: unknown) => {
  const { src = '', alt = '', decorative = false } = (value ?? {}) as Partial<Picture>
  return src.startsWith('picture:') && !decorative && alt.trim() === ''
}

/** Every field of a section by its path, those of its entries too. */
const fieldsOf = ({ type, props }: Block): { path: string; kind: string }[] =>
  Object.entries(blockKind(type)?.fields ?? {}).flatMap(([key, field]) =>
    field.kind === 'items'
      ? entriesIn(props, key).flatMap((_, at) =>
          Object.entries(field.fields).map(([name, { kind }]) => ({ path: `${key}.${at}.${name}`, kind })),
        )
      : [{ path: key, kind: field.kind }],
  )
