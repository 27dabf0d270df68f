import { IMMUTABLE, NO_CACHE } from '../rules.mjs'

const list = (headers) => Object.entries(headers).map(([key, value]) => ({ key, value }))

/** The npm package `serve`, for a look at the build. */
export function serve({ base, screens, headers, secret, fixed }) {
  const config = {
    cleanUrls: true,
    trailingSlash: false,
    directoryListing: false,
    rewrites: screens.map(({ route, page }) => ({ source: route, destination: `${page}.html` })),
    headers: [
      { source: '**', headers: list({ ...headers, 'Cache-Control': NO_CACHE }) },
      { source: `${base}${secret}**`, headers: list({ 'Referrer-Policy': 'no-referrer' }) },
      { source: `${base}${fixed}**`, headers: list({ 'Cache-Control': IMMUTABLE }) },
    ],
  }
  return { 'serve.json': `${JSON.stringify(config, null, 2)}\n` }
}
