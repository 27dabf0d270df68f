import { readFileSync } from 'node:fs'
import { PHASE_DEVELOPMENT_SERVER } from 'next/constants.js'

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'))
const apiPort = process.env.API_PORT ?? '3001'

/** Messages are compiled at build time (scripts/message-loader.mjs), so use-intl formats without its parser. */
const turbopack = {
  rules: { '**/lib/messages/*/*.ts': { loaders: ['./scripts/message-loader.mjs'], as: '*.js' } },
  resolveAlias: {
    'use-intl/format-message': 'use-intl/format-message/format-only',
    // Stand-ins for what React has had since version 18.
    'use-sync-external-store/shim': 'use-sync-external-store',
    'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
  },
}

// Stands in every file that names an address of the application, until scripts/export/place.mjs writes the real path
// there.
const basePath = '/__bp__'

/** `output` only for the build: under it, `next dev` refuses every id that is not known at build time. */
export default (phase) =>
  phase === PHASE_DEVELOPMENT_SERVER
    ? {
        rewrites: async () => [
          { source: '/api/:path*', destination: `http://127.0.0.1:${apiPort}/api/:path*` },
          { source: '/upgrade', destination: '/upgrade.html' },
        ],
        images: { unoptimized: true },
        turbopack,
      }
    : {
        output: 'export',
        basePath,
        env: { NEXT_PUBLIC_BASE_PATH: basePath, NEXT_PUBLIC_VERSION: version },
        images: { unoptimized: true },
        turbopack,
        // `npm run types` checks them, and all others.
        typescript: { ignoreBuildErrors: true },
        // For the budgets, which name the modules of each chunk; the build takes the maps out of the export.
        productionBrowserSourceMaps: true,
        // The sign-in page fetched ahead stays at hand for a day: signing out works without a network.
        experimental: { staleTimes: { static: 86_400 } },
      }
