import * as z from 'zod/mini'
import { get } from './endpoint'

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

export const brandingApi = {
  show: get('/api/user/branding', {
    auth: 'user',
    gate: 'none',
    in: 'account',
    reply: z.object({ branding: Branding }),
  }),
}
