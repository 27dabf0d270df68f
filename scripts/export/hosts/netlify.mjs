import { HSTS_NOTE, IMMUTABLE } from '../rules.mjs'

const block = (path, headers) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n')

/**
 * Netlify and Cloudflare Pages. Both join the values of several rules, so no header stands in two of them; of two
 * referrer policies the last one counts. Pages are asked for again by default.
 */
export function netlify({ base, screens, headers, secret, fixed }) {
  const rewrites = screens.map(({ glob, page }) => `${glob} ${page} 200\n`)
  // Only the 404.html at the top of a site is found without a rule.
  const missing = base ? [`${base}/* ${base}/404.html 404\n`] : []
  const blocks = [
    block(`${base}/*`, headers),
    block(`${base}${secret}*`, { 'Referrer-Policy': 'no-referrer' }),
    block(`${base}${fixed}*`, { 'Cache-Control': IMMUTABLE }),
  ]
  return {
    _redirects: [...rewrites, ...missing].join(''),
    _headers: `# ${HSTS_NOTE}\n${blocks.join('\n')}\n`,
  }
}
