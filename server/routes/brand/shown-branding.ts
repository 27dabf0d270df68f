import type { Branding } from '@/lib/contract/branding'
import { DEFAULT_MESSAGE, UPGRADE_LINK, WHITE_LABEL } from '@/lib/domain/plans'
import type { Account } from '@/server/api/env'
import type { Db } from '@/server/db/db'
import { HttpError } from '@/server/errors'
import { type Brand, brandFor, brandPicture, layersOf, mayHideProduct } from '@/server/records/brand'
import type { Settings } from '@/server/settings'

/** What White Label and Bundle Deal admit; logo, name, colours and the address for questions are everybody's. */
const LOCKED = ['login_text', 'report_footer', 'report_contact', 'hide_powered_by'] as const
const OPEN = ['company_name', 'primary', 'accent', 'support_email', 'logo_url', 'logo', 'logo_dark', 'mark'] as const

/** What this account may not change: what a reseller gave it is for White Label as a whole. */
export const lockedFor = (user: Account, isGiven: boolean): readonly string[] =>
  mayHideProduct(user) ? [] : isGiven ? [...OPEN, ...LOCKED] : LOCKED

/** What a plan does not open, and which one does. */
export const needsPlan = () =>
  new HttpError(403, 'upgrade', {
    message: DEFAULT_MESSAGE,
    upgrade: { feature: 'branding', plans: [WHITE_LABEL], link: UPGRADE_LINK },
  })

type Place = Pick<Settings, 'publicUrl'>

/** Where the pictures of a brand are to be had. */
export function logoUrls({ logo: { address, light, dark, mark } }: Pick<Brand, 'logo'>, { publicUrl }: Place) {
  const at = (picture: typeof light) => picture && publicUrl + brandPicture(picture)
  return {
    logo_url: address ?? at(light),
    logo_dark_url: at(dark),
    logo_square_url: at(mark),
    favicon_url: at(mark),
  }
}

/** What an account chose, what it may not change, and what it sees. */
export async function shownBranding(db: Db, settings: Place, user: Account): Promise<Branding> {
  const own = (await layersOf(db, { account: user.id })).find(({ user_id }) => user_id === user.id)
  const brand = await brandFor(db, { productName: '', productColour: null }, { account: user.id })
  const logo = { address: own?.look.logo_url ?? null, light: null, dark: null, mark: null, ...own?.pictures }
  const { favicon_url: _, ...shownLogo } = logoUrls(brand, settings)
  return {
    ...own?.look,
    ...logoUrls({ logo }, settings),
    locked: [...lockedFor(user, own?.is_given ?? false)],
    shown: {
      company_name: brand.isProduct ? null : brand.name,
      product_name: brand.productName || null,
      primary: brand.primary,
      support_email: brand.supportEmail,
      ...shownLogo,
    },
  }
}
