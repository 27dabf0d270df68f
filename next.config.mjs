import { PHASE_DEVELOPMENT_SERVER } from 'next/constants.js'

const apiPort = process.env.API_PORT ?? '3001'

/** `output` only for the build: under it, `next dev` refuses every id that is not known at build time. */
export default (phase) =>
  phase === PHASE_DEVELOPMENT_SERVER
    ? {
        rewrites: async () => [
          { source: '/api/:path*', destination: `http://127.0.0.1:${apiPort}/api/:path*` },
          { source: '/upgrade', destination: '/upgrade.html' },
        ],
        images: { unoptimized: true },
      }
    : {
        output: 'export',
        images: { unoptimized: true },
        // The sign-in page fetched ahead stays at hand for a day: signing out works without a network.
        experimental: { staleTimes: { static: 86_400 } },
      }
