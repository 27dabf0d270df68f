import * as z from 'zod/mini'
import { Email, line } from './common'
import { get, post } from './endpoint'
import { broken } from './broken'

/** Of a picture that is sent. */
export const MAX_IMAGE_BYTES = 512 * 1024
export const MAX_IMAGE_SIDE = 4_096

const text = z.optional(z.nullable(z.string()))

/** What everybody sees who meets the brand: of the account, or of whoever stands behind it. */
const Shown = z.object({
  company_name: text,
  /** What the product calls itself, where it is not its own name. */
  product_name: text,
  primary: text,
  logo_url: text,
  logo_dark_url: text,
  logo_square_url: text,
  support_email: text,
})

export const Branding = z.object({
  logo_url: z._default(z.nullable(z.string()), null),
  company_name: text,
  primary: text,
  accent: text,
  login_text: text,
  report_footer: text,
  support_email: text,
  /** Leaves the product's name out of reports that carry one's own; White Label admits it. */
  hide_powered_by: z.optional(z.boolean()),
  /** From here on beyond the specification. */
  report_contact: text,
  logo_dark_url: text,
  /** Both from the mark. */
  logo_square_url: text,
  favicon_url: text,
  /** What a change is refused for, until White Label admits it. */
  locked: z.optional(z.array(z.string())),
  shown: z.optional(Shown),
})
export type Branding = z.infer<typeof Branding>

const optional = <S extends z.ZodMiniType>(schema: S) => z.optional(z.nullable(schema))
const upTo = (max: number) => z.string().check(z.trim(), z.maxLength(max, broken('too_long', { count: max })))
const Colour = z.string().check(z.regex(/^#[0-9a-f]{6}$/i, 'Write a colour as #rrggbb.'))
/** A file of a form. */
const Picture = z.optional(z.unknown())
const REMOVABLE = ['logo', 'logo_dark', 'mark'] as const

/** What is left out stays as it is; null takes it away. */
export const BrandingChange = z.object({
  logo: Picture,
  logo_dark: Picture,
  mark: Picture,
  /** A list; in a form, separated by commas. */
  remove: optional(
    z.union([
      z.array(z.enum(REMOVABLE)),
      z.pipe(
        z.string().check(z.regex(/^(?:logo|logo_dark|mark)(?:,(?:logo|logo_dark|mark))*$/)),
        z.transform((list) => list.split(',') as (typeof REMOVABLE)[number][]),
      ),
    ]),
  ),
  logo_url: optional(upTo(2000)),
  company_name: optional(line(60)),
  primary: optional(Colour),
  accent: optional(Colour),
  login_text: optional(upTo(500)),
  report_footer: optional(upTo(200)),
  report_contact: optional(upTo(200)),
  support_email: optional(Email),
  hide_powered_by: z.optional(
    z.union([
      z.boolean(),
      z.pipe(
        z.enum(['true', 'false', '1', '0']),
        z.transform((text) => text === 'true' || text === '1'),
      ),
    ]),
  ),
})
export type BrandingChange = z.infer<typeof BrandingChange>

const OWN = { auth: 'user', gate: 'none', in: 'account' } as const

export const brandingApi = {
  show: get('/api/user/branding', { ...OWN, reply: z.object({ branding: Branding }) }),
  update: post('/api/user/branding', {
    ...OWN,
    counts: ['brandFilesByUser'],
    body: BrandingChange,
    files: ['logo', 'logo_dark', 'mark'],
    reply: z.object({ branding: Branding }),
  }),
}
