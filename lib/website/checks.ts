import type { Block, Business, Page, WebsiteDocument } from './document'
import { type Field, blockKind } from './fields'
import { linksIn } from './inline'
import { paletteFaults } from './palette'

export type PublishingFault = {
  code:
    | 'headline_missing'
    | 'headline_twice'
    | 'field_missing'
    | 'picture_not_described'
    | 'contrast_low'
    | 'link_to_nowhere'
    | 'title_missing'
    | 'description_missing'
    | 'form_without_receiver'
    | 'phone_without_country'
  /** What only warns does not keep a website from being published. */
  isWarning: boolean
  page: string | null
  block: string | null
}

/** What is to be put right before a website is published, in the order of its pages. */
export function publishingFaults(document: WebsiteDocument, business: Business): PublishingFault[] {
  const shown = document.pages.map((page) => ({ page, blocks: page.blocks.filter(({ hidden }) => !hidden) }))
  return [
    ...(paletteFaults(document.theme.palette).length > 0 ? [fault('contrast_low')] : []),
    ...shown.flatMap(({ page, blocks }) => [
      ...pageFaults(page, blocks),
      ...blockFaults(document, page, blocks, business),
    ]),
    ...(business.phone !== '' && !/^\+\d/.test(business.phone.trim())
      ? [fault('phone_without_country', null, null, true)]
      : []),
  ]
}

const fault = (
  code: PublishingFault['code'],
  page: string | null = null,
  block: string | null = null,
  isWarning = false,
): PublishingFault => ({ code, isWarning, page, block })

function pageFaults({ id, seo }: Page, blocks: Block[]): PublishingFault[] {
  const openings = blocks.filter(({ type }) => type === 'opening').length
  return [
    ...(openings === 0 ? [fault('headline_missing', id)] : []),
    ...(openings > 1 ? [fault('headline_twice', id)] : []),
    ...(seo.title.trim() === '' ? [fault('title_missing', id)] : []),
    ...(seo.description.trim() === '' ? [fault('description_missing', id)] : []),
  ]
}

function blockFaults(document: WebsiteDocument, page: Page, blocks: Block[], business: Business): PublishingFault[] {
  return blocks.flatMap((block) => {
    const values = [...valuesOf(block)]
    const codes: PublishingFault['code'][] = []
    if (values.some(({ field, value }) => 'required' in field && field.required && String(value ?? '').trim() === ''))
      codes.push('field_missing')
    if (values.some(({ field, value }) => field.kind === 'picture' && !isDescribed(value)))
      codes.push('picture_not_described')
    if (values.flatMap(linksOf).some((link) => !leadsSomewhere(document, page, link))) codes.push('link_to_nowhere')
    if (block.type === 'contact' && business.email.trim() === '') codes.push('form_without_receiver')
    return codes.map((code) => fault(code, page.id, block.id))
  })
}

type Value = { field: Field; value: unknown }

/** Every field of a section with what is in it, those of its entries too. */
function* valuesOf(block: Block): Generator<Value> {
  for (const [key, field] of Object.entries(blockKind(block.type)?.fields ?? {})) {
    const value = block.props[key]
    if (field.kind !== 'items') yield { field, value }
    else
      for (const entry of Array.isArray(value) ? (value as Record<string, unknown>[]) : [])
        for (const [name, each] of Object.entries(field.fields)) yield { field: each, value: entry[name] }
  }
}

/** Our own drawings show what stands beside them; only what was uploaded needs words. */
function isDescribed(value: unknown): boolean {
  const {
    src = '',
    alt = '',
    decorative = false,
  } = (value ?? {}) as { src?: string; alt?: string; decorative?: boolean }
  return !src.startsWith('picture:') || decorative || alt.trim() !== ''
}

const linksOf = ({ field, value }: Value): string[] => {
  if (typeof value !== 'string' || value === '') return []
  return field.kind === 'link' ? [value] : field.kind === 'lines' ? linksIn(value) : []
}

function leadsSomewhere({ pages }: WebsiteDocument, page: Page, link: string): boolean {
  const [, id, anchor] = /^(?:page:([a-z0-9-]+))?(?:#([a-z0-9-]+))?$/.exec(link) ?? []
  if (id === undefined && anchor === undefined) return true
  const target = id === undefined ? page : pages.find((each) => each.id === id)
  return (
    target !== undefined &&
    (anchor === undefined || target.blocks.some((block) => block.id === anchor && !block.hidden))
  )
}
