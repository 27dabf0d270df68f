import * as z from 'zod/mini'
import { type Field, type ItemField, blockKind } from './fields'
import { LETTERINGS } from './letters'
import { paletteFaults } from './palette'

const PAGE_LINK = /^page:[a-z0-9-]{1,40}(?:#[a-z0-9-]{1,40})?$/
/** To a page of the same website, to a section of this page, or out of it. */
const isLink = (value: string) =>
  value === '' ||
  PAGE_LINK.test(value) ||
  /^#[a-z0-9-]{1,40}$/.test(value) ||
  /^(?:https?:\/\/[^\s/\\][^\s\\]*|mailto:[^\s@]+@[^\s@]+|tel:\+?[0-9 ()-]{3,30})$/i.test(value)

/** Drawn by us, or uploaded: then the name is one the browser made. */
const PICTURE = /^(?:|art:[a-z0-9-]{1,40}|picture:[0-9a-f-]{36})$/

const name = z.string().check(z.regex(/^[a-z0-9-]{1,40}$/, 'Use lower-case letters, digits and dashes.'))
const words = (max: number) => z.string().check(z.maxLength(max, `Use at most ${max} characters.`))
const hex = z.string().check(z.regex(/^#[0-9a-f]{6}$/i, 'Enter a colour as #rrggbb.'))

export const Picture = z.looseObject({
  src: z.string().check(z.regex(PICTURE, 'This picture is not known.')),
  /** What it shows. An uploaded picture without it must be called decoration. */
  alt: z._default(words(160), ''),
  decorative: z.optional(z.boolean()),
})
export type Picture = z.infer<typeof Picture>

const itemField = (field: ItemField): z.ZodMiniType => {
  if (field.kind === 'picture') return Picture
  if (field.kind === 'link') return z.string().check(z.maxLength(500), z.refine(isLink, 'This link leads nowhere.'))
  const text = words(field.max)
  return field.kind === 'line' ? text.check(z.regex(/^[^\r\n]*$/, 'Enter one line.')) : text
}

function fieldSchema(field: Field): z.ZodMiniType {
  if (field.kind === 'choice') return z.enum(field.options)
  if (field.kind !== 'items') return itemField(field)
  const shape = Object.fromEntries(
    Object.entries(field.fields).map(([key, each]) => [key, z.optional(itemField(each))]),
  )
  return z.array(z.looseObject(shape)).check(z.maxLength(field.max, `Use at most ${field.max} entries.`))
}

const required = (field: Field) => (field.kind === 'line' || field.kind === 'lines') && field.required === true

/** A field that we do not know stays: it is of a newer version. */
const Props = (fields: Record<string, Field>) =>
  z.looseObject(
    Object.fromEntries(
      Object.entries(fields).map(([key, field]) => [
        key,
        required(field) ? fieldSchema(field) : z.optional(fieldSchema(field)),
      ]),
    ),
  )

const propsOf = new Map<string, ReturnType<typeof Props>>()
function propsSchema(type: string) {
  const kind = blockKind(type)
  if (!kind) return null
  const made = propsOf.get(type) ?? Props(kind.fields)
  propsOf.set(type, made)
  return made
}

export const Block = z
  .looseObject({
    id: name,
    type: name,
    variant: z.optional(name),
    hidden: z.optional(z.boolean()),
    props: z.record(z.string(), z.unknown()),
  })
  .check((ctx) => {
    const checked = propsSchema(ctx.value.type)?.safeParse(ctx.value.props)
    for (const issue of checked?.error?.issues ?? [])
      ctx.issues.push({ code: 'custom', message: issue.message, path: ['props', ...issue.path], input: ctx.value })
  })
export type Block = z.infer<typeof Block>

export const Palette = z
  .object({ paper: hex, soft: hex, ink: hex, accent: hex, on_accent: hex, link: hex })
  .check((ctx) => {
    for (const { role, on, ratio } of paletteFaults(ctx.value))
      ctx.issues.push({
        code: 'custom',
        message: `Contrast on ${on} is ${ratio}:1, and 4.5:1 is needed.`,
        path: [role],
        input: ctx.value,
      })
  })
export type Palette = z.infer<typeof Palette>

export const CORNERS = ['sharp', 'soft', 'round'] as const
export const SPACINGS = ['compact', 'normal', 'airy'] as const

const Theme = z.looseObject({
  palette: Palette,
  letters: z.enum(Object.keys(LETTERINGS) as (keyof typeof LETTERINGS)[]),
  corners: z.enum(CORNERS),
  spacing: z._default(z.enum(SPACINGS), 'normal'),
})

const PageSchema = z.looseObject({
  id: name,
  /** The home page has none. */
  slug: z.string().check(z.regex(/^[a-z0-9-]{0,40}$/, 'Use lower-case letters, digits and dashes.')),
  title: words(60),
  seo: z.looseObject({ title: words(60), description: words(160), no_index: z.optional(z.boolean()) }),
  blocks: z.array(Block).check(z.maxLength(40, 'Use at most 40 sections a page.')),
})
export type Page = z.infer<typeof PageSchema>

const isUnique = (values: readonly string[]) => new Set(values).size === values.length

/** Belong to the website itself. */
const KEPT = new Set(['404', 'index', 'pictures', 'fonts', 'drawn'])

export const WebsiteDocument = z
  .looseObject({
    schema: z.literal(1),
    lang: z._default(z.enum(['en', 'de', 'es', 'ar']), 'en'),
    theme: Theme,
    /** Ids of pages. */
    nav: z.array(name).check(z.maxLength(8, 'Use at most 8 pages in the menu.')),
    pages: z.array(PageSchema).check(z.minLength(1, 'Add a page.'), z.maxLength(20, 'Use at most 20 pages.')),
  })
  .check(
    z.refine(({ pages }) => isUnique(pages.map(({ id }) => id)), { error: 'Two pages have one id.', path: ['pages'] }),
    z.refine(({ pages }) => isUnique(pages.map(({ slug }) => slug)), {
      error: 'Two pages have one URL.',
      path: ['pages'],
    }),
    z.refine(({ pages }) => pages[0]?.slug === '', { error: 'The first page is the home page.', path: ['pages'] }),
    z.refine(({ pages }) => pages.every(({ slug }) => !KEPT.has(slug)), {
      error: 'This URL is in use.',
      path: ['pages'],
    }),
    z.refine(({ pages, nav }) => nav.every((id) => pages.some((page) => page.id === id)), {
      error: 'The menu names a page that is not there.',
      path: ['nav'],
    }),
  )
export type WebsiteDocument = z.infer<typeof WebsiteDocument>
export type Theme = WebsiteDocument['theme']

/** The business that the website is of: header, foot, search engines and its security.txt read it. */
export const Business = z.looseObject({
  name: words(100).check(z.minLength(1, 'Enter a name.')),
  line: z._default(words(160), ''),
  phone: z._default(words(40), ''),
  email: z._default(words(254), ''),
  address: z._default(words(300), ''),
  /** Of schema.org. */
  kind: z._default(z.string().check(z.regex(/^[A-Za-z]{0,40}$/, 'This kind is not known.')), 'LocalBusiness'),
  /** Shown in the header instead of the name. */
  logo: z.optional(z.string().check(z.regex(PICTURE, 'This picture is not known.'))),
})
export type Business = z.infer<typeof Business>
