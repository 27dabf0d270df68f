import { Server } from 'node:http'
import { createAdaptorServer } from '@hono/node-server'
import type { Hono } from 'hono'
import type { Db } from './db/db'
import { listen } from './listen'
import { websiteFormLead } from './routes/website/form-lead'
import type { Settings } from './settings'
import { websiteFonts } from './websites/fonts'
import { siteNames, type SiteNames } from './websites/names'
import { createWebsites } from './websites/origin'
import { placeOf } from './websites/place'

export type Websites = { app: Pick<Hono, 'fetch'>; names: SiteNames }

type Port = { port: number; answerWith(app: Pick<Hono, 'fetch'>): void; close(): Promise<void> }

/** In try-out mode websites have a port of their own, whose number stands in their addresses. */
export async function openSitesPort({ demo, sitesHost, sitesPort, host }: Settings): Promise<Port | null> {
  if (!demo || sitesHost !== 'localhost') return null
  let app: Pick<Hono, 'fetch'> | null = null
  const server = createAdaptorServer({
    fetch: (request, env) => app?.fetch(request, env) ?? new Response('Not ready yet\n', { status: 503 }),
  })
  if (!(server instanceof Server)) throw new Error('The server is not an HTTP server')
  await listen(server, sitesPort, host, 'SITES_PORT')
  const at = server.address()
  return {
    port: at !== null && typeof at === 'object' ? at.port : sitesPort,
    answerWith: (given) => (app = given),
    async close() {
      const closed = new Promise((done) => server.close(done))
      server.closeAllConnections()
      await closed
    },
  }
}

type Started = { settings: Settings; db: Db; sites: Port | null; onSent: () => void }

/** What answers the host names of websites. */
export function startWebsites({ settings, db, sites, onSent }: Started): Websites {
  const { publicUrl, port, demo, trustProxy, corsOrigins } = settings
  const place = placeOf(settings)
  const now = () => new Date()
  const names = siteNames({ db, place, now })
  const own = new URL(publicUrl).origin
  const here = demo ? [`http://localhost:${port}`, `http://127.0.0.1:${port}`] : []
  const app = createWebsites({
    db,
    now,
    place,
    names,
    appOrigins: [...new Set([own, ...here, ...corsOrigins])],
    ...websiteFonts,
    trustProxy,
    onForm: (tx, form) => websiteFormLead(tx, settings, form),
    onSent,
  })
  sites?.answerWith(app)
  return { app, names }
}

const LITERAL = /^(?:\[[0-9a-f:.]+\]|\d{1,3}(?:\.\d{1,3}){3}|localhost)$/i

/**
 * Whose a request is, by the name that it asks for, before anything else: this server's own (its address, loopback, an
 * address of a machine, the host of a brand), or a website's, which also answers what has no name here. Where no
 * websites are published every name is this server's.
 */
export function hostRouting(settings: Settings, names: SiteNames, isBrand: (host: string) => Promise<boolean>) {
  const own = new URL(settings.publicUrl).hostname
  const place = placeOf(settings)
  const isApart = place !== null && !settings.demo
  return async (request: Request): Promise<boolean> => {
    if (!isApart) return false
    const { hostname } = new URL(request.url)
    if (hostname === own || LITERAL.test(hostname)) return false
    if (place.slugOf(hostname) !== null || (await names.find(hostname)) !== null) return true
    return !(await isBrand(hostname))
  }
}
