import type { Settings } from '@/server/settings'

/** Where websites are: `{slug}.SITES_HOST`, in try-out mode `{slug}.localhost` on a port of its own. */
export type Place = {
  /** Without a slash at its end. */
  addressOf(slug: string): string
  /** The host name it has without a domain of its own. */
  hostOf(slug: string): string
  /** The name of the website that a host of ours stands for; null when it is none. */
  slugOf(host: string): string | null
  /** The same for templates, which every origin of websites shows. */
  templates: string
}

type Sites = Pick<Settings, 'demo' | 'sitesHost' | 'sitesPort' | 'publicUrl'> & Partial<Pick<Settings, 'acme'>>

const SLUG = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/
/** No website has it: below it the templates are shown. */
const TEMPLATES = 'templates'

/** Null: this server publishes no websites. */
export function placeOf({ demo, sitesHost, sitesPort, publicUrl, acme }: Sites): Place | null {
  if (sitesHost === null) return null
  // With certificates of its own it answers on the usual port.
  const { protocol, port } = new URL(acme ? 'https://soteria/' : publicUrl)
  const own = demo && sitesHost === 'localhost'
  const end = own ? `:${sitesPort}` : port === '' ? '' : `:${port}`
  const hostOf = (slug: string) => `${slug}.${sitesHost}`
  const addressOf = (slug: string) => `${own ? 'http:' : protocol}//${hostOf(slug)}${end}`
  return {
    addressOf,
    hostOf,
    slugOf(host) {
      const bare = host.toLowerCase().replace(/:\d+$/, '')
      if (!bare.endsWith(`.${sitesHost}`)) return null
      const slug = bare.slice(0, -sitesHost.length - 1)
      return SLUG.test(slug) ? slug : null
    },
    templates: addressOf(TEMPLATES),
  }
}

export const isTemplatesSlug = (slug: string) => slug === TEMPLATES
