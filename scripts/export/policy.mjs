import { createHash } from 'node:crypto'

const INLINE_STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g
const INLINE_SCRIPT = /<script data-base=[^>]*>([\s\S]*?)<\/script>/g

export const hashOf = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
export const styleHashes = (html) => [...html.matchAll(INLINE_STYLE)].map((match) => hashOf(match[1]))
/** Of boot.js: nothing else that runs stands in a page. */
export const scriptHashes = (html) => [...html.matchAll(INLINE_SCRIPT)].map((match) => hashOf(match[1]))

const REPORTS = '/api/csp-report'
/**
 * Strings reach what runs only through the policy object that boot.js makes, named `default` because what Next and
 * React write does not ask for one by another name.
 */
const TRUSTED_TYPES = ["require-trusted-types-for 'script'", 'trusted-types default']

/** The content security policy of the pages: no script, style or connection that is not ours. */
const policy = ({ scripts, styles, api }, images) => [
  "default-src 'self'",
  `script-src ${["'self'", ...scripts].join(' ')}`,
  `style-src ${["'self'", ...styles].join(' ')}`,
  // React writes the sizes of skeletons as attributes.
  "style-src-attr 'unsafe-inline'",
  `img-src ${["'self'", 'data:', ...new Set([...images, ...(api.startsWith('http:') ? [api] : [])])].join(' ')}`,
  "font-src 'self'",
  `connect-src ${["'self'", ...(api ? [api] : [])].join(' ')}`,
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  ...TRUSTED_TYPES,
]

/**
 * In the page itself, for hosts that send no header. Only a server knows whether its tenants have logos, so here they
 * may be anywhere.
 */
export const metaPolicy = (site) => policy(site, ['https:']).join('; ')

/**
 * What every answer carries. Framing and reports can be ruled by a header alone. An API elsewhere takes reports of the
 * origins in its CORS_ORIGINS. Not `report-to`: beside it Chromium ignores `report-uri`, and over plain HTTP then tells
 * nothing.
 */
export const securityHeaders = (site) => ({
  'Content-Security-Policy': [
    ...policy(site, site.images),
    `frame-ancestors ${site.parents.join(' ') || "'none'"}`,
    `report-uri ${site.api}${REPORTS}`,
  ].join('; '),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
})
