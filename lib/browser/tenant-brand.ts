import type { Config } from '@/lib/config/config'
import { own, readColour, readText, readUrl } from '@/lib/config/values'
import type { Branding } from '@/lib/contract/branding'
import { storage } from './storage'

/** Kept for the next load, so that it is there at the first paint. It goes when the session ends. */
const KEY = 'soteria:branding'
const NOTHING = { logo_url: null, company_name: null, primary: null }

export const keptTenant = () => storage.getJson(KEY)

/**
 * What a tenant set for themselves lies over what the reseller set, each sound value alone. Sentences, names of plans
 * and of files keep the product's own name: a tenant is not whoever sells it. `tenant` may hold anything.
 */
export function withTenant(config: Config, tenant: unknown, base: string): Config {
  const name = readText(own(tenant, 'company_name'), 60)
  const brand = readColour(own(tenant, 'primary'))
  const image = readUrl(own(tenant, 'logo_url'), base)
  return {
    ...config,
    ...(name && { shownName: name }),
    ...(brand && { colors: { ...config.colors, brand } }),
    ...(image && { logo: { light: image, dark: image, mark: image } }),
  }
}

/** From now on the product looks as its tenant wants it, here and after a reload. */
export function keepTenant({ logo_url, company_name, primary }: Branding) {
  const tenant = { logo_url, company_name: company_name ?? null, primary: primary ?? null }
  // Kept once for all tabs; each of them has a look of its own.
  if (JSON.stringify(keptTenant() ?? NOTHING) !== JSON.stringify(tenant)) storage.setJson(KEY, tenant)
  globalThis.sx?.dress?.(tenant)
}

/** Nobody is signed in: the product looks as the reseller wants it. */
export function forgetTenant() {
  storage.remove(KEY)
  globalThis.sx?.dress?.(null)
}
