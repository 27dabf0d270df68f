/** What the guides name beside their words, for them and for the search. */

/** As server/scanner/verify.ts asks for them. */
export const PROOF_HOST = '_site-proof'
export const PROOF_PATH = '/.well-known/site-proof.txt'

/** The way of a build to a domain of one's own, as README.md tells it; some steps come with the line to copy. */
export const RESELLER_STEPS = [
  { name: 'files' },
  { name: 'move', code: 'node out/soteria-embed.mjs --base /portal --api https://api.example.com' },
  {
    name: 'brand',
    code: '{\n  "productName": "Acme Shield",\n  "colors": { "brand": "#0a7d4b" },\n  "logo": { "light": "/logo.svg" }\n}',
  },
  { name: 'origins', code: 'CORS_ORIGINS=https://portal.example.com' },
  { name: 'frame', code: 'node out/soteria-embed.mjs --parents https://www.example.com' },
] as const

/** This build, from package.json. */
export const APP_VERSION = process.env.NEXT_PUBLIC_VERSION ?? '0.0.0'
