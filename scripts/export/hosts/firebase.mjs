import { IMMUTABLE, NO_CACHE } from '../rules.mjs'

const list = (headers) => Object.entries(headers).map(([key, value]) => ({ key, value }))

/** Firebase Hosting looks for files before it rewrites; of several rules for a header the last one counts. */
export function firebase({ base, screens, headers, secret, fixed }) {
  const always = list({ ...headers, 'Cache-Control': NO_CACHE })
  const config = {
    hosting: {
      public: '.',
      ignore: ['firebase.json', 'hosts/**', 'soteria-embed.*'],
      cleanUrls: true,
      trailingSlash: false,
      rewrites: screens.map(({ pattern, page }) => ({ regex: `^${pattern}$`, destination: `${page}.html` })),
      headers: [
        ...(base ? [{ source: base, headers: always }] : []),
        { source: `${base}/**`, headers: always },
        { source: `${base}${secret}**`, headers: list({ 'Referrer-Policy': 'no-referrer' }) },
        { source: `${base}${fixed}**`, headers: list({ 'Cache-Control': IMMUTABLE }) },
      ],
    },
  }
  return { 'firebase.json': `${JSON.stringify(config, null, 2)}\n` }
}
