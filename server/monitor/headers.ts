import type { Exchange } from '@/server/scanner/net/http'

/** Headers that protect visitors: one that was there and is gone is a step back. */
const SECURITY_HEADERS = [
  'strict-transport-security',
  'content-security-policy',
  'x-frame-options',
  'x-content-type-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'cross-origin-embedder-policy',
]

/** The names alone: many sites send other values each time. */
export const securityHeaders = (exchange: Exchange) => SECURITY_HEADERS.filter((name) => exchange.header(name) !== null)
