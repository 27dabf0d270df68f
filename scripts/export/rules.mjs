import { securityHeaders } from './policy.mjs'

export const IMMUTABLE = 'public, max-age=31536000, immutable'
export const NO_CACHE = 'no-cache'

const escaped = (text) => text.replace(/[.~]/g, '\\$&')

/**
 * What a host has to know. One rewrite for the document of each dynamic screen and none for data: a last part with a
 * dot is a file, there or not. Only `glob`, for hosts without patterns, cannot say so; they look for files first.
 */
export const rulesFor = (site) => ({
  base: site.base,
  pattern: escaped(site.base),
  screens: site.rewrites.map(({ from, to }) => ({
    glob: site.base + from,
    route: site.base + from.replace(/:\w+/g, '$&([^/.]+)'),
    pattern: escaped(site.base) + from.replace(/:\w+/g, '[^/.]+'),
    page: site.base + to,
    file: `${to}.html`,
  })),
  headers: securityHeaders(site),
  /** What the pages hold of config.json. */
  config: site.config,
  /** Below the base: pages whose addresses are secrets, and files that never change. */
  secret: '/reset-password/',
  fixed: '/_next/static/',
})

export const HSTS = 'Strict-Transport-Security: max-age=31536000; includeSubDomains'
export const HSTS_NOTE = `Once every name below yours speaks https, add: ${HSTS}`
