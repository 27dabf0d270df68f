import { Server } from 'node:http'
import type { Server as HttpsServer } from 'node:https'
import { createAdaptorServer } from '@hono/node-server'
import type { Env } from '@/server/api/env'
import { createApi } from '@/server/app'
import type { Jobs } from '@/server/jobs/jobs'
import { CHECK } from '@/server/jobs/table'
import { listen } from '@/server/listen'
import type { onNode } from '@/server/on-node'
import { isOwnName } from '@/server/own-name'
import { passwords } from '@/server/passwords'
import { brandHolder, hostConfig } from '@/server/records/host-brand'
import { tenantLogos } from '@/server/records/tenant-logos'
import { createSite } from '@/server/site'
import { hostRouting } from '@/server/sites'
import { placeOf } from '@/server/websites/place'
import type { Ground } from './ground'
import { wakeOutbox } from './jobs'
import { openPublicPorts } from './public-ports'
import type { Scans } from './scans'

/** The API and the application on one port. */
export async function serve(
  ground: Ground,
  { scans, jobs, node, version }: { scans: Scans; jobs: Jobs; node: ReturnType<typeof onNode>; version: string },
) {
  const { settings, log, db, closing, automation, websites } = ground
  const api = createApi({
    db,
    settings,
    log,
    outbox: { wake: () => wakeOutbox(jobs) },
    passwords,
    scans,
    leadScans: scans.leadScans,
    ...node,
    websites: { ...node.websites, changed: websites.names.changed },
    monitors: { checkSoon: (assets) => jobs.ask(CHECK, assets) },
    automation,
    version,
  })
  const brandAt = (host: string) =>
    hostConfig(db, settings, host).catch((error: unknown) => {
      log.warn({ error: error instanceof Error ? error.name : 'unknown' }, 'The brand of a host could not be read')
      return null
    })
  const site = createSite(
    settings.siteDir,
    { ...settings, frames: placeOf(settings)?.templates },
    tenantLogos(db, log),
    brandAt,
  )
  const isBrand = async (host: string) => (await brandHolder(db, host)) !== null
  const isSites = hostRouting(settings, websites.names, isBrand)
  const answer = async (request: Request, env: unknown) => {
    if (await isSites(request)) return websites.app.fetch(request, env as object)
    if (settings.demo && !isOwnName(request, settings.publicUrl) && !(await isBrand(new URL(request.url).hostname)))
      return new Response(NOT_OURS, { status: 421 })
    return isForApi(request) ? api.fetch(request, env as Env['Bindings']) : site.fetch(request, env as object)
  }
  const server = createAdaptorServer({ fetch: answer })
  if (!(server instanceof Server)) throw new Error('The server is not an HTTP server')
  await listen(server, settings.port, settings.host, 'PORT')
  closing.add(() => closeServer(server))
  if (settings.acme === null || node.secrets === null) return
  for (const opened of await openPublicPorts(ground, { answer, isSites, secrets: node.secrets }))
    closing.add(() => closeServer(opened))
}

const NOT_OURS =
  'Try-out mode answers on this machine only: open http://localhost with the port of Soteria, or set PUBLIC_URL.\n'

const isForApi = (request: Request) => /^\/api(\/|$)/.test(new URL(request.url).pathname)

const LAST_ANSWERS_MS = 3_000

/**
 * Answers what has been asked, and takes nothing new. Browsers keep connections open; those are closed as soon as they
 * are idle, and whoever is too slow is cut off.
 */
async function closeServer(server: Server | HttpsServer) {
  const closed = new Promise((done) => server.close(done))
  const idle = setInterval(() => server.closeIdleConnections(), 50)
  const slow = setTimeout(() => server.closeAllConnections(), LAST_ANSWERS_MS)
  await closed
  clearInterval(idle)
  clearTimeout(slow)
}
