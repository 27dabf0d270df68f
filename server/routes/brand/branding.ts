import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import type { HonoRequest } from 'hono'
import * as z from 'zod/mini'
import { readText, readUrl } from '@/lib/config/values'
import { Email } from '@/lib/contract/common'
import { Branding, brandingApi } from '@/lib/contract/user'
import { BUNDLE, DEFAULT_MESSAGE, hasFeature, isGated, UPGRADE_LINK } from '@/lib/domain/plans'
import type { Db } from '@/server/db/db'
import { settings } from '@/server/db/schema'
import { HttpError, invalid } from '@/server/errors'
import type { Env } from '@/server/api/env'
import type { Account } from '@/server/api/env'
import { parseBody, readJson, storable } from '@/server/api/validation'
import { serve } from '@/server/api/mount'

export const brandingRoutes = new Hono<Env>()

serve(brandingRoutes, brandingApi.show, async ({ db, user }) => ({ branding: await brandingOf(db, user) }))

serve(brandingRoutes, brandingApi.update, async ({ c, db, user }) => {
  const change = readBranding(await fieldsOf(c.req))
  if (change.hide_powered_by && !mayHideProduct(user)) {
    throw new HttpError(403, DEFAULT_MESSAGE, { upgrade: { feature: 'hide_powered_by', plans: [WHITE_LABEL], link: UPGRADE_LINK } })
  }
  const branding = { ...(await brandingOf(db, user)), ...change }
  const value = JSON.stringify(branding)
  await db.transaction((tx) =>
    tx
      .insert(settings)
      .values({ key: brandingKey(user), value })
      .onConflictDoUpdate({ target: settings.key, set: { value } }),
  )
  return { branding }
})

const WHITE_LABEL = 'white label'

/** Whether the plan lets reports go without the product's name. */
export const mayHideProduct = (user: Account) => !isGated(user) || hasFeature(user, BUNDLE) || hasFeature(user, WHITE_LABEL)

export const brandingKey = (user: { id: string }) => `branding:${user.id}`

export async function brandingOf(db: Db, user: { id: string }): Promise<Branding> {
  const [row] = await db
    .select()
    .from(settings)
    .where(eq(settings.key, brandingKey(user)))
  return Branding.parse(row ? JSON.parse(row.value) : {})
}

/** The fields of a JSON body or of a form. */
async function fieldsOf(request: HonoRequest): Promise<Record<string, unknown>> {
  if (!request.header('content-type')?.toLowerCase().startsWith('multipart/form-data')) return Object(await readJson(request)) as Record<string, unknown>
  const form = await request.formData().catch(() => {
    throw invalid({ body: ['The form could not be read.'] })
  })
  return Object.fromEntries(Array.from(form, ([name, value]) => [name, typeof value === 'string' ? storable(value) : value]))
}

const optional = (schema: z.ZodMiniType<string, string>) => z.optional(z.nullable(schema))
const upTo = (max: number) => optional(z.string().check(z.trim(), z.maxLength(max, `Use at most ${max} characters.`)))
const Colour = z.string().check(z.regex(/^#[0-9a-f]{6}$/i, 'Write a colour as #rrggbb.'))
// What the product would not show is not taken: the same rules as in lib/browser/tenant-brand.ts, and an address that holds wherever it is served.
const Name = z.string().check(
  z.trim(),
  z.maxLength(60, { error: 'Use at most 60 characters.', abort: true }),
  z.refine((text: string) => text === '' || readText(text, 60) !== null, 'Leave out line breaks and invisible characters.'),
)
const Logo = z.string().check(
  z.trim(),
  z.maxLength(2000, { error: 'Use at most 2000 characters.', abort: true }),
  z.refine(
    (text: string) => text === '' || (/^https:\/\//i.test(text) && readUrl(text, text) !== null),
    'Enter an address that starts with https://, without spaces, quotation marks or a password.',
  ),
)
const Change = z.object({
  logo_url: optional(Logo),
  company_name: optional(Name),
  primary: optional(Colour),
  accent: optional(Colour),
  login_text: upTo(500),
  report_footer: upTo(200),
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

/** What was sent, an empty text meaning none. */
function readBranding(fields: Record<string, unknown>): Partial<Branding> {
  if (fields.logo !== undefined && fields.logo !== null) throw invalid({ logo: ['This version takes no file. Send the address of your logo as logo_url.'] })
  return parseBody(Change, Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, value === '' ? null : value]))) as z.output<typeof Change>
}
