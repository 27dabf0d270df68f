import type { Config } from '@/lib/config/config'
import { own, readColour, readText, readUrl } from '@/lib/config/values'
import type { Branding } from '@/lib/contract/branding'
import { storage } from './storage'

/** Kept for the next load, so that it is there at the first paint. It goes when the session ends. */
const KEY = 'soteria:branding'
const NOTHING = {
  logo_url: null,
  logo_dark_url: null,
  logo_square_url: null,
  company_name: null,
  product_name: null,
  primary: null,
}

export const keptTenant = () => storage.getJson(KEY)

/** A picture that our server keeps is asked for where the API is, under whatever name the page was opened. */
const KEPT = /\/api\/public\/(?:brand|picture)\/[0-9a-f]{64}\.(?:png|webp)$/

/** Where a picture of a brand or of a website is asked for by this page. */
export function reachable(url: string, api: string): string {
  const [kept] = KEPT.exec(url) ?? []
  return kept ? new URL(kept, api).href : url
}

/**
 * What a tenant set for themselves lies over what the reseller set, each sound value alone. Sentences, names of plans
 * and of files keep the product's own name, unless the API names another: a tenant is not whoever sells it. `tenant`
 * may hold anything.
 */
export function withTenant(config: Config, tenant: unknown, base: string): Config {
  const name = readText(own(tenant, 'company_name'), 60)
  const product = readText(own(tenant, 'product_name'), 60)
  const brand = readColour(own(tenant, 'primary'))
  const picture = (key: string) => {
    const url = readUrl(own(tenant, key), base)
    return url && reachable(url, config.apiOrigin ?? base)
  }
  const [light, dark, mark] = [picture('logo_url'), picture('logo_dark_url'), picture('logo_square_url')]
  const hasOwn = name !== null || light !== null || dark !== null || mark !== null
  return {
    ...config,
    ...(product && { productName: product }),
    ...(name && { shownName: name }),
    ...(brand && { colors: { ...config.colors, brand } }),
    // Nobody's logo stands beside the name of somebody else.
    ...(hasOwn && {
      logo: { light, dark: dark ?? light, mark: mark ?? light },
      favicon: mark ?? (name === null ? config.favicon : null),
    }),
  }
}

/** From now on the product looks as its tenant wants it, here and after a reload. */
export function keepTenant(branding: Branding) {
  const shown: Partial<Record<keyof typeof NOTHING, string | null>> = branding.shown ?? branding
  const keys = Object.keys(NOTHING) as (keyof typeof NOTHING)[]
  const tenant = Object.fromEntries(keys.map((key) => [key, shown[key] ?? null]))
  // Kept once for all tabs; each of them has a look of its own.
  if (JSON.stringify(keptTenant() ?? NOTHING) !== JSON.stringify(tenant)) storage.setJson(KEY, tenant)
  globalThis.sx?.dress?.(JSON.stringify(tenant) === JSON.stringify(NOTHING) ? null : tenant)
}

/** Nobody is signed in: the product looks as the reseller wants it. */
export function forgetTenant() {
  storage.remove(KEY)
  globalThis.sx?.dress?.(null)
}
