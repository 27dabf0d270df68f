import { and, eq, inArray, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { fromBase64 } from '@/lib/domain/base64'
import { BUNDLE, hasFeature, isGated, WHITE_LABEL } from '@/lib/domain/plans'
import type { User } from '@/lib/contract/user'
import type { Db } from '@/server/db/db'
import { brandDomains, brandFiles, brandings, subscriptions, users } from '@/server/db/schema'
import type { Look } from '@/server/db/schema/branding'
import type { MailFile } from '@/server/mail'
import type { Settings } from '@/server/settings'
import { publicSubscription } from './subscription-rows'

/** A file of `brand_files`. */
type Picture = { id: string; sha256: string }

/** What somebody sees of a brand, whoever chose it. */
export type Brand = {
  /** Of the company; the product's own name where nobody chose one. */
  name: string
  /** Nobody below whoever runs this server chose the name. */
  isProduct: boolean
  /** As #rrggbb; null: the product's own colour. */
  primary: string | null
  accent: string | null
  loginText: string | null
  footer: string | null
  contact: string | null
  supportEmail: string | null
  /** The product's name, to be said beside a name of one's own; null where a plan lets it be left out. */
  madeWith: string | null
  /** What the product calls itself in its sentences: of a reseller, or of an account that may leave its name out. */
  productName: string
  /** `address`: an https address that was given instead of a file. It is never asked for on the way to a paper. */
  logo: { address: string | null } & Pictures
}

type Product = Pick<Settings, 'productName' | 'productColour'>
type Pictures = { light: Picture | null; dark: Picture | null; mark: Picture | null }
type Layer = { user_id: string; role: string; is_given: boolean; look: Look; pictures: Pictures; level: number }

/** Whose brand: that of an account, over it that of its reseller; and of a host name that points here. */
export type Whose = { account?: string; host?: string | null }

/**
 * THE answer to "whose brand": build < config.json < host < reseller of the account < the account's own, field by
 * field. `{ account: owner }` for what an account sends or shows to others (mails, PDFs, public pages, contracts,
 * invoices, widget), `{ host }` for a page without an account. A name without a logo hides the logos below it: nobody's
 * logo stands beside the name of somebody else. Pictures are at `brandPicture`, their bytes at `pictureOf`.
 */
export async function brandFor(db: Db, { productName, productColour }: Product, whose: Whose): Promise<Brand> {
  const layers = await layersOf(db, whose)
  const field = (key: keyof Look) => fieldOf(layers, key)
  const name = field('company_name')
  const colour = field('primary')
  const hiders = layers.filter(({ look }) => look.hide_powered_by === true)
  return {
    name: name ?? productName,
    productName: fieldOf(await trusted(db, layers, whose), 'company_name') ?? productName,
    isProduct: name === null,
    primary: /^#[0-9a-f]{6}$/i.test(colour ?? '') ? colour : productColour,
    accent: field('accent'),
    loginText: field('login_text'),
    footer: field('report_footer'),
    contact: field('report_contact'),
    supportEmail: field('support_email'),
    madeWith: (await anyMayHide(db, hiders)) ? null : productName,
    logo: logoOf(layers),
  }
}

/**
 * Under which name an account's mails come, and who gets the answers. To somebody who never heard of it, an account
 * writes under a name of its own only where its plan lets the product's name be left out: else anybody could write as
 * anybody.
 */
export async function senderOf(db: Db, account: string, { isToStranger = false } = {}): Promise<Sender> {
  const layers = await layersOf(db, { account })
  const counted = isToStranger ? await trusted(db, layers, { account }) : layers
  const [as, replyTo] = [fieldOf(counted, 'company_name'), fieldOf(counted, 'support_email')]
  return { ...(as && { as }), ...(replyTo && { replyTo }) }
}

/** Without what an account chose for itself whose plan does not let the product's name be left out. */
async function trusted(db: Db, layers: readonly Layer[], { account }: Whose): Promise<readonly Layer[]> {
  const own = layers.filter(({ user_id }) => user_id === account)
  return own.length === 0 || (await anyMayHide(db, own)) ? layers : layers.filter((layer) => !own.includes(layer))
}

type Sender = { as?: string; replyTo?: string }

/** Where a picture of a brand is to be had by anybody, under the address of this server. */
export const brandPicture = ({ sha256 }: Pick<Picture, 'sha256'>) => `/api/public/brand/${sha256}.png`

/** The bytes of a logo for a paper or a mail, always a PNG or JPEG; null where there is only a name. */
export async function logoBytes(db: Db, { logo }: Pick<Brand, 'logo'>): Promise<Uint8Array | null> {
  if (logo.light) return pictureOf(db, logo.light)
  const [, data] = /^data:image\/(?:png|jpeg);base64,([A-Za-z0-9+/=]+)$/.exec(logo.address ?? '') ?? []
  return data ? fromBase64(data) : null
}

/** The name by which the text of a mail shows the picture that comes with it. */
export const MAIL_LOGO = 'logo'

/** The same as a file of a mail. */
export async function logoFile(db: Db, brand: Pick<Brand, 'logo'>): Promise<MailFile | null> {
  const content = await logoBytes(db, brand)
  return content && { name: 'logo.png', type: 'image/png', content, cid: MAIL_LOGO }
}

export async function pictureOf(db: Db, { id }: Picture): Promise<Uint8Array | null> {
  const [file] = await db.select({ bytes: brandFiles.bytes }).from(brandFiles).where(eq(brandFiles.id, id))
  return file ? new Uint8Array(file.bytes) : null
}

/** What accounts chose, the lowest layer first. */
export async function layersOf(db: Db, { account, host }: Whose): Promise<Layer[]> {
  const owner = host
    ? db
        .select({ id: brandDomains.user_id })
        .from(brandDomains)
        .where(and(eq(brandDomains.host, host.toLowerCase()), eq(brandDomains.status, 'active')))
    : null
  const reseller = account ? db.select({ id: users.reseller_id }).from(users).where(eq(users.id, account)) : null
  const whose = [
    owner && inArray(brandings.user_id, owner),
    reseller && inArray(brandings.user_id, reseller),
    account ? eq(brandings.user_id, account) : null,
  ].filter((part) => part !== null)
  if (whose.length === 0) return []
  const [light, dark, mark] = [alias(brandFiles, 'light'), alias(brandFiles, 'dark'), alias(brandFiles, 'mark')]
  const rows = await db
    .select({
      user_id: brandings.user_id,
      role: users.role,
      is_given: brandings.is_given,
      look: brandings.look,
      light: { id: light.id, sha256: light.sha256 },
      dark: { id: dark.id, sha256: dark.sha256 },
      mark: { id: mark.id, sha256: mark.sha256 },
      level: sql<number>`case when ${brandings.user_id} = ${account ?? null}::uuid then 2 when ${reseller ? sql`${brandings.user_id} in ${reseller}` : sql`false`} then 1 else 0 end`,
    })
    .from(brandings)
    .innerJoin(users, eq(users.id, brandings.user_id))
    .leftJoin(light, eq(light.id, brandings.logo_id))
    .leftJoin(dark, eq(dark.id, brandings.logo_dark_id))
    .leftJoin(mark, eq(mark.id, brandings.mark_id))
    .where(or(...whose))
  return rows
    .map(({ light, dark, mark, ...row }) => ({ ...row, pictures: { light, dark, mark } }))
    .sort((one, other) => one.level - other.level)
}

function fieldOf(layers: readonly Layer[], key: keyof Look): string | null {
  const value = layers.map(({ look }) => look[key]).findLast((set) => typeof set === 'string' && set !== '')
  return typeof value === 'string' ? value : null
}

function logoOf(layers: readonly Layer[]): Brand['logo'] {
  const top = layers.findLast(
    ({ look, pictures }) => look.company_name || look.logo_url || Object.values(pictures).some((picture) => picture),
  )
  return { address: top?.look.logo_url ?? null, ...(top?.pictures ?? { light: null, dark: null, mark: null }) }
}

/** Whether the plan lets reports go without the product's name. */
export const mayHideProduct = (user: Pick<User, 'role' | 'subscriptions'>) =>
  !isGated(user) || hasFeature(user, BUNDLE) || hasFeature(user, WHITE_LABEL)

async function anyMayHide(db: Db, hiders: readonly Layer[]): Promise<boolean> {
  if (hiders.length === 0) return false
  const ids = hiders.map(({ user_id }) => user_id)
  const plans = await db.select().from(subscriptions).where(inArray(subscriptions.user_id, ids))
  return hiders.some(({ user_id, role }) =>
    mayHideProduct({ role, subscriptions: plans.filter((plan) => plan.user_id === user_id).map(publicSubscription) }),
  )
}
