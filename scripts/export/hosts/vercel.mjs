import { IMMUTABLE } from '../rules.mjs'

const list = (headers) => Object.entries(headers).map(([key, value]) => ({ key, value }))

export function vercel({ base, screens, headers, secret, fixed }) {
  const config = {
    cleanUrls: true,
    trailingSlash: false,
    rewrites: screens.map(({ route, page }) => ({ source: route, destination: page })),
    headers: [
      // Below a path its first page has an address without a slash.
      { source: base ? `${base}/:path*` : '/(.*)', headers: list(headers) },
      { source: `${base}${secret}(.*)`, headers: list({ 'Referrer-Policy': 'no-referrer' }) },
      { source: `${base}${fixed}(.*)`, headers: list({ 'Cache-Control': IMMUTABLE }) },
    ],
  }
  return { 'vercel.json': `${JSON.stringify(config, null, 2)}\n` }
}
