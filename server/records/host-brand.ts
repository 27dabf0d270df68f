import { and, eq } from 'drizzle-orm'
import type { Db } from '@/server/db/db'
import { brandDomains } from '@/server/db/schema'
import type { Settings } from '@/server/settings'
import { brandFor, brandPicture } from './brand'

/**
 * What the brand of a host name lays over config.json: the same keys. Null where no account has connected this name,
 * and for those of this server.
 */
export async function hostConfig(db: Db, settings: Pick<Settings, 'publicUrl'>, host: string): Promise<object | null> {
  if (host === new URL(settings.publicUrl).hostname) return null
  const brand = await brandFor(db, { productName: '', productColour: null }, { host })
  const { address, light, dark, mark } = brand.logo
  const at = (picture: typeof light) => picture && brandPicture(picture)
  const hasOwn = !brand.isProduct || [address, light, dark, mark].some((logo) => logo !== null)
  const overlay = {
    ...(!brand.isProduct && { productName: brand.name, legalName: null }),
    ...(hasOwn && { logo: { light: address ?? at(light), dark: at(dark), mark: at(mark) }, favicon: at(mark) }),
    ...(brand.primary && { colors: { brand: brand.primary }, themeColor: null }),
    ...(brand.loginText && { loginText: brand.loginText }),
  }
  return Object.keys(overlay).length > 0 ? overlay : null
}

/** Whose brand a host name shows; null for nobody's. */
export async function brandHolder(db: Db, host: string): Promise<string | null> {
  const isHere = and(eq(brandDomains.host, host.toLowerCase()), eq(brandDomains.status, 'active'))
  const [row] = await db.select({ id: brandDomains.user_id }).from(brandDomains).where(isHere)
  return row?.id ?? null
}
