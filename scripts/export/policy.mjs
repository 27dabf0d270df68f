import { createHash } from 'node:crypto'

const INLINE_STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g

export const hashOf = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
export const styleHashes = (html) => [...html.matchAll(INLINE_STYLE)].map((match) => hashOf(match[1]))

/** The content security policy of the pages: no script, style or connection that is not ours. */
export const policy = ({ styles, api }) =>
  [
    "default-src 'self'",
    "script-src 'self'",
    `style-src ${["'self'", ...styles].join(' ')}`,
    // React writes the sizes of skeletons as attributes.
    "style-src-attr 'unsafe-inline'",
    `img-src ${["'self'", 'data:', 'https:', ...(api.startsWith('http:') ? [api] : [])].join(' ')}`,
    "font-src 'self'",
    `connect-src ${["'self'", ...(api ? [api] : [])].join(' ')}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ')

/** In the page itself. Here, and not in the header, because workers get the headers but not the policy object of boot.js. */
export const metaPolicy = (site) => `${policy(site)}; require-trusted-types-for 'script'; trusted-types default`

/** What every answer carries. Framing can be ruled by a header alone. */
export const securityHeaders = (site) => ({
  'Content-Security-Policy': `${policy(site)}; frame-ancestors ${site.parents.join(' ') || "'none'"}`,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
})
