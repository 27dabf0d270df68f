import * as z from 'zod/mini'
import { Branding } from './branding'
import { broken } from './broken'
import { Email, line } from './common'
import { post } from './endpoint'

/** Of a picture that is sent. */
export const MAX_IMAGE_BYTES = 512 * 1024
export const MAX_IMAGE_SIDE = 4_096

const optional = <S extends z.ZodMiniType>(schema: S) => z.optional(z.nullable(schema))
const upTo = (max: number) => z.string().check(z.trim(), z.maxLength(max, broken('too_long', { count: max })))
const Colour = z.string().check(z.regex(/^#[0-9a-f]{6}$/i, 'Enter a colour as #rrggbb.'))
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

/** Apart from the brand itself, which every screen reads and few change. */
export const brandingChangeApi = {
  update: post('/api/user/branding', {
    auth: 'user',
    gate: 'none',
    in: 'account',
    counts: ['brandFilesByUser'],
    body: BrandingChange,
    files: ['logo', 'logo_dark', 'mark'],
    reply: z.object({ branding: Branding }),
  }),
}
